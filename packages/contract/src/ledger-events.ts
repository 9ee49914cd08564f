import type { LocalText } from './locale.ts'

/** The purpose of a ledger transaction, as shown in money logs (rules §8). */
export const ledgerEvents = {
  top_up: { 'zh-cn': '在线充值', en: 'Top-up' },
  starting_balance: { 'zh-cn': '演示体验金', en: 'Demo balance' },
  order_payment: { 'zh-cn': '订单支付', en: 'Order payment' },
  order_cancelled: { 'zh-cn': '订单取消退款', en: 'Refund for cancelled order' },
  adjustment: { 'zh-cn': '系统处理', en: 'Adjusted by the platform' },
  points_earned: { 'zh-cn': '购物奖励积分', en: 'Points for a purchase' },
} as const satisfies Record<string, LocalText & { en: string }>

export type LedgerEvent = keyof typeof ledgerEvents

/** The accounts whose postings money logs show; points are whole numbers, the others money. */
export const balanceKinds = ['money', 'frozen', 'points'] as const
export type BalanceKind = (typeof balanceKinds)[number]

/** What a registration in the demo starts with, in cents, as long as there are no channels to top up through. */
export const startingBalanceCents = 1_000_000
