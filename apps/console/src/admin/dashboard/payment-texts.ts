import type { Locale } from '@fangshi/contract/locale'
import { l, textIn, type UiText } from '../../i18n/ui-text.ts'
import { paymentMethodNames } from '../../payments/payment-methods.ts'

export const paymentTexts = {
  mix: l('支付构成', 'Payment mix'),
  channel: l('支付渠道', 'Channel'),
  amount: {
    name: l('支付金额', 'Amount paid'),
    means: l(
      '所选日期内支付成功的账单金额，含订单、充值和积分订单。',
      'Bills paid in these dates: orders, top-ups and points orders.',
    ),
  },
  paid: {
    name: l('成功笔数', 'Paid bills'),
    means: l('所选日期内支付成功的账单数，零元账单不计。', 'Bills paid in these dates, without those of zero.'),
  },
  opened: {
    name: l('发起笔数', 'Attempts'),
    means: l(
      '所选日期内发起的支付次数，包含未完成的。',
      'Payment attempts opened in these dates, unfinished ones included.',
    ),
  },
  rate: {
    name: l('支付成功率', 'Success rate'),
    means: l('成功笔数除以发起笔数。', 'Paid bills divided by attempts.'),
  },
  note: l('成功 {{paid}} / 发起 {{opened}} · {{rate}}', '{{paid}} of {{opened}} · {{rate}}'),
} as const

const devices: Readonly<Record<string, UiText>> = {
  scan: l('扫码', 'QR code'),
  web: l('电脑网页', 'desktop web'),
  wap: l('手机网页', 'mobile web'),
  h5: l('手机网页', 'mobile web'),
  public: l('公众号', 'official account'),
  mini: l('小程序', 'mini program'),
  app: l('App', 'app'),
}

/** “WeChat Pay · QR code”. */
export function channelText({ channel, device }: { channel: string; device: string }, locale: Locale): string {
  const method = paymentMethodNames[channel as keyof typeof paymentMethodNames]
  const how = devices[device.toLowerCase()]
  return [method ? textIn(locale, method) : channel, how ? textIn(locale, how) : device].filter(Boolean).join(' · ')
}
