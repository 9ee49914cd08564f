import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { serverSecret } from './server-secret.ts'

const prefix = 'sealed:1:'
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keys = new Map<string, Buffer>()

function keyOf(config: Context['config']): Buffer {
  const secret = serverSecret(config)
  let key = keys.get(secret)
  if (!key) keys.set(secret, (key = Buffer.from(hkdfSync('sha256', secret, '', 'fangshi secrets at rest', 32))))
  return key
}

/** Bytes as they are stored: AES-256-GCM under a key derived from the servers' secret, other bytes each time. */
export function sealBytes({ config }: Pick<Context, 'config'>, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, keyOf(config), iv, { authTagLength: tagBytes })
  const content = Buffer.concat([box.update(bytes), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), content])
}

/** The bytes that were sealed. Throws an Error when they are damaged or were sealed under another key. */
export function openBytes({ config }: Pick<Context, 'config'>, sealed: Uint8Array): Buffer {
  const box = createDecipheriv(cipher, keyOf(config), sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  box.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([box.update(sealed.subarray(ivBytes + tagBytes)), box.final()])
}

/** True for what `seal` gives. */
export const isSealed = (text: string): boolean => text.startsWith(prefix)

/**
 * A secret of the settings as it is stored: sealed, as text. The prefix names the version. Nothing (an empty text)
 * stays empty.
 */
export const seal = (ctx: Pick<Context, 'config'>, text: string): string =>
  text === '' ? '' : prefix + sealBytes(ctx, Buffer.from(text)).toString('base64url')

/**
 * The text that was sealed; empty when nothing is set. What cannot be opened (another SECRET_KEY, a damaged or an
 * unsealed value) counts as not set and is logged under `name`, never with its value.
 */
export function open(ctx: Pick<Context, 'config' | 'log'>, sealed: string, name: string): string {
  if (sealed === '') return ''
  try {
    if (!isSealed(sealed)) throw new Error('it was never sealed')
    return openBytes(ctx, Buffer.from(sealed.slice(prefix.length), 'base64url')).toString('utf8')
  } catch (error) {
    ctx.log.error({ err: error }, `the secret ${name} cannot be opened and counts as not set; was SECRET_KEY changed?`)
    return ''
  }
}
