import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { bookAll, escrow, lockStoreMovements, pair, platform } from '../ledger/public.ts'
import { lockDueOrders } from './due.db.ts'
import { ordersSettled } from './hooks.ts'
import type { Run } from './runs.db.ts'
import { settle, type OrderSettlement } from './settlement.ts'
import { addToStatement, lockStatement, noteSettled, requireEmptyEscrow } from './statements.db.ts'

export interface Batch {
  store_id: number
  /** Orders that failed in this run. */
  skip: readonly number[]
  limit: number
}

/** What settling an order moves; its key keeps it from being settled twice. */
const operationOf = (storeId: number, it: OrderSettlement) => ({
  key: `settlement:${it.order_id}`,
  info: it.order_no,
  moves: [
    { from: escrow(it.order_id), to: pair('store_income', storeId), amount: it.settled_cents },
    { from: escrow(it.order_id), to: platform('commission'), amount: it.commission_cents },
    ...it.shares.map(({ user_id, commission_cents }) => ({
      from: escrow(it.order_id),
      to: pair('user_income', user_id),
      amount: commission_cents,
    })),
  ],
})

/**
 * Settles some of a store's orders, all or none, and adds them to the store's statement of the run (rules §8). Gives their
 * ids; none when nothing is left. Locks orders, then the statement, then accounts.
 */
export async function settleBatch(tx: Tx, ctx: Context, run: Run, batch: Batch): Promise<number[]> {
  const { store_id } = batch
  const at = ctx.now()
  const orders = (await lockDueOrders(tx, run, batch)).map(settle)
  if (!orders.length) return []
  const statement = await lockStatement(tx, run, store_id, at)
  await bookAll(
    tx,
    { event: 'settlement', at },
    orders.map((order) => operationOf(store_id, order)),
  )
  const ids = orders.map(({ order_id }) => order_id)
  await requireEmptyEscrow(tx, ids)
  const { money, debt, last_posting_id, sums } = await lockStoreMovements(tx, store_id, statement.last_posting_id)
  const sumOf = (is: (sum: (typeof sums)[number]) => boolean): number =>
    sums.filter(is).reduce((total, { amount }) => total + amount, 0)
  await addToStatement(tx, statement.id, {
    orders,
    debt_paid_cents: sumOf(({ event, kind }) => event === 'settlement' && kind === 'debt'),
    other_cents: sumOf(({ event }) => event !== 'settlement'),
    money_cents: money,
    debt_cents: debt,
    last_posting_id,
  })
  await noteSettled(tx, { store_id, statement_id: statement.id, at }, orders)
  await ordersSettled(tx, ctx, ids)
  return ids
}
