import type { KeyObject } from 'node:crypto'
import { readCertificates, readPrivateKey } from '../../read-pem.ts'
import type { AlipayConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { certSn, rootCertSn } from './cert-sn.ts'

export interface AlipayKeys {
  privateKey: KeyObject
  /** What Alipay signs with. */
  alipayKey: KeyObject
  /** Sent with every request in certificate mode. */
  sns: { app_cert_sn: string; alipay_root_cert_sn: string }
}

/** The keys of the settings. Throws ACCOUNT_REFUSED when one cannot be read; the test button says which. */
export function readAlipayKeys(config: AlipayConfig): AlipayKeys {
  const privateKey = readPrivateKey(config.private_key)
  const [app] = readCertificates(config.app_cert)
  const [alipay] = readCertificates(config.alipay_cert)
  const root = rootCertSn(readCertificates(config.root_cert))
  if (!privateKey || !app || !alipay || !root || !config.seller_id) {
    throw new ProviderError('ACCOUNT_REFUSED', '', 'the keys in the settings cannot be read')
  }
  return {
    privateKey,
    alipayKey: alipay.publicKey,
    sns: { app_cert_sn: certSn(app), alipay_root_cert_sn: root },
  }
}
