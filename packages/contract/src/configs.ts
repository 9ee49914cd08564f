import * as z from 'zod/mini'
import { maxDistributionLevels } from './distributions.ts'
import { maxPointsDays } from './points.ts'
import { route, type NamedRight } from './route.ts'
import { Email, FileAddress, Flag, Link, Percent, Price, Revised, Text, Whole, LocalizedText, wire } from './shapes.ts'

/** The most points that a yuan can earn, in hundredths. */
export const maxPointsPerYuan = 100_00

/** Days as "0.5"; fractions to a thousandth are allowed (rules §5). */
const Days = wire(
  z.pipe(
    z.string('REQUIRED').check(
      z.regex(/^\d{1,3}(\.\d{1,3})?$/, 'NUMBER_INVALID'),
      z.refine((text) => Number(text) > 0 && Number(text) <= 365, 'NUMBER_INVALID'),
    ),
    z.transform(Number),
  ),
  { type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,3})?$' },
)
const Line = Text(0, 200)
const Host = z.string('REQUIRED').check(z.trim(), z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?)?$/i, 'HOST_INVALID'))
const HostName = z
  .string('REQUIRED')
  .check(z.trim(), z.maxLength(200, 'TOO_LONG'), z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/i, 'HOST_INVALID'))
/** It stands in a header of mails. */
const SenderName = Text(0, 60).check(z.refine((name) => !/\p{Cc}/u.test(name), 'INVALID'))
/** A full URL of another server; empty for the default. */
const Address = z
  .string('REQUIRED')
  .check(z.trim(), z.maxLength(300, 'TOO_LONG'), z.regex(/^(|https?:\/\/[^\s/][^\s]*)$/i, 'LINK_INVALID'))
/** A secret: never sent back; omitted keeps it, empty clears it. */
const Secret = z.optional(Text(0, 10_000))
const phone = { tel: Line, mobile: Line }

const channel = { is_open: Flag, notify_url: Link, return_url: Link }
const wechat = z.strictObject({
  ...channel,
  appid: Line,
  secret: Secret,
  mch_id: Line,
  /** The API v3 key: 32 characters. */
  key: Secret,
  /** Serial number of the merchant certificate. */
  serial_no: Line,
  /** The merchant's private key, PEM. */
  private_key: Secret,
  /** Id and PEM of WeChat Pay's public key or platform certificate. */
  platform_id: Line,
  platform_key: Text(0, 10_000),
})
const alipay = z.strictObject({
  ...channel,
  appid: Line,
  /** The merchant's number at Alipay, 2088…: notices to another one do not count. */
  seller_id: Line,
  /** The app's private key, PEM. */
  private_key: Secret,
  /** Certificates, PEM. */
  app_cert: Text(0, 10_000),
  alipay_cert: Text(0, 10_000),
  root_cert: Text(0, 50_000),
})
const oauth = z.strictObject({ client_id: Line, key: Secret, return_url: Link })

const wechatSecrets = ['secret', 'key', 'private_key'] as const

/**
 * The groups of settings by the screen that shows them. `secrets` are write-only and sealed at rest; `test` says that the
 * server can try the settings out; `confirm` that changing them needs a fresh confirmation though nothing is secret.
 */
