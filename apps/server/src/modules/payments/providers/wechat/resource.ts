import { createCipheriv, createDecipheriv } from 'node:crypto'
import * as z from 'zod/mini'
import { readBase64 } from '../rsa.ts'

const cipher = 'aes-256-gcm'
/** The whole tag; Node takes shorter ones too. */
const authTagLength = 16

export const resourceAlgorithm = 'AEAD_AES_256_GCM'

/** An encrypted part of a notice or of the list of certificates (payments §2.1). */
export const Resource = z.object({
  algorithm: z.string(),
  ciphertext: z.string(),
  nonce: z.string().check(z.regex(/^[\x20-\x7e]{12}$/)),
  associated_data: z.optional(z.string().check(z.maxLength(16))),
})
export type Resource = z.infer<typeof Resource>

/** The bytes inside; null when any bit of text, tag, nonce or associated data is another. */
export function decryptResource(apiKey: Buffer, { ciphertext, nonce, associated_data = '' }: Resource): Buffer | null {
  const bytes = readBase64(ciphertext)
  if (!bytes || bytes.length <= authTagLength) return null
  const decipher = createDecipheriv(cipher, apiKey, Buffer.from(nonce), { authTagLength })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-authTagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -authTagLength)), decipher.final()])
  } catch {
    return null
  }
}

/** Encrypts as WeChat Pay does; the nonce has 12 letters. */
export function encryptResource(apiKey: Buffer, text: string, nonce: string, associated_data: string): Resource {
  const encipher = createCipheriv(cipher, apiKey, Buffer.from(nonce), { authTagLength })
  encipher.setAAD(Buffer.from(associated_data))
  const bytes = Buffer.concat([encipher.update(text), encipher.final(), encipher.getAuthTag()])
  return { algorithm: resourceAlgorithm, ciphertext: bytes.toString('base64'), nonce, associated_data }
}
