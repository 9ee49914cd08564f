import type { AlipayConfig, AlipayDevice, WechatConfig, WechatDevice } from '../providers/provider.ts'
import type { SimulatorKeys } from './keys.ts'

/** Where the simulator is, for requests that it gets in process. */
export const simulatorGateways = {
  wechat: 'https://wechat.simulator.invalid',
  alipay: 'https://alipay.simulator.invalid/gateway.do',
}
const simulatorHosts = Object.values(simulatorGateways).map((gateway) => new URL(gateway).hostname)

/** Where the payer's browser posts Alipay's forms to. */
export const formGateway = '/simulator/alipay/gateway.do'

/** Whether a request is the simulator's: one to a host that no network has, or to the gateway of forms. */
export function isForSimulator(address: string, publicUrl: string): boolean {
  const { hostname, origin, pathname } = new URL(address)
  return simulatorHosts.includes(hostname) || (origin === new URL(publicUrl).origin && pathname === formGateway)
}

/** Settings with which a shop pays through the simulator; `notify_url` is absolute. */
export const simulatedWechat = ({ wechat }: SimulatorKeys, device: WechatDevice, notify_url: string): WechatConfig => ({
  device,
  notify_url,
  gateway: simulatorGateways.wechat,
  appid: wechat.appid,
  mch_id: wechat.mch_id,
  key: wechat.key,
  serial_no: wechat.merchant.serial,
  private_key: wechat.merchant.private_key,
  platform_id: wechat.public_key.id,
  platform_key: wechat.public_key.public_key,
})

export const simulatedAlipay = ({ alipay }: SimulatorKeys, device: AlipayDevice, notify_url: string): AlipayConfig => ({
  device,
  notify_url,
  gateway: simulatorGateways.alipay,
  appid: alipay.appid,
  seller_id: alipay.seller_id,
  private_key: alipay.app.private_key,
  app_cert: alipay.app.certificate,
  alipay_cert: alipay.platform.certificate,
  root_cert: alipay.root.certificate,
})
