import { and, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import * as contract from '@fangshi/contract/books'
import type { Condition } from '@fangshi/contract/filters'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { statement, type Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { act, actPrepared } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { prefixFilter } from '../../kernel/resource/conditions.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { paymentRefunds, receivedPayments } from '../payments/schema.ts'
import { askPayment, fetchBill } from './bills.provider.ts'
import { differenceActionsFor } from './difference.ts'
import { postings } from './postings.ts'
import { readBooks, readDue } from './read-books.ts'
import { differenceOf, latestRuns, type DifferenceRow, type RunRow } from './reconcile.db.ts'
import { closeDifference, countDifference, reconcileOnDemand, refuseUnfinished } from './reconcile.ts'
import { recordPayout, type PayoutRow } from './record-payout.ts'
import { channelPayouts, reconciliationDifferences } from './schema.ts'

const returned = statement(
  'books.returned',
  `select received_id, refund_no, status, paid_at from payment_refunds where received_id = any($1)`,
)
interface RefundOfReceived {
  received_id: number
  refund_no: string
  status: string
  paid_at: Date | null
}
async function showSuspense(rows: readonly Row<typeof receivedPayments>[], { db }: ShowContext): Promise<Form[]> {
  const refunds = await db.rows<RefundOfReceived>(returned, [rows.map(({ id }) => id)])
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

/** Payments by whether a refund of them still has to reach the payer. */
function isOnItsWay({ values }: Condition): SQL | undefined {
  const open = sql`${receivedPayments.id} in (select ${paymentRefunds.received_id} from ${paymentRefunds} where ${and(isNotNull(paymentRefunds.next_at), isNotNull(paymentRefunds.received_id))})`
  if (new Set(values).size > 1) return undefined
  return values[0] ? open : not(open)
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

async function showDifferences(rows: readonly DifferenceRow[], { db }: ShowContext): Promise<Form[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ decider_id }) => decider_id ?? []),
  )
  const money = (cents: number | null): string | null => (cents === null ? null : formatMoney(cents))
  return rows.map((row) => ({
    our_money: money(row.our_money_cents),
    their_money: money(row.their_money_cents),
    decided_by: names.get(row.decider_id ?? 0) ?? '',
    actions: differenceActionsFor(row),
  }))
}
const showRun = ({ ran_at, ...row }: RunRow) => ({ ...row, ran_at: formatDateTime(ran_at) })

/** The platform's books; postings, suspense and refunds due are read alone. */
export const booksAdmin = [
  on(contract.readBooks, ({ ctx, query }) => readBooks(ctx, query.at)),
  on(contract.readDue, ({ ctx }) => readDue(ctx)),
  ...serve(contract.bookPostings, postings),
  ...serve(contract.suspense, {
    table: receivedPayments,
    label: 'trade_no',
    only: () => isNotNull(receivedPayments.unmatched),
    filters: { attempt_no: prefixFilter(receivedPayments.attempt_no), is_waiting: isOnItsWay },
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
  ...serve(contract.differences, { table: reconciliationDifferences, label: 'trade_no', show: showDifferences }),
  on(contract.listReconciliations, async ({ ctx }) => (await latestRuns(ctx.db)).map(showRun)),
  actPrepared(
    contract.reconcileDay,
    async ({ ctx, body: { channel, day } }) => {
      refuseUnfinished(day, ctx.now())
      return { channel, day, lines: (await fetchBill(ctx, channel, day)) ?? fail('CHANNEL_WITHOUT_KEYS') }
    },
    reconcileOnDemand,
    async ({ after: { channel, day } }, { tx }) => showRun((await latestRuns(tx, channel, day))[0] as RunRow),
  ),
  actPrepared(
    contract.countDifference,
    async ({ ctx, params: { id } }) => {
      const difference = (await differenceOf(ctx.db, id)) ?? fail('NOT_FOUND')
      return { id, payment: await askPayment(ctx, difference) }
    },
    countDifference,
  ),
  act(contract.closeDifference, closeDifference),
  act(contract.recordPayout, recordPayout, ({ row }, { tx }) => showPayout(tx, row)),
]
