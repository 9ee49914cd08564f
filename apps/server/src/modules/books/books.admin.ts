import { isNotNull } from 'drizzle-orm'
import * as contract from '@fangshi/contract/books'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { statement, type Db } from '../../kernel/db/db.ts'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { paymentRefunds, receivedPayments } from '../payments/schema.ts'
import { postings } from './postings.ts'
import { readBooks, readDue } from './read-books.ts'
import { recordPayout, type PayoutRow } from './record-payout.ts'
import { channelPayouts } from './schema.ts'

const returned = statement(
  'books.returned',
  `select received_id, refund_no, status, paid_at from payment_refunds where received_id = any($1)`,
)
interface Returned {
  received_id: number
  refund_no: string
  status: string
  paid_at: Date | null
}
async function showSuspense(rows: readonly Row<typeof receivedPayments>[], { db }: ShowContext): Promise<Form[]> {
  const refunds = await db.rows<Returned>(returned, [rows.map(({ id }) => id)])
  const byPayment = new Map(refunds.map((refund) => [refund.received_id, refund]))
  return rows.map(({ id }) => {
    const refund = byPayment.get(id)
    const at = refund?.paid_at ?? null
    return {
      refund_no: refund?.refund_no ?? '',
      refund_status: refund?.status ?? null,
      returned_at: at && formatDateTime(at),
    }
  })
}

const trades = statement('books.trades', 'select id, trade_no from received_payments where id = any($1)')
async function showRefunds(rows: readonly Row<typeof paymentRefunds>[], { db }: ShowContext): Promise<Form[]> {
  const found = await db.rows<{ id: number; trade_no: string }>(trades, [rows.map(({ received_id }) => received_id)])
  const byId = new Map(found.map(({ id, trade_no }) => [id, trade_no]))
  return rows.map(({ received_id }) => ({ trade_no: byId.get(received_id ?? 0) ?? '' }))
}

const recorders = statement('books.recorders', 'select id, nickname from admins where id = any($1)')
async function namesOf(db: Db, ids: readonly number[]) {
  const rows = await db.rows<{ id: number; nickname: string }>(recorders, [ids])
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}
async function showPayouts(rows: readonly PayoutRow[], { db }: Pick<ShowContext, 'db'>): Promise<Form[]> {
  const names = await namesOf(
    db,
    rows.map(({ admin_id }) => admin_id),
  )
  return rows.map(({ admin_id }) => ({ recorded_by: names.get(admin_id) ?? '' }))
}
const showPayout = async (db: Db, row: PayoutRow) => ({
  id: row.id,
  channel: row.channel,
  reference: row.reference,
  amount: formatMoney(row.amount_cents),
  fee: formatMoney(row.fee_cents),
  paid_at: formatDateTime(row.paid_at),
  recorded_by: (await namesOf(db, [row.admin_id])).get(row.admin_id) ?? '',
  created_at: formatDateTime(row.created_at),
})

/** The platform's books; all but payouts is read alone. */
export const booksAdmin = [
  on(contract.readBooks, ({ ctx, query }) => readBooks(ctx, query.at)),
  on(contract.readDue, ({ ctx }) => readDue(ctx)),
  ...serve(contract.bookPostings, postings),
  ...serve(contract.suspense, {
    table: receivedPayments,
    label: 'trade_no',
    only: () => isNotNull(receivedPayments.unmatched),
    show: showSuspense,
  }),
  ...serve(contract.refundsDue, {
    table: paymentRefunds,
    label: 'refund_no',
    order: ['id'],
    only: () => isNotNull(paymentRefunds.next_at),
    show: showRefunds,
  }),
  ...serve(contract.payouts, { table: channelPayouts, label: 'reference', show: showPayouts }),
  act(contract.recordPayout, recordPayout, ({ row }, { tx }) => showPayout(tx, row)),
]
