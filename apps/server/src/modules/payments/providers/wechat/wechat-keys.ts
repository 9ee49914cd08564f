import type { KeyObject } from 'node:crypto'
import { isValidAt, readCertificates, readPrivateKey, readPublicKey } from '../../read-pem.ts'
import type { WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'

/** A key that WeChat Pay signs with. */
export interface PlatformKey {
  key: KeyObject
  isValidAt(at: Date): boolean
}

export interface WechatKeys {
  privateKey: KeyObject
  /** For resources of notices: AES-256. */
  apiKey: Buffer
  /** WeChat Pay's public key and platform certificates by id or serial number, in upper case (payments §2.1). */
  platform: Map<string, PlatformKey>
}

/** Puts the certificates of a PEM text beside the keys that are known. */
export function addCertificates(platform: WechatKeys['platform'], pem: string): void {
  for (const certificate of readCertificates(pem)) {
    const key = { key: certificate.publicKey, isValidAt: (at: Date) => isValidAt(certificate, at) }
    platform.set(certificate.serialNumber.toUpperCase(), key)
  }
}

/** The keys of the settings. Throws ACCOUNT_REFUSED when one cannot be read; the test button says which. */
export function readWechatKeys(config: WechatConfig): WechatKeys {
  const privateKey = readPrivateKey(config.private_key)
  const apiKey = Buffer.from(config.key)
  const platform: WechatKeys['platform'] = new Map()
  const publicKey = readPublicKey(config.platform_key)
  if (publicKey) platform.set(config.platform_id.toUpperCase(), { key: publicKey, isValidAt: () => true })
  else addCertificates(platform, config.platform_key)
  if (!privateKey || apiKey.length !== 32 || platform.size === 0) {
    throw new ProviderError('ACCOUNT_REFUSED', '', 'the keys in the settings cannot be read')
  }
  return { privateKey, apiKey, platform }
}
