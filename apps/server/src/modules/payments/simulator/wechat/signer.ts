import type { RawNotice } from '../../providers/provider.ts'
import { rsaSign } from '../../providers/rsa.ts'
import { newNonce, seconds } from '../../providers/wechat/authorization.ts'
import type { SimulatorKeys } from '../keys.ts'
import { readKey } from '../read-key.ts'
import type { SerialMode } from '../world.ts'

/** A key of WeChat Pay and the name it goes by. */
export interface Signer {
  serial: string
  private_key: string
}

/** The key that signs the next message; `count` alternates where both are in use. */
export function signerOf({ wechat }: SimulatorKeys, mode: SerialMode, count = 0): Signer {
  const { public_key, platform } = wechat
  const byPublicKey = { serial: public_key.id, private_key: public_key.private_key }
  if (mode === 'public_key' || (mode === 'mixed' && count % 2 === 0)) return byPublicKey
  if (mode === 'unknown') return { ...byPublicKey, serial: 'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF' }
  return { serial: platform.serial, private_key: platform.private_key }
}

/** Headers that sign a body. */
export function signatureHeaders({ serial, private_key }: Signer, body: Uint8Array, at: Date): Record<string, string> {
  const [timestamp, nonce] = [seconds(at), newNonce()]
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': rsaSign(readKey(private_key), signed),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

export const signedMessage = (signer: Signer, body: Uint8Array, at: Date): RawNotice => ({
  body,
  headers: signatureHeaders(signer, body, at),
})
