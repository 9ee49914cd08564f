import type { ConfigGroup, ConfigOf } from '@fangshi/contract/configs'
import { maxDistributionLevels } from '@fangshi/contract/distributions'
import { toCents } from '@fangshi/contract/money'

/** A stored secret is sealed (`kernel/secret-box.ts`); empty when it is not set. */
type StoredGroup<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

/**
 * The groups of settings as stored (`packages/contract/src/configs.ts` describes each). A stored group may lack
 * members; it is merged over the defaults.
 */
export type Settings = { [G in ConfigGroup]: StoredGroup<ConfigOf<G>> }

const oauth: Settings['oauth_weixin'] = { client_id: '', key: '', return_url: '' }
const channel = { is_open: false, notify_url: '', return_url: '', appid: '' }
const wechat: Settings['pay_wechat_wap'] = {
  ...channel,
  secret: '',
  mch_id: '',
  key: '',
  serial_no: '',
  private_key: '',
  platform_id: '',
  platform_key: '',
}
const alipay: Settings['pay_alipay_wap'] = {
  ...channel,
  seller_id: '',
  private_key: '',
  app_cert: '',
  alipay_cert: '',
  root_cert: '',
}

const defaults: Settings = {
  web: {
    web_name: { 'zh-cn': '坊市', en: 'Fangshi' },
    index_name: { 'zh-cn': '坊市 · 街坊的好店', en: 'Fangshi · good shops around the corner' },
    keyword: { 'zh-cn': '坊市,网上商城,好店', en: 'Fangshi, marketplace, independent shops' },
    description: {
      'zh-cn': '用心小店，一次结算。',
      en: 'Independent shops, one checkout.',
    },
    logo: '',
    tel: '',
    mobile: '',
    email: '',
    service_hours: { 'zh-cn': '' },
    icp: '',
    close_status: false,
    close_reason: { 'zh-cn': '商城维护中，请稍后再来', en: 'We’re doing some maintenance. Please come back soon.' },
    admin_second_factor: false,
  },
  task: { cancel: 1, receive: 10, receive_traced: 7, comment: 7, settlement: 7, settlement_every: 1 },
  store: { goods_verify: false, cash: 0 },
  distribution: { levels: maxDistributionLevels },
  seckill: { slot_hours: Array.from({ length: 24 }, (_, hour) => hour).join() },
  withdrawal: {
    least: toCents(1_00),
    most: toCents(50_000_00),
    day_most: toCents(100_000_00),
    second_above: toCents(10_000_00),
  },
  points: { per_yuan: 100, valid_days: 0, mall_open: true },
  upload: {
    save_type: 'local',
    key: '',
    access: '',
    bucket: '',
    endpoint: '',
    region: 'us-east-1',
    cdn: '',
    ssl: true,
    path_style: false,
  },
  amap: { key: '', jsapi: '', security: '' },
  kuaibao: { appid: '', appkey: '', agent_id: '', address: '' },
  sms: { driver: 'none', key: '', secret: '', sign: '', other: '' },
  mail: { host: '', port: 465, security: 'tls', user: '', password: '', sender: '', sender_name: '' },
  oauth_weixin: oauth,
  oauth_weixinweb: oauth,
  pay_wechat_wap: wechat,
  pay_wechat_mp: wechat,
  pay_wechat_mini: wechat,
  pay_wechat_app: wechat,
  pay_wechat_scan: wechat,
  pay_alipay_wap: alipay,
  pay_alipay_web: alipay,
  pay_alipay_app: alipay,
  pay_alipay_scan: alipay,
  pay_alipay_mini: alipay,
}

/** A stored group, merged over its defaults. */
export const withDefaults = <G extends keyof Settings>(group: G, stored: unknown): Settings[G] => ({
  ...defaults[group],
  ...(stored as Partial<Settings[G]> | undefined),
})
