import type { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import type { RowOf } from '@fangshi/contract/resource'
import type { Locale } from '@fangshi/contract/locale'
import { l, textIn, type UiText } from '../i18n/ui-text.ts'
import type { Columns } from '../kit/list/column.ts'
import { paymentMethodNames } from './payment-methods.ts'

export const attemptTexts = {
  number: l('支付单号', 'Attempt no.'),
  trade: l('渠道交易号', 'Trade no.'),
  kind: l('用途', 'For'),
  payer: l('付款人', 'Payer'),
  channel: l('支付方式', 'Method'),
  device: l('支付场景', 'Used in'),
  amount: l('金额', 'Amount'),
  status: l('状态', 'Status'),
  paid: l('支付时间', 'Paid'),
  created: l('发起时间', 'Started'),
}

export const attemptChannels = Object.entries(paymentMethodNames).map(([value, label]) => ({ value, label }))
const attemptKinds = [
  { value: 'order_group', label: l('订单', 'Order') },
  { value: 'top_up', label: l('充值', 'Top-up') },
  { value: 'points_order', label: l('积分订单', 'Points order') },
] as const
export const attemptStatuses = [
  { value: 'open', label: l('待支付', 'Unpaid'), color: 'warning' },
  { value: 'succeeded', label: l('已支付', 'Paid'), color: 'success' },
  { value: 'closed', label: l('已关闭', 'Closed'), color: 'default' },
] as const

/** What the payer's client is, as the settings of the channels have it. */
export const devices = [
  { value: 'scan', label: l('扫码', 'QR code') },
  { value: 'web', label: l('电脑网页', 'Desktop web') },
  { value: 'wap', label: l('手机网页', 'Mobile web') },
  { value: 'mp', label: l('公众号', 'Official account') },
  { value: 'mini', label: l('小程序', 'Mini program') },
  { value: 'app', label: l('App', 'App') },
] as const

/** “WeChat Pay · QR code”. */
export function channelText({ channel, device }: { channel: string; device: string }, locale: Locale): string {
  const method = paymentMethodNames[channel as keyof typeof paymentMethodNames] as UiText | undefined
  const how = devices.find(({ value }) => value === device)?.label
  return [method ? textIn(locale, method) : channel, how ? textIn(locale, how) : device].filter(Boolean).join(' · ')
}

export const attemptColumns: Columns<RowOf<typeof adminPaymentAttempts>> = {
  attempt_no: { label: attemptTexts.number, type: 'id', width: 190 },
  nickname: { label: attemptTexts.payer, width: 110 },
  channel: { label: attemptTexts.channel, type: 'dict', options: attemptChannels, width: 120 },
  amount: { label: attemptTexts.amount, type: 'price', width: 120 },
  status: { label: attemptTexts.status, type: 'dict_tags', options: attemptStatuses, width: 90 },
  paid_at: { label: attemptTexts.paid, type: 'time', width: 165 },
  trade_no: { label: attemptTexts.trade, type: 'id', width: 220 },
  kind: { label: attemptTexts.kind, type: 'dict', options: attemptKinds, width: 100 },
  device: { label: attemptTexts.device, type: 'dict', options: devices, width: 120 },
  created_at: { label: attemptTexts.created, type: 'time', width: 165 },
}
