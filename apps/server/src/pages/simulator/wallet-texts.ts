import type { Locale } from '@fangshi/contract/locale'
import type { WalletAct } from '../../modules/payments/public.ts'

/** Why a page has no buttons; `unknown` has no trade either. */
export type EndedReason = 'paid' | 'closed' | 'expired' | 'unknown'

interface WalletTexts {
  lang: string
  wechat: string
  alipay: string
  simulator: string
  noMoney: string
  payTo: string
  item: string
  number: string
  validUntil: string
  tradeNumber: string
  refunded: string
  others: string
  otherAmount: string
  back: string
  open: string
  codeLabel: string
  declined: string
  acts: Readonly<Record<WalletAct, readonly [label: string, what: string]>>
  ended: Readonly<Record<EndedReason, readonly [title: string, text: string]>>
}

export const walletTexts: Readonly<Record<Locale, WalletTexts>> = {
  'zh-cn': {
    lang: 'zh-CN',
    wechat: '微信支付',
    alipay: '支付宝',
    simulator: '模拟器',
    noMoney: '演示环境，不会产生真实扣款',
    payTo: '付款给',
    item: '商品',
    number: '商户单号',
    validUntil: '有效期至',
    tradeNumber: '交易号',
    refunded: '已退款',
    others: '试试其他结果',
    otherAmount: '其他金额（元）',
    back: '返回商城',
    open: '打开',
    codeLabel: '付款码内容',
    declined: '支付失败：银行拒绝了扣款，您可以再试一次。',
    acts: {
      pay: ['立即支付', ''],
      pay_twice: ['重复支付', '订单只支付一次，多付的一笔原路退回'],
      pay_other_amount: ['支付其他金额', '金额不符，这笔款会原路退回'],
      fail: ['支付失败', '银行拒绝扣款，仍可再次支付'],
      expire: ['让支付过期', '之后不能再用这个付款码支付'],
    },
    ended: {
      paid: ['支付成功', '商城收到通知后会更新订单。'],
      closed: ['交易已关闭', '商城已关闭这笔交易，不能再支付。'],
      expired: ['支付已过期', '请回到商城重新发起支付。'],
      unknown: ['找不到这笔支付', '请扫描收银台上的二维码，或在下面粘贴付款码内容。'],
    },
  },
  en: {
    lang: 'en',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    simulator: 'Simulator',
    noMoney: 'This is a demo. No real money moves.',
    payTo: 'Pay to',
    item: 'Item',
    number: 'Payment number',
    validUntil: 'Valid until',
    tradeNumber: 'Transaction',
    refunded: 'Refunded',
    others: 'Try another outcome',
    otherAmount: 'Other amount (¥)',
    back: 'Back to the shop',
    open: 'Open',
    codeLabel: 'Text of the QR code',
    declined: 'Payment failed: the bank declined it. You can try again.',
    acts: {
      pay: ['Pay now', ''],
      pay_twice: ['Pay twice', 'The order is paid once; the second payment is refunded'],
      pay_other_amount: ['Pay a different amount', 'It does not match the order, so it is refunded'],
      fail: ['Fail the payment', 'The bank declines it; you can still pay'],
      expire: ['Let it expire', 'This code can’t be used any more'],
    },
    ended: {
      paid: ['Payment successful', 'The shop updates your order as soon as it is notified.'],
      closed: ['Payment closed', 'The shop has closed this payment, so it can no longer be paid.'],
      expired: ['Payment expired', 'Go back to the shop and start again.'],
      unknown: ['Payment not found', 'Scan the QR code at the cashier, or paste its text below.'],
    },
  },
}
