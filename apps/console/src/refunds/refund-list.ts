import { refundReasonText, shownRefundReasons } from '@fangshi/contract/refund-reasons'
import type { RefundKind, RefundParty, RefundStatus } from '@fangshi/contract/refund-states'
import type { adminRefunds, adminReturns, sellerRefunds, sellerReturns } from '@fangshi/contract/refunds-backoffice'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { TagColor } from '../kit/list/column.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'

interface Choice<Value extends string> {
  value: Value
  label: UiText
  color: TagColor
}

const kinds: readonly Choice<RefundKind>[] = [
  { value: 'refund', label: l('仅退款', 'Refund only'), color: 'default' },
  { value: 'return', label: l('退货退款', 'Return'), color: 'processing' },
  { value: 'exchange', label: l('换货', 'Exchange'), color: 'success' },
]
const statuses: readonly Choice<RefundStatus>[] = [
  { value: 'requested', label: l('待商家处理', 'To answer'), color: 'warning' },
  { value: 'refused', label: l('商家已拒绝', 'Refused by store'), color: 'error' },
  { value: 'disputed', label: l('平台介入中', 'With the platform'), color: 'warning' },
  { value: 'to_send_back', label: l('待买家退货', 'To be sent back'), color: 'processing' },
  { value: 'sent_back', label: l('退货运输中', 'On its way back'), color: 'processing' },
  { value: 'to_replace', label: l('待寄出换货', 'Replacement to send'), color: 'warning' },
  { value: 'replaced', label: l('换货运输中', 'Replacement on its way'), color: 'processing' },
  { value: 'refunded', label: l('已退款', 'Refunded'), color: 'success' },
  { value: 'exchanged', label: l('换货完成', 'Exchanged'), color: 'success' },
  { value: 'withdrawn', label: l('买家已撤销', 'Withdrawn'), color: 'default' },
  { value: 'closed', label: l('已关闭', 'Closed'), color: 'default' },
  { value: 'dismissed', label: l('平台已驳回', 'Declined by platform'), color: 'default' },
]
const parties: readonly Choice<RefundParty>[] = [
  { value: 'store', label: l('商家', 'Store'), color: 'warning' },
  { value: 'shopper', label: l('买家', 'Buyer'), color: 'processing' },
  { value: 'platform', label: l('平台', 'Platform'), color: 'error' },
  { value: 'nobody', label: l('已结束', 'Closed'), color: 'default' },
]
const reasons = shownRefundReasons.map((value) => ({
  value,
  label: (['refund', 'return', 'exchange'] as const).map((kind) => refundReasonText(kind, value)).find(Boolean) ?? {
    'zh-cn': value,
  },
}))

const refundNo = l('售后单号', 'Request no.')
const orderNo = l('订单号', 'Order no.')
const buyer = l('买家', 'Buyer')
const store = l('店铺', 'Store')
const status = l('状态', 'Status')
const kind = l('类型', 'Kind')
const waitsFor = l('等待', 'Waits for')

type List = typeof sellerRefunds | typeof sellerReturns | typeof adminRefunds | typeof adminReturns

/** A work queue of requests: who has to act, and until when. */
export const refundList = (resource: List) => {
  const isOfGoods = resource.name === 'returns'
  const isOfAll = resource.area === 'Admin'
  const search: SearchOption[] = [
    { label: refundNo, value: 'refund_no', where: 'likeRight' },
    { label: orderNo, value: 'order_no', where: 'likeRight' },
    { label: buyer, value: 'nickname', where: 'like' },
    ...(isOfAll ? [{ label: store, value: 'store_name', where: 'like' } as const] : []),
    ...(isOfGoods ? [{ type: 'select', label: kind, value: 'kind', data: kinds.slice(1) } as const] : []),
    { type: 'select', label: waitsFor, value: 'waits_for', data: parties },
    { type: 'select', label: status, value: 'status', data: statuses },
    { type: 'daterange', label: createdAt.label, value: 'created_at' },
  ]
  return tableScreen({
    resource,
    columns: {
      refund_no: { label: refundNo, type: 'id' },
      ...(isOfGoods ? { kind: { label: kind, type: 'dict_tags', options: kinds } as const } : {}),
      status: { label: status, type: 'dict_tags', options: statuses },
      waits_for: { label: waitsFor, type: 'dict_tags', options: parties },
      due_at: { label: l('截止时间', 'Time limit'), type: 'time' },
      total: { label: l('退款金额', 'Amount'), type: 'money' },
      reason: { label: l('原因', 'Reason'), type: 'dict', options: reasons },
      order_no: { label: orderNo, type: 'id' },
      nickname: { label: buyer },
      ...(isOfAll ? { store_name: { label: store } } : {}),
      created_at: createdAt,
    },
    search,
  })
}
