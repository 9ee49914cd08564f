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

/** True for what `seal` gives. */
export const isSealed = (text: string): boolean => text.startsWith(prefix)

/**
 * A secret of the settings as it is stored: AES-256-GCM under a key derived from the servers' secret, another text each
 * time. The prefix names the version. Nothing (an empty text) stays empty.
 */
export function seal({ config }: Pick<Context, 'config'>, text: string): string {
  if (text === '') return ''
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, keyOf(config), iv, { authTagLength: tagBytes })
  const content = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return prefix + Buffer.concat([iv, box.getAuthTag(), content]).toString('base64url')
}

/**
 * The text that was sealed; empty when nothing is set. What cannot be opened (another SECRET_KEY, a damaged or an
 * unsealed value) counts as not set and is told in the log under `name`, never with its value.
 */
export function open({ config, log }: Pick<Context, 'config' | 'log'>, sealed: string, name: string): string {
  if (sealed === '') return ''
  try {
    if (!isSealed(sealed)) throw new Error('it was never sealed')
    const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
    const iv = bytes.subarray(0, ivBytes)
    const box = createDecipheriv(cipher, keyOf(config), iv, { authTagLength: tagBytes })
    box.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([box.update(bytes.subarray(ivBytes + tagBytes)), box.final()]).toString('utf8')
  } catch (error) {
    log.error({ err: error }, `the secret ${name} cannot be opened and counts as not set; was SECRET_KEY changed?`)
    return ''
  }
}
