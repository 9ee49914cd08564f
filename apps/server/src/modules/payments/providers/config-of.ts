import type { AlipayConfig, AlipayDevice, WechatConfig, WechatDevice } from './provider.ts'

/** Where the providers are. */
const gateways = {
  wechat: 'https://api.mch.weixin.qq.com',
  alipay: 'https://openapi.alipay.com/gateway.do',
}

/** A group of payment settings with its secrets decrypted. */
type SettingValues = Readonly<Record<string, string>>

/** The settings of a device as its provider takes them; `notify_url` is absolute. Missing values are empty. */
export const wechatConfigOf = (device: WechatDevice, values: SettingValues, notify_url: string): WechatConfig => ({
  device,
  notify_url,
  gateway: gateways.wechat,
  appid: values.appid ?? '',
  mch_id: values.mch_id ?? '',
  key: values.key ?? '',
  serial_no: values.serial_no ?? '',
  private_key: values.private_key ?? '',
  platform_id: values.platform_id ?? '',
  platform_key: values.platform_key ?? '',
})

/** The settings of a device as its provider takes them; `notify_url` is absolute. Missing values are empty. */
export const alipayConfigOf = (device: AlipayDevice, values: SettingValues, notify_url: string): AlipayConfig => ({
  device,
  notify_url,
  gateway: gateways.alipay,
  appid: values.appid ?? '',
  seller_id: values.seller_id ?? '',
  private_key: values.private_key ?? '',
  app_cert: values.app_cert ?? '',
  alipay_cert: values.alipay_cert ?? '',
  root_cert: values.root_cert ?? '',
})
