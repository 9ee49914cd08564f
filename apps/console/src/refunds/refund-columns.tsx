import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { refundReasonText } from '@fangshi/contract/refund-reasons'
import type { Columns } from '../kit/list/column.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { DueTime } from './due-time.tsx'
import { RefundName } from './refund-name.tsx'
import { kinds, parties, refundStates, texts } from './refund-texts.ts'

/** The area of the screen, and whether it is about money only or about goods that come back. */
export interface RefundScreen {
  area: 'Admin' | 'Seller'
  isMoneyOnly: boolean
}

/** The columns of a work queue. */
export function refundColumns({ area, isMoneyOnly }: RefundScreen): Columns<BackofficeRefund> {
  const store: Columns<BackofficeRefund> = { store_name: { label: texts.store, width: 110 } }
  const kind: Columns<BackofficeRefund> = {
    kind: { label: texts.kind, type: 'dict_tags', options: kinds, width: 100, isNeutral: true },
  }
  return {
    lines: {
      label: texts.lines,
      width: 260,
      value: ({ lines }) => lines.map((line) => `${line.goods_name} ${line.sku_name} × ${line.buy_num}`).join('\n'),
      cell: (refund) => <RefundName refund={refund} />,
    },
    refund_no: { label: texts.number, type: 'id', width: 220, hidden: true },
    order_no: { label: texts.order, type: 'id', width: 220, hidden: true },
    ...(area === 'Admin' ? store : {}),
    nickname: { label: texts.buyer, width: 100 },
    ...(isMoneyOnly ? {} : kind),
    total: { label: texts.amount, type: 'price', width: 110 },
    status: { label: texts.state, type: 'dict_tags', options: refundStates, width: 165, isState: true },
    due_at: { label: texts.dueAt, width: 130, cell: ({ due_at }) => <DueTime dueAt={due_at} /> },
    reason: {
      label: texts.reason,
      width: 150,
      value: (refund) => refundReasonText(refund.kind, refund.reason) ?? refund.reason,
    },
    waits_for: { label: texts.waitsFor, type: 'dict', options: parties, width: 100, hidden: true },
    created_at: { ...createdAt, label: texts.created },
  }
}

/** The search options of a work queue. */
export const refundSearch = ({ area, isMoneyOnly }: RefundScreen): readonly SearchOption[] => [
  { label: texts.number, value: 'refund_no', where: 'likeRight' },
  { label: texts.order, value: 'order_no', where: 'likeRight' },
  { label: texts.buyer, value: 'nickname', where: 'like' },
  ...(area === 'Admin' ? [{ label: texts.store, value: 'store_name', where: 'like' } as const] : []),
  { type: 'select', label: texts.state, value: 'status', data: refundStates },
  ...(isMoneyOnly ? [] : [{ type: 'select', label: texts.kind, value: 'kind', data: kinds.slice(1) } as const]),
  { type: 'daterange', label: texts.created, value: 'created_at' },
  { type: 'daterange', label: texts.endedAt, value: 'ended_at' },
  { type: 'select', label: texts.waitsFor, value: 'waits_for', data: parties, onlyChip: true },
]
