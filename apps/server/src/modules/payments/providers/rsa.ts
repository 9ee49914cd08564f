import { sign, verify, type KeyObject } from 'node:crypto'

/** RSA with SHA-256 and PKCS#1 v1.5 padding, which both providers use, written in base64. */

export const rsaSign = (privateKey: KeyObject, text: string | Uint8Array): string =>
  sign('sha256', Buffer.from(text), privateKey).toString('base64')

/** Base64 as it is written; Node reads past whatever is none. Null for anything else. */
export function readBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > 0 && bytes.toString('base64') === text ? bytes : null
}

/** False for a signature that is wrong in any way. */
export function rsaVerifies(publicKey: KeyObject, text: string | Uint8Array, signature: string): boolean {
  const bytes = readBase64(signature)
  return bytes !== null && verify('sha256', Buffer.from(text), publicKey, bytes)
}
