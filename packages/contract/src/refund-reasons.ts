import type { LocalText } from './locale.ts'
import type { RefundKind } from './refund-states.ts'

/** Why something is to be refunded, returned or exchanged, by kind (rules §7); `other` is in each list. */
export const refundReasons = {
  refund: {
    changed_mind: { 'zh-cn': '不想要了', en: 'I no longer want it' },
    wrong_choice: { 'zh-cn': '商品或数量选错了', en: 'I chose the wrong item or quantity' },
    sent_late: { 'zh-cn': '商家未按时发货', en: 'It was not shipped in time' },
    not_received: { 'zh-cn': '一直没有收到货', en: 'It never arrived' },
    missing_items: { 'zh-cn': '少件、漏发', en: 'Items are missing' },
    flawed: { 'zh-cn': '有瑕疵，希望部分退款', en: 'It has a flaw, and I would like part of the money back' },
    agreed_with_store: { 'zh-cn': '已与商家协商一致', en: 'Agreed with the store' },
    other: { 'zh-cn': '其他原因', en: 'Another reason' },
  },
  return: {
    not_suitable: { 'zh-cn': '不喜欢、不合适', en: 'It is not what I need' },
    wrong_item: { 'zh-cn': '商家发错货', en: 'The wrong item was sent' },
    faulty: { 'zh-cn': '质量问题', en: 'It is faulty' },
    damaged: { 'zh-cn': '收到时已破损', en: 'It arrived damaged' },
    not_as_described: { 'zh-cn': '与商品描述不符', en: 'It is not as described' },
    other: { 'zh-cn': '其他原因', en: 'Another reason' },
  },
  exchange: {
    wrong_size: { 'zh-cn': '尺码或规格不合适', en: 'The size or option does not fit' },
    wrong_item: { 'zh-cn': '商家发错货', en: 'The wrong item was sent' },
    faulty: { 'zh-cn': '质量问题', en: 'It is faulty' },
    damaged: { 'zh-cn': '收到时已破损', en: 'It arrived damaged' },
    other: { 'zh-cn': '其他原因', en: 'Another reason' },
  },
} as const satisfies Record<RefundKind, Record<string, LocalText> & { other: LocalText }>

/** A word of one of the lists. */
export type RefundReason = { [Kind in RefundKind]: keyof (typeof refundReasons)[Kind] }[RefundKind]
export const refundReasonKeys = [
  ...new Set(Object.values(refundReasons).flatMap((list) => Object.keys(list) as RefundReason[])),
]

/** The reason of a refund that the platform gives by itself; what it wrote is the remark. */
const platform: LocalText = { 'zh-cn': '平台退款', en: 'Refunded by the platform' }
/** The reason of a refund because the group of the order was not full in time (rules §9). */
const group_failed: LocalText = { 'zh-cn': '拼团未成功，自动退款', en: 'The group didn’t fill up in time' }
/** The reasons that requests have. */
export type ShownRefundReason = RefundReason | 'platform' | 'group_failed'
export const shownRefundReasons: readonly ShownRefundReason[] = [...refundReasonKeys, 'platform', 'group_failed']

/** The text of a reason; undefined for a word that the kind's list does not have. */
export const refundReasonText = (kind: RefundKind, reason: string): LocalText | undefined => {
  const list: Readonly<Record<string, LocalText>> = { ...refundReasons[kind], platform, group_failed }
  return Object.hasOwn(list, reason) ? list[reason] : undefined
}
