import { createHash, type X509Certificate } from 'node:crypto'

/** `C=CN\nO=…\nCN=…` → `CN=…,O=…,C=CN`, as Java writes it. */
const issuerName = ({ issuer }: X509Certificate): string =>
  issuer
    .split('\n')
    .map((part) => part.replace(/\\(.)/g, '$1'))
    .toReversed()
    .join(',')

/** What Alipay calls a certificate's SN: the MD5 of its issuer and serial number. */
export const certSn = (certificate: X509Certificate): string =>
  createHash('md5')
    .update(issuerName(certificate) + BigInt(`0x${certificate.serialNumber}`).toString())
    .digest('hex')

/** The root certificates of Alipay's bundle that are signed with RSA; others are for other algorithms. */
export const rootCertSn = (certificates: readonly X509Certificate[]): string =>
  certificates
    .filter(({ signatureAlgorithmOid = '' }) => signatureAlgorithmOid.startsWith('1.2.840.113549.1.1'))
    .map(certSn)
    .join('_')
