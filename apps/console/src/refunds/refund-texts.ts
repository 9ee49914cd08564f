import type {
  BackofficeRefundAction,
  RefundEvent,
  RefundKind,
  RefundOutcome,
  RefundParty,
  RefundStatus,
} from '@fangshi/contract/refund-states'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { TagChoice, TagColor } from '../kit/list/column.ts'

type Choices<V extends string> = readonly (TagChoice & { value: V })[]

export const kinds: Choices<RefundKind> = [
  { value: 'refund', label: l('仅退款', 'Refund') },
  { value: 'return', label: l('退货退款', 'Return') },
  { value: 'exchange', label: l('换货', 'Exchange') },
]

const named = (value: RefundStatus, label: UiText, color: TagColor) => ({ value, label, color })
/** The states of a request as the back offices call them. */
export const refundStates: Choices<RefundStatus> = [
  named('requested', l('待商家处理', 'Awaiting the store'), 'warning'),
  named('refused', l('商家已拒绝', 'Declined by the store'), 'error'),
  named('disputed', l('待平台裁决', 'In dispute'), 'error'),
  named('to_send_back', l('待买家寄回', 'Awaiting the return'), 'processing'),
  named('sent_back', l('待商家收货', 'Return on its way'), 'warning'),
  named('to_replace', l('待商家换货', 'Replacement to send'), 'warning'),
  named('replaced', l('换货已寄出', 'Replacement sent'), 'processing'),
  named('refunded', l('已退款', 'Refunded'), 'success'),
  named('exchanged', l('已换货', 'Exchanged'), 'success'),
  named('withdrawn', l('买家已撤销', 'Withdrawn'), 'default'),
  named('closed', l('已关闭', 'Closed'), 'default'),
  named('dismissed', l('平台已驳回', 'Dismissed'), 'default'),
]

/** Who has to act next. */
export const parties: Choices<RefundParty> = [
  { value: 'store', label: l('商家', 'Store') },
  { value: 'shopper', label: l('买家', 'Buyer') },
  { value: 'platform', label: l('平台', 'Platform') },
  { value: 'nobody', label: l('无需处理', 'No action') },
]

/** What a store or the platform may do to a request. */
export const refundActions: Readonly<Record<BackofficeRefundAction, UiText>> = {
  agree: l('同意', 'Agree'),
  refuse: l('拒绝', 'Decline'),
  received: l('确认收到退货', 'Confirm the return'),
  contest: l('对退货有异议', 'Contest the return'),
  sent: l('寄出换货', 'Ship the replacement'),
  decide: l('裁决', 'Decide'),
  message: l('留言', 'Message'),
}

/** What an administrator may decide. */
export const outcomes: Choices<RefundOutcome> = [
  { value: 'refund', label: l('退款给买家', 'Refund the buyer') },
  { value: 'send_back', label: l('买家先寄回商品', 'The buyer sends the items back first') },
  { value: 'dismiss', label: l('驳回申请', 'Dismiss the request') },
]

export const actors = {
  shopper: l('买家', 'Buyer'),
  seller: l('商家', 'Store'),
  admin: l('平台', 'Platform'),
  timer: l('系统', 'System'),
} as const

export const events: Readonly<Record<RefundEvent, UiText>> = {
  request: l('提交了申请', 'sent the request'),
  agree: l('同意了申请', 'agreed'),
  refuse: l('拒绝了申请', 'declined'),
  withdraw: l('撤销了申请', 'withdrew the request'),
  appeal: l('申请平台介入', 'appealed to the platform'),
  escalate: l('商家逾期未处理，转平台', 'passed it to the platform: the store didn’t answer in time'),
  contest: l('对退回的商品有异议，转平台', 'contested what came back'),
  send_back: l('寄回了商品', 'sent the items back'),
  receive: l('确认收到退货', 'received the return'),
  become_return: l('换货商品缺货，改为退货退款', 'The replacement is sold out: now a return'),
  send: l('寄出了换货商品', 'sent the replacement'),
  confirm: l('确认收到换货', 'confirmed the replacement'),
  decide_refund: l('裁决：退款', 'decided: refund'),
  decide_send_back: l('裁决：先寄回商品', 'decided: items back first'),
  dismiss: l('驳回了申请', 'dismissed the request'),
  close: l('申请已关闭', 'closed the request'),
  message: l('留言', 'wrote'),
}

export const texts = {
  title: l('{{kind}} {{no}}', '{{kind}} {{no}}'),
  number: l('售后单号', 'Request no.'),
  order: l('订单号', 'Order no.'),
  lines: l('商品', 'Items'),
  store: l('店铺', 'Store'),
  buyer: l('买家', 'Buyer'),
  kind: l('类型', 'Kind'),
  amount: l('退款金额', 'Amount'),
  state: l('状态', 'Status'),
  waitsFor: l('待谁处理', 'Waiting for'),
  waitsForOf: l('待{{party}}处理', '{{party}} to act'),
  dueAt: l('剩余时间', 'Time left'),
  overdue: l('已到期', 'Due now'),
  reason: l('原因', 'Reason'),
  remark: l('买家说明', 'Buyer’s details'),
  created: l('申请时间', 'Requested'),
  endedAt: l('完结时间', 'Closed'),
  all: l('全部', 'All'),
  moreLines: l('等 {{count}} 种', '({{count}} products)'),
}
