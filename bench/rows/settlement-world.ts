import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'
import { insertManyOrders } from './many-orders.ts'
import { insertManyRows } from './many-rows.ts'

/** All were received so long ago that they can be settled, and their goods have a commission of 5 %. */
const finish = `
  update orders set status = 'completed', payment_name = 'balance', paid_at = created_at, cancelled_at = null,
                    shipped_at = now() - interval '60 days', received_at = now() - interval '50 days', completed_at = now() - interval '40 days'`
const commission = `update order_lines set commission_bp = 500, commission_scope = 'global'`
const clearing = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound) values ('channel', 0, 'clearing_wechat', 'CNY', 'free')`
const escrows = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
  select 'order', id, 'escrow', 'CNY', 'min0', total_cents from orders order by id`
const payments = `
  insert into ledger_transactions (operation_key, event, created_at) select 'bill:' || id, 'order_payment', paid_at from orders order by id`
const postings = `
  insert into ledger_postings (transaction_id, account_id, amount, balance_after, created_at, held_for)
  select t.id, a.id, case when a.owner_kind = 'order' then o.total_cents else -o.total_cents end,
         case when a.owner_kind = 'order' then o.total_cents end, t.created_at, case when a.owner_kind = 'order' then 'order' end
    from orders o join ledger_transactions t on t.operation_key = 'bill:' || o.id
    join ledger_accounts a on (a.owner_kind = 'order' and a.owner_id = o.id) or (a.owner_kind = 'channel' and a.owner_id = 0)
   order by t.id`

/** An empty database gets `count` orders that can be settled; 40 % of them belong to the first of 50 stores. */
export async function insertDueOrders(db: Database, count: number): Promise<void> {
  await insertManyRows(db, Math.max(1000, count / 5))
  await insertManyOrders(db, count)
  const tables = ['orders', 'order_lines', 'ledger_accounts', 'ledger_transactions', 'ledger_postings']
  await fillBare(db, { tables, quiet: ['orders', 'ledger_postings'] }, async (run) => {
    for (const text of [finish, commission, clearing, escrows, payments]) await run(text)
    await run('analyze ledger_accounts')
    await run('analyze ledger_transactions')
    await run(postings)
  })
}