export const configGroups = {
  web: {
    screen: 'web',
    secrets: [],
    // What administrators need for logging in is among them.
    confirm: true,
    form: z.strictObject({
      web_name: LocalizedText(1, 30),
      index_name: LocalizedText(1, 60),
      keyword: LocalizedText(0, 100),
      description: LocalizedText(0, 200),
      logo: FileAddress,
      ...phone,
      email: Line,
      /** When the platform answers calls and mails. */
      service_hours: LocalizedText(0, 60),
      icp: Line,
      close_status: Flag,
      close_reason: LocalizedText(0, 100),
      /** Every administrator has to set up a second factor, super administrators too (rules §1). */
      admin_second_factor: Flag,
    }),
  },
  upload: {
    screen: 'web',
    secrets: ['access'],
    test: true,
    form: z.strictObject({
      save_type: z.literal(['local', 's3'], 'CHOICE_INVALID'),
      key: Line,
      access: Secret,
      bucket: Line,
      endpoint: Host,
      region: Line,
      cdn: Host,
      ssl: Flag,
      path_style: Flag,
    }),
  },
  amap: {
    screen: 'web',
    secrets: ['key'],
    form: z.strictObject({ key: Secret, jsapi: Line, security: Line }),
  },
  kuaibao: {
    screen: 'web',
    secrets: ['appkey'],
    test: true,
    form: z.strictObject({ appid: Line, appkey: Secret, agent_id: Line, address: Address }),
  },
  task: {
    screen: 'web',
    secrets: [],
    form: z.strictObject({
      cancel: Days,
      /** Counted from the last shipment, when no delivery is reported. */
      receive: Days,
      /** Counted from the delivery of the last parcel, as reported by its courier. */
      receive_traced: Days,
      comment: Days,
      /** Counted from the completion. */
      settlement: Days,
      /** Days from one settlement by timer to the next. */
      settlement_every: Whole(1, 31),
    }),
  },
  sms: {
    screen: 'sms',
    secrets: ['secret'],
    test: true,
    form: z.strictObject({
      /** `none` outside the demo: nothing is sent, and forms say so. */
      driver: z.literal(['none', 'aliyun'], 'CHOICE_INVALID'),
      key: Line,
      secret: Secret,
      sign: Line,
      /** The provider's host; empty for its default. */
      other: Host,
    }),
  },
  mail: {
    screen: 'mail',
    secrets: ['password'],
    test: true,
    form: z.strictObject({
      /** The SMTP server; empty: no mail is sent. */
      host: HostName,
      port: Whole(1, 65_535),
      /** TLS from the beginning, by STARTTLS, or none at all, where nobody logs in either. */
      security: z.literal(['tls', 'starttls', 'none'], 'CHOICE_INVALID'),
      user: Line,
      password: Secret,
      /** The address and the name that mails come from. */
      sender: z.union([z.literal(''), Email]),
      sender_name: SenderName,
    }),
  },
  store: {
    screen: 'store',
    secrets: [],
    form: z.strictObject({ goods_verify: Flag, cash: Percent() }),
  },
  withdrawal: {
    screen: 'store',
    secrets: [],
    confirm: true,
    form: z.strictObject({
      /** For one withdrawal (rules §8). */
      least: Price,
      most: Price,
      /** Altogether in one day of the platform. */
      day_most: Price,
      /** Above it a second administrator must approve. */
      second_above: Price,
    }),
  },
  points: {
    screen: 'points',
    secrets: [],
    confirm: true,
    form: z.strictObject({
      /** Points per yuan paid for goods, in hundredths (rules §9). */
      per_yuan: Percent(maxPointsPerYuan, 'POINTS_RATE_INVALID'),
      /** Days after which points end, counted from when they come in; 0 for never. */
      valid_days: Whole(0, maxPointsDays),
      /** Whether shoppers can spend points in the points mall. */
      mall_open: Flag,
    }),
  },
  distribution: {
    screen: 'store',
    secrets: [],
    confirm: true,
    form: z.strictObject({
      /** How many levels of referrers earn from sales that are made from now on (rules §9); 0 for none. */
      levels: Whole(0, maxDistributionLevels),
    }),
  },
  seckill: {
    screen: 'store',
    secrets: [],
    form: z.strictObject({
      /** At which hours the slots of flash sales begin, joined by comma (rules §9). */
      slot_hours: z
        .string('REQUIRED')
        .check(z.trim(), z.regex(/^([01]?\d|2[0-3])(,([01]?\d|2[0-3])){0,23}$/, 'SLOT_HOURS_INVALID')),
    }),
  },
  oauth_weixin: { screen: 'oauth', secrets: ['key'], test: true, form: oauth },
  oauth_weixinweb: { screen: 'oauth', secrets: ['key'], test: true, form: oauth },
  pay_wechat_wap: { screen: 'pay', secrets: wechatSecrets, test: true, form: wechat },
  pay_wechat_mp: { screen: 'pay', secrets: wechatSecrets, test: true, form: wechat },
  pay_wechat_mini: { screen: 'pay', secrets: wechatSecrets, test: true, form: wechat },
  pay_wechat_app: { screen: 'pay', secrets: wechatSecrets, test: true, form: wechat },
  pay_wechat_scan: { screen: 'pay', secrets: wechatSecrets, test: true, form: wechat },
  pay_alipay_wap: { screen: 'pay', secrets: ['private_key'], test: true, form: alipay },
  pay_alipay_web: { screen: 'pay', secrets: ['private_key'], test: true, form: alipay },
  pay_alipay_app: { screen: 'pay', secrets: ['private_key'], test: true, form: alipay },
  pay_alipay_scan: { screen: 'pay', secrets: ['private_key'], test: true, form: alipay },
  pay_alipay_mini: { screen: 'pay', secrets: ['private_key'], test: true, form: alipay },
} as const satisfies Record<
  string,
  {
    screen: 'web' | 'pay' | 'oauth' | 'sms' | 'mail' | 'store' | 'points'
    secrets: readonly string[]
    test?: true
    confirm?: true
    form: z.ZodMiniObject
  }
