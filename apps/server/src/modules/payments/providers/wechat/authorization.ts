import { randomBytes, type KeyObject } from 'node:crypto'
import type { WechatConfig } from '../provider.ts'
import { rsaSign } from '../rsa.ts'

/** Lines that are signed: each ends, the last one too. */
export const lines = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('')

export const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000))

/** 32 characters, as WeChat Pay's examples have them. */
export const newNonce = (): string => randomBytes(16).toString('hex').toUpperCase()

export interface SignedRequest {
  method: string
  /** With its query, without the host. */
  path: string
  body: string
}

/** The header that signs a request (payments §2.1). */
export function authorization(
  { mch_id, serial_no }: Pick<WechatConfig, 'mch_id' | 'serial_no'>,
  privateKey: KeyObject,
  { method, path, body }: SignedRequest,
  at: Date,
): string {
  const [timestamp, nonce] = [seconds(at), newNonce()]
  const signature = rsaSign(privateKey, lines(method, path, timestamp, nonce, body))
  const fields = { mchid: mch_id, nonce_str: nonce, timestamp, serial_no, signature }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}
