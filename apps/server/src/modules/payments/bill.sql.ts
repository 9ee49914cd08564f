import type { BillKind } from './hooks.ts'

/** A bill; the amount in cents. */
export interface Bill {
  id: number
  kind: BillKind
  ref_id: number
  user_id: number
  amount_cents: number
  subject: string
  status: 'open' | 'paid' | 'closed'
}

/** Opens the one bill of what it is for; `bill` is a query of kind, ref_id, user_id, amount_cents, subject, created_at. */
export const openBillStep = (bill: string): string =>
  `insert into bills (kind, ref_id, user_id, amount_cents, subject, created_at) ${bill}`

/** Reads and locks the `Bill` that fits the condition. */
export const lockBillSql = (condition: string): string =>
  `select id, kind, ref_id, user_id, amount_cents, subject, status from bills where ${condition} for update`
