import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { serverSecret } from './server-secret.ts'

const prefix = 'sealed:'
/** Of texts that name their key: `sealed:2:<key id>:<content>`; those of version 1 do not. */
const namesKey = /^sealed:2:([0-9a-f]{8}):(.*)$/s
const bytesMark = Buffer.from('FANGSHI2')
const idBytes = 4
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

interface Key {
  key: Buffer
  /** Tells keys apart and says nothing about them. */
  id: Buffer
}
type Owner = Pick<Context, 'config'>

const keys = new Map<string, Key>()

function keyOf({ config }: Owner): Key {
  const secret = serverSecret(config)
  const known = keys.get(secret)
  if (known) return known
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  const made = { key: derive('fangshi secrets at rest', 32), id: derive('fangshi key id', idBytes) }
  keys.set(secret, made)
  return made
}

function encrypt({ key }: Key, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, key, iv, { authTagLength: tagBytes })
  const content = Buffer.concat([box.update(bytes), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), content])
}

function decrypt({ key }: Key, sealed: Uint8Array): Buffer {
  const box = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  box.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([box.update(sealed.subarray(ivBytes + tagBytes)), box.final()])
}

/** The id of the key of sealed bytes; undefined for those of the time before keys had ids. */
const idIn = (sealed: Uint8Array): Buffer | undefined =>
  bytesMark.equals(sealed.subarray(0, bytesMark.length))
    ? Buffer.from(sealed.subarray(bytesMark.length, bytesMark.length + idBytes))
    : undefined

/** Bytes as they are stored: AES-256-GCM under a key derived from the servers' secret, with its id; other bytes each time. */
export function sealBytes(owner: Owner, bytes: Uint8Array): Buffer {
  const key = keyOf(owner)
  return Buffer.concat([bytesMark, key.id, encrypt(key, bytes)])
}

/** The bytes that were sealed. Throws an Error when they are damaged or were sealed under another key. */
export function openBytes(owner: Owner, sealed: Uint8Array): Buffer {
  const key = keyOf(owner)
  const id = idIn(sealed)
  if (id && !id.equals(key.id)) throw new Error(`it was sealed under the key ${id.toString('hex')}`)
  return decrypt(key, id ? sealed.subarray(bytesMark.length + idBytes) : sealed)
}

/** True for bytes that `sealBytes` gives now, under the servers' secret. */
export const areUnderKey = (owner: Owner, sealed: Uint8Array): boolean => idIn(sealed)?.equals(keyOf(owner).id) === true

/** True for what `seal` gives. */
export const isSealed = (text: string): boolean => text.startsWith(prefix)

/** True for what `seal` gives now, under the servers' secret. */
export const isUnderKey = (owner: Owner, sealed: string): boolean =>
  namesKey.exec(sealed)?.[1] === keyOf(owner).id.toString('hex')

/**
 * A secret of the settings as it is stored: sealed, as text. The prefix names version and key. Nothing (an empty text)
 * stays empty.
 */
export function seal(owner: Owner, text: string): string {
  if (text === '') return ''
  const key = keyOf(owner)
  return `${prefix}2:${key.id.toString('hex')}:${encrypt(key, Buffer.from(text)).toString('base64url')}`
}

/** The text that was sealed. Throws an Error when it is damaged, was never sealed, or was sealed under another key. */
export function openText(owner: Owner, sealed: string): string {
  if (sealed === '') return ''
  const [, id, content] = namesKey.exec(sealed) ?? []
  const first = id === undefined ? /^sealed:1:(.*)$/s.exec(sealed)?.[1] : undefined
  if (id === undefined && first === undefined) throw new Error('it was never sealed')
  const key = keyOf(owner)
  if (id !== undefined && id !== key.id.toString('hex')) throw new Error(`it was sealed under the key ${id}`)
  return decrypt(key, Buffer.from(content ?? first ?? '', 'base64url')).toString('utf8')
}

/**
 * The text that was sealed; empty when nothing is set. What cannot be opened (another SECRET_KEY, a damaged or an
 * unsealed value) counts as not set and is logged under `name`, never with its value.
 */
export function open(ctx: Pick<Context, 'config' | 'log'>, sealed: string, name: string): string {
  try {
    return openText(ctx, sealed)
  } catch (error) {
    ctx.log.error({ err: error }, `the secret ${name} cannot be opened and counts as not set; was SECRET_KEY changed?`)
    return ''
  }
}
