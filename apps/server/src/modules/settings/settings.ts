import type { LocalText } from '@fangshi/contract/locale'

/** The groups of settings with their defaults. A stored group may lack members; it is laid over these. */
export interface Settings {
  web: {
    web_name: LocalText
    index_name: LocalText
    keyword: LocalText
    description: LocalText
    logo: string
    tel: string
    email: string
    icp: string
    /** While true, placing and paying answer SITE_CLOSED (rules §12). */
    close_status: boolean
    close_reason: LocalText
  }
  /** When orders move by themselves, in days; fractions are allowed (rules §5). */
  task: { cancel: number; receive: number; comment: number }
  store: { goods_verify: boolean }
  /** Where new uploads are kept, here or in an S3-compatible store; earlier ones stay where they are. */
  upload: {
    save_type: 'local' | 's3'
    /** Id of the access key. */
    key: string
    /** The access key's secret, sealed (`kernel/secret-box.ts`). */
    access: string
    bucket: string
    /** Host of the store, with its port where it has one of its own: `s3.eu-central-1.amazonaws.com`. */
    endpoint: string
    region: string
    /** Domain that public addresses begin with; empty: the store's own. */
    cdn: string
    /** Whether store and domain are reached by https. */
    ssl: boolean
    /** Whether the bucket stands in the path rather than before the host. */
    path_style: boolean
  }
}

const defaults: Settings = {
  web: {
    web_name: { 'zh-cn': '坊市', en: 'Fangshi' },
    index_name: { 'zh-cn': '坊市 · 街坊的好店', en: 'Fangshi · good shops around the corner' },
    keyword: { 'zh-cn': '坊市,网上商城,好店', en: 'Fangshi, marketplace, independent shops' },
    description: {
      'zh-cn': '许多用心的小店，一次结算。',
      en: 'Many careful small shops, one checkout.',
    },
    logo: '',
    tel: '',
    email: '',
    icp: '',
    close_status: false,
    close_reason: { 'zh-cn': '网站维护中，请稍后再来', en: 'We are tidying up. Please come back a little later.' },
  },
  task: { cancel: 1, receive: 10, comment: 7 },
  store: { goods_verify: false },
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
}

/** A group as stored, laid over its defaults. */
export const withDefaults = <G extends keyof Settings>(group: G, stored: unknown): Settings[G] => ({
  ...defaults[group],
  ...(stored as Partial<Settings[G]> | undefined),
})