>

export type ConfigGroup = keyof typeof configGroups
/** The groups whose settings can be tested. */
export type TestableGroup = {
  [G in ConfigGroup]: (typeof configGroups)[G] extends { test: true } ? G : never
}[ConfigGroup]
export const isTestable = (group: ConfigGroup): group is TestableGroup => 'test' in configGroups[group]

/** A group's decoded form, which is what the settings store. */
export type ConfigOf<G extends ConfigGroup> = z.output<(typeof configGroups)[G]['form']>

const SavedConfig = z.object({
  values: z.record(z.string(), z.unknown()),
  secrets: z.array(z.string()),
  revision: z.string(),
})

function routesOf(group: ConfigGroup) {
  const {
    screen,
    secrets,
    confirm = false,
    form,
  } = configGroups[group] as {
    screen: string
    secrets: readonly string[]
    confirm?: true
    form: z.ZodMiniObject
  }
  const at = `/Admin/configs/${screen}/${group}` as const
  const right = (verb: string): NamedRight => `Admin.configs.${screen}.${verb}`
  return {
    show: route(`GET ${at}`, {
      area: 'Admin',
      right: right('show'),
      does: `The settings of ${group}; of secrets only which are set.`,
      reply: SavedConfig,
    }),
    save: route(`PUT ${at}`, {
      area: 'Admin',
      right: right('update'),
      confirm: secrets.length > 0 || confirm,
      does: `Saves the settings of ${group}. A secret left out stays; an empty one is cleared.`,
      body: z.extend(z.partial(form), Revised),
      reply: SavedConfig,
      fails: ['FORM_STALE'],
    }),
    test: route(`POST ${at}/test`, {
      area: 'Admin',
      right: right('test'),
      // What is tried out was saved before.
      confirm: false,
      does: `Tries the saved settings of ${group} out and says what came of it.`,
      body: z.strictObject({ phone: z.optional(Text(0, 20)), email: z.optional(Text(0, 200)) }),
      reply: z.object({ ok: z.boolean(), message: z.string() }),
      fails: ['TEST_UNAVAILABLE'],
    }),
  }
}

type Routes = ReturnType<typeof routesOf>

/** The routes of every group; groups that cannot be tested have no test route. */
export const configRoutes = Object.fromEntries(
  (Object.keys(configGroups) as ConfigGroup[]).map((group) => {
    const { test, ...routes } = routesOf(group)
    return [group, isTestable(group) ? { ...routes, test } : routes]
  }),
) as { [Group in ConfigGroup]: Group extends TestableGroup ? Routes : Omit<Routes, 'test'> }
