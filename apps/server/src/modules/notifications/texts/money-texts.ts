import type { Texts } from './texts.ts'

const approved = {
  title: { 'zh-cn': '提现申请已通过', en: 'Withdrawal approved' },
  text: {
    'zh-cn': '您申请的提现 {money} 元已通过审核，将汇入{bank}尾号 {card} 的银行卡。',
    en: 'Your withdrawal of ¥{money} was approved and goes to your {bank} card ending in {card}.',
  },
}
const refused = {
  title: { 'zh-cn': '提现申请未通过', en: 'Withdrawal refused' },
  text: {
    'zh-cn': '您申请的提现 {money} 元未通过审核，金额已退回余额。原因：{reason}',
    en: 'Your withdrawal of ¥{money} was refused, and the money is back in your balance. Reason: {reason}',
  },
}
const paid = {
  title: { 'zh-cn': '提现已汇出', en: 'Withdrawal paid' },
  text: {
    'zh-cn': '{arrives} 元已汇入{bank}尾号 {card} 的银行卡，到账时间以银行为准。',
    en: '¥{arrives} was sent to your {bank} card ending in {card}. When it arrives depends on the bank.',
  },
}
const bounced = {
  title: { 'zh-cn': '提现被银行退回', en: 'Withdrawal returned by the bank' },
  text: {
    'zh-cn': '银行退回了汇往尾号 {card} 的提现，金额已退回余额。原因：{reason}',
    en: 'The bank returned the withdrawal to the card ending in {card}. The money is back in your balance. Reason: {reason}',
  },
}
const [own, store] = ['/user/cashes', '/Seller/cashes?view={id}']

/** Withdrawals, settlement, reconciliation. */
export const moneyTexts = {
  withdrawal_waiting: {
    title: { 'zh-cn': '有提现待审核', en: 'A withdrawal to review' },
    text: {
      'zh-cn': '提现单 {no}，金额 {money} 元，等待审核。',
      en: 'Withdrawal {no} of ¥{money} is waiting for review.',
    },
    link: '/Admin/cashes?view={id}',
  },
  withdrawal_approved: { ...approved, link: own },
  withdrawal_refused: { ...refused, link: own },
  withdrawal_paid: { ...paid, link: own },
  withdrawal_bounced: { ...bounced, link: own },
  store_withdrawal_approved: { ...approved, link: store },
  store_withdrawal_refused: { ...refused, link: store },
  store_withdrawal_paid: { ...paid, link: store },
  store_withdrawal_bounced: { ...bounced, link: store },
  settled: {
    title: { 'zh-cn': '货款已结算', en: 'Orders settled' },
    text: {
      'zh-cn': '结算单 {no}：{orders} 笔订单，共结算 {money} 元。',
      en: 'Statement {no}: ¥{money} was settled. Orders: {orders}.',
    },
    link: '/Seller/order_settlements?view={id}',
  },
  differences_found: {
    title: { 'zh-cn': '对账发现差异', en: 'Reconciliation found differences' },
    text: {
      'zh-cn': '{channel} {day} 的账单有 {count} 处差异待处理。',
      en: 'Differences to look at in the {channel} bill of {day}: {count}.',
    },
    link: '/Admin/books/differences',
  },
} as const satisfies Texts
