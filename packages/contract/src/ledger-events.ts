import type { LocalText } from './locale.ts'

/** The purpose of a ledger transaction, as shown in money logs (rules §8). */
export const ledgerEvents = {
  top_up: { 'zh-cn': '在线充值', en: 'Top-up' },
  top_up_returned: { 'zh-cn': '充值退回', en: 'Top-up returned' },
  starting_balance: { 'zh-cn': '演示体验金', en: 'Demo balance' },
  order_payment: { 'zh-cn': '订单支付', en: 'Order payment' },
  unmatched_payment: { 'zh-cn': '挂账收款', en: 'Unmatched payment' },
  unmatched_returned: { 'zh-cn': '挂账退回', en: 'Unmatched payment returned' },
  refund_agreed: { 'zh-cn': '同意退款', en: 'Refund agreed' },
  refund_paid: { 'zh-cn': '退款到账', en: 'Refund' },
  settlement: { 'zh-cn': '订单结算', en: 'Settlement' },
  settled_refund: { 'zh-cn': '结算后退款', en: 'Refund after settlement' },
  channel_payout: { 'zh-cn': '渠道打款', en: 'Payout by channel' },
  withdrawal_requested: { 'zh-cn': '申请提现', en: 'Withdrawal requested' },
  withdrawal_ended: { 'zh-cn': '提现退回', en: 'Withdrawal not paid' },
  withdrawal_paid: { 'zh-cn': '提现到账', en: 'Withdrawal paid' },
  withdrawal_bounced: { 'zh-cn': '提现被退回', en: 'Withdrawal bounced' },
  order_cancelled: { 'zh-cn': '订单取消退款', en: 'Refund for cancelled order' },
  adjustment: { 'zh-cn': '系统处理', en: 'Adjusted by the platform' },
  points_earned: { 'zh-cn': '购物奖励积分', en: 'Points for a purchase' },
  points_spent: { 'zh-cn': '积分兑换', en: 'Points spent' },
  points_returned: { 'zh-cn': '兑换取消，积分退回', en: 'Points returned' },
  points_order_payment: { 'zh-cn': '积分兑换补差', en: 'Points order payment' },
  points_order_refund: { 'zh-cn': '积分兑换退款', en: 'Points order refund' },
  points_expired: { 'zh-cn': '积分到期', en: 'Points expired' },
  points_revoked: { 'zh-cn': '退款扣回积分', en: 'Points taken back for a refund' },
} as const satisfies Record<string, LocalText & { en: string }>

export type LedgerEvent = keyof typeof ledgerEvents

/**
 * The accounts whose postings money logs show; points and points owed are whole numbers, the others money. `prepaid` was
 * topped up and may be spent but not withdrawn; debts are what their owner owes the platform, never above zero.
 */
export const balanceKinds = ['money', 'prepaid', 'frozen', 'debt', 'points', 'points_debt'] as const
export type BalanceKind = (typeof balanceKinds)[number]
/** Whether an account holds whole points instead of money. */
export const isPoints = (kind: string | null): boolean => kind === 'points' || kind === 'points_debt'

/** The accounts that administrators adjust. */
export const adjustableKinds = ['money', 'frozen', 'points'] as const
export type AdjustableKind = (typeof adjustableKinds)[number]

/** What a registration in the demo starts with, in cents, as long as there are no channels to top up through. */
export const startingBalanceCents = 1_000_000
