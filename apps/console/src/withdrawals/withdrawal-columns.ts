import { createdAt } from '../kit/table/created-at.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { statuses, texts } from './withdrawal-texts.ts'

/** What both back offices show of a withdrawal. */
export const amountColumns = {
  money: { label: texts.money, type: 'price', width: 120 },
  fee: { label: texts.fee, type: 'price', width: 100 },
  net: { label: texts.net, type: 'price', width: 120 },
  status: { label: texts.status, type: 'dict_tags', options: statuses, width: 150 },
} as const
export const bankColumns = {
  name: { label: texts.name, width: 140 },
  bank_name: { label: texts.bank, width: 130 },
  card_no: { label: texts.card, type: 'id', width: 130 },
} as const
export const timeColumns = {
  created_at: createdAt,
  remark: { label: texts.remark, width: 160 },
  reason: { label: texts.reason, width: 180 },
  decided_at: { label: texts.decidedAt, type: 'time', width: 165, hidden: true },
  paid_at: { label: texts.paidAt, type: 'time', width: 165, hidden: true },
  bounced_at: { label: texts.bouncedAt, type: 'time', width: 165, hidden: true },
} as const

export const withdrawalSearch: readonly SearchOption[] = [
  { type: 'select', label: texts.status, value: 'status', data: statuses },
  { label: texts.money, value: 'money' },
  { type: 'daterange', label: createdAt.label, value: 'created_at' },
]
