import { createHash, sign, type KeyObject } from 'node:crypto'

/** Just enough of the DER encoding to write a certificate. */

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const size = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const time = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
const sha256WithRsa = sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05))
const name = (text: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(text)))))

export interface CertificateKeys {
  publicKey: KeyObject
  privateKey: KeyObject
}

interface CertificateOf {
  /** The common name of subject and issuer. */
  subject: string
  from: Date
  to: Date
}

/** A self-signed certificate of an RSA key as PEM, and its serial number. */
export function certificate(
  { publicKey, privateKey }: CertificateKeys,
  { subject, from, to }: CertificateOf,
): { pem: string; serial: string } {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const serial = `5a${createHash('sha256').update(spki).digest('hex').slice(0, 30)}`
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex(serial)),
    sha256WithRsa,
    name(subject),
    sequence(time(from), time(to)),
    name(subject),
    spki,
  )
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey))
  const lines = sequence(body, sha256WithRsa, signature)
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, serial: serial.toUpperCase() }
}
