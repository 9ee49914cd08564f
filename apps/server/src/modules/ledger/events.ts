import type { LocalText } from '@fangshi/contract/locale'

/** What a transaction was for, as the money logs tell it. */
export const events = {
  top_up: { 'zh-cn': '在线充值', en: 'Top-up' },
  order_payment: { 'zh-cn': '订单支付', en: 'Order payment' },
  adjustment: { 'zh-cn': '系统处理', en: 'Adjusted by the platform' },
  points_earned: { 'zh-cn': '购物奖励积分', en: 'Points for a purchase' },
} as const satisfies Record<string, LocalText & { en: string }>

export type LedgerEvent = keyof typeof events
