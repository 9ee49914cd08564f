import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'

/** The result of `read`; null when it throws. */
function tried<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** A PEM private key; null for anything else. */
export const readPrivateKey = (pem: string): KeyObject | null => tried(() => createPrivateKey(pem))
/** A PEM public key; null for anything else, private keys and certificates too. */
export const readPublicKey = (pem: string): KeyObject | null =>
  pem.includes('-----BEGIN PUBLIC KEY-----') || pem.includes('-----BEGIN RSA PUBLIC KEY-----')
    ? tried(() => createPublicKey(pem))
    : null

const oneCertificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The readable certificates of a text; bundles may contain kinds that this runtime does not support. */
export const readCertificates = (pem: string): X509Certificate[] =>
  (pem.match(oneCertificate) ?? []).flatMap((block) => tried(() => new X509Certificate(block)) ?? [])

export const isValidAt = (certificate: X509Certificate, at: Date): boolean =>
  new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo)

/** RSA with at least 2048 bits, as both providers require. */
export const isStrongRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
