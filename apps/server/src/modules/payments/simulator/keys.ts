import { generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { certificate } from './certificate.ts'
import { simulatorKeyId, simulatorName } from './marker.ts'

/** A key with its certificate, PEM. */
export interface CertifiedKey {
  private_key: string
  certificate: string
  serial: string
}

/** All keys of both sides; plain data, so that several processes can share them. */
export interface SimulatorKeys {
  wechat: {
    appid: string
    mch_id: string
    /** The API v3 key. */
    key: string
    merchant: CertifiedKey
    platform: CertifiedKey
    public_key: { id: string; private_key: string; public_key: string }
  }
  alipay: { appid: string; seller_id: string; app: CertifiedKey; platform: CertifiedKey; root: CertifiedKey }
}

const yearMs = 365 * 24 * 60 * 60_000
const newPair = promisify(generateKeyPair)

const privatePem = (key: KeyObject): string => String(key.export({ type: 'pkcs8', format: 'pem' }))

async function certified(now: Date): Promise<CertifiedKey> {
  const pair = await newPair('rsa', { modulusLength: 2048 })
  const validity = { from: new Date(now.getTime() - yearMs), to: new Date(now.getTime() + 5 * yearMs) }
  const { pem, serial } = certificate(pair, { subject: simulatorName, ...validity })
  return { private_key: privatePem(pair.privateKey), certificate: pem, serial }
}

/** New keys of the simulator and of the shop that pays through it. Takes about a second. */
export async function makeKeys(now: Date): Promise<SimulatorKeys> {
  const [merchant, wechat, app, alipay, root] = await Promise.all(Array.from({ length: 5 }, () => certified(now)))
  const pair = await newPair('rsa', { modulusLength: 2048 })
  const public_key = String(pair.publicKey.export({ type: 'spki', format: 'pem' }))
  return {
    wechat: {
      appid: 'wx0000000000000001',
      mch_id: '1900000001',
      key: randomBytes(16).toString('hex'),
      merchant: merchant as CertifiedKey,
      platform: wechat as CertifiedKey,
      public_key: { id: `${simulatorKeyId}_1`, private_key: privatePem(pair.privateKey), public_key },
    },
    alipay: {
      appid: '2021000000000001',
      seller_id: '2088000000000001',
      app: app as CertifiedKey,
      platform: alipay as CertifiedKey,
      root: root as CertifiedKey,
    },
  }
}
