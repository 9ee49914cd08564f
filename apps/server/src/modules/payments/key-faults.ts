import { isPrivateAddress } from '../../kernel/http/private-address.ts'
import { isIP } from 'node:net'
import type { KeyFault } from './key-fault-texts.ts'
import { isOfSimulator, simulatorKeyId } from './simulator/marker.ts'
import { isStrongRsa, isValidAt, readCertificates, readPrivateKey, readPublicKey } from './read-pem.ts'

/** The public address and the time that keys are checked against. */
export interface KeySite {
  now: Date
  /** Providers must then reach the shop from outside. */
  isProduction: boolean
  publicUrl: string
}
/** Settings of a channel with decrypted secrets. */
export type ChannelValues = Readonly<Record<string, string>>

type MaybeFault = KeyFault | false

const isOwnNet = (host: string): boolean => host === 'localhost' || (isIP(host) > 0 && isPrivateAddress(host))

/** An empty address or a path belongs to this server. */
function notifyFaults(address: string, { isProduction, publicUrl }: KeySite): MaybeFault[] {
  if (!isProduction) return []
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null
  const isPublic = url?.protocol === 'https:' && !isOwnNet(url.hostname.replace(/^\[|\]$/g, ''))
  return [!isPublic && 'NOTIFY_URL_NOT_PUBLIC']
}

/** Anybody can make keys of the simulator and sign a payment with them (rules §6). */
function simulatorFaults(pems: readonly string[], { isProduction }: KeySite): MaybeFault[] {
  return [isProduction && pems.flatMap(readCertificates).some(isOfSimulator) && 'SIMULATOR_KEYS']
}

function privateKeyFaults(pem: string): MaybeFault[] {
  const key = readPrivateKey(pem)
  return key ? [!isStrongRsa(key) && 'PRIVATE_KEY_WEAK'] : ['PRIVATE_KEY_UNREADABLE']
}

/** WeChat Pay's side: its public key with its id, or its platform certificate with its serial number (payments §2.1). */
function platformFaults(pem: string, id: string, now: Date): MaybeFault[] {
  if (readPublicKey(pem)) return [!id.startsWith('PUB_KEY_ID_') && 'PLATFORM_ID_WRONG']
  const [certificate] = readCertificates(pem)
  if (!certificate) return ['PLATFORM_KEY_UNREADABLE']
  const isItsId = certificate.serialNumber.toUpperCase() === id.toUpperCase()
  return [!isItsId && 'PLATFORM_ID_WRONG', !isValidAt(certificate, now) && 'PLATFORM_CERT_EXPIRED']
}

const real = (found: readonly MaybeFault[]): KeyFault[] => found.filter((fault) => fault !== false)

/** Devices whose payments name the payer's openid, which needs the app secret. */
const needsOpenid = (device: string): boolean => device === 'mp' || device === 'mini'

/** Everything wrong with a WeChat Pay channel that can be found without calling the provider (payments §2.1). */
export function wechatFaults(values: ChannelValues, device: string, site: KeySite): KeyFault[] {
  const {
    appid,
    secret,
    mch_id,
    key = '',
    serial_no = '',
    private_key = '',
    platform_key = '',
    platform_id = '',
  } = values
  const { notify_url = '' } = values
  return real([
    !appid && 'APPID_MISSING',
    !secret && needsOpenid(device) && 'APP_SECRET_MISSING',
    !mch_id && 'MCH_ID_MISSING',
    Buffer.byteLength(key) !== 32 && 'API_KEY_WRONG',
    !/^[0-9a-f]{8,64}$/i.test(serial_no) && 'SERIAL_NO_WRONG',
    ...privateKeyFaults(private_key),
    ...platformFaults(platform_key, platform_id, site.now),
    ...simulatorFaults([platform_key], site),
    site.isProduction && platform_id.startsWith(simulatorKeyId) && 'SIMULATOR_KEYS',
    ...notifyFaults(notify_url, site),
    notify_url.includes('?') && 'NOTIFY_URL_HAS_QUERY',
  ])
}

function certificateFaults(name: 'APP' | 'ALIPAY' | 'ROOT', pem: string, now: Date): MaybeFault[] {
  const certificates = readCertificates(pem)
  if (!certificates.length) return [`${name}_CERT_UNREADABLE`]
  // In a bundle of root certificates one valid certificate is enough.
  return [!certificates.some((one) => isValidAt(one, now)) && `${name}_CERT_EXPIRED`]
}

function pairFaults(certificate: string, privateKey: string): MaybeFault[] {
  const [app] = readCertificates(certificate)
  const key = readPrivateKey(privateKey)
  return [app !== undefined && key !== null && !app.checkPrivateKey(key) && 'APP_CERT_FOREIGN']
}

/**
 * Everything wrong with an Alipay channel in certificate mode that can be found without calling the provider (payments
 * §2.2).
 */
export function alipayFaults(values: ChannelValues, site: KeySite): KeyFault[] {
  const {
    appid,
    seller_id = '',
    private_key = '',
    app_cert = '',
    alipay_cert = '',
    root_cert = '',
    notify_url = '',
  } = values
  return real([
    !appid && 'APPID_MISSING',
    !/^2088\d{12}$/.test(seller_id) && 'SELLER_ID_WRONG',
    ...privateKeyFaults(private_key),
    ...certificateFaults('APP', app_cert, site.now),
    ...pairFaults(app_cert, private_key),
    ...certificateFaults('ALIPAY', alipay_cert, site.now),
    ...certificateFaults('ROOT', root_cert, site.now),
    ...simulatorFaults([app_cert, alipay_cert, root_cert], site),
    ...notifyFaults(notify_url, site),
  ])
}
