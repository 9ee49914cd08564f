import type { LocalText } from './locale.ts'

/** Why a shopper cancels an unpaid order; the store reads the text in the order's history. */
export const cancelReasons = {
  changed_mind: { 'zh-cn': '不想买了', en: 'I no longer want it' },
  wrong_items: { 'zh-cn': '商品或数量选错了', en: 'I chose the wrong items or quantity' },
  wrong_address: { 'zh-cn': '收货信息填错了', en: 'The address is wrong' },
  better_price: { 'zh-cn': '其他地方更便宜', en: 'I found a better price' },
  too_slow: { 'zh-cn': '送达时间太久', en: 'Delivery takes too long' },
  other: { 'zh-cn': '其他原因', en: 'Another reason' },
} as const satisfies Record<string, LocalText>
export type CancelReason = keyof typeof cancelReasons
export const cancelReasonKeys = Object.keys(cancelReasons) as CancelReason[]
