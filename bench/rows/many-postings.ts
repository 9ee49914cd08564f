import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/**
 * The ledger of the orders of `many-orders.ts` and of the payments of `many-money.ts`: escrows that were paid and settled, and
 * refunds of payments that matched nothing. It satisfies every constraint and `npm run verify`.
 */

const channels = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound)
  values ('channel', 0, 'clearing_wechat', 'CNY', 'free'), ('channel', 0, 'clearing_alipay', 'CNY', 'free'),
         ('platform', 0, 'commission', 'CNY', 'free'), ('platform', 0, 'suspense', 'CNY', 'free')`
const escrows = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance, created_at)
  select 'order', id, 'escrow', 'CNY', 'min0', case when status = 'completed' then 0 else total_cents end, paid_at
    from orders where paid_at is not null and id % 2 = 0 order by id`
const dues = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance, created_at)
  select 'refund', id, 'due', 'CNY', 'min0', case when status = 'due' then amount_cents else 0 end, created_at
    from payment_refunds where id % 4 = 0 order by id`
/** A store has its share of every second order that was completed. */
const storeMoney = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
  select 'store', n, 'money', 'CNY', 'min0', 0 from generate_series(1, 50) n on conflict do nothing`

const operation = (event: string, key: string, from: string, at: string): string => `
  insert into ledger_transactions (operation_key, event, info, created_at)
  select ${key}, '${event}', '', ${at} from ${from} order by 4`
const paid = `orders o where o.paid_at is not null and o.id % 2 = 0`
const settled = `orders o where o.status = 'completed' and o.paid_at is not null and o.id % 2 = 0`
const returned = `payment_refunds f where f.id % 4 = 0`
const transactions = [
  operation('order_payment', `'bill:' || o.id`, paid, 'o.paid_at'),
  operation('settlement', `'settlement:' || o.id`, settled, `o.paid_at + interval '5 days'`),
  operation('unmatched_payment', `'received:' || f.received_id`, returned, 'f.created_at'),
  operation('unmatched_returned', `'returned:' || f.received_id`, returned, 'f.created_at'),
  operation('refund_paid', `'refund:' || f.id`, `${returned} and f.status = 'paid'`, 'f.paid_at'),
]

/** Postings of the operations of one event; `rows` gives the transaction, account, amount and what is beside them. */
const postings = (rows: string): string => `
  insert into ledger_postings (transaction_id, account_id, amount, balance_after, created_at, log_owner, log_kind, log_event, held_for)
  ${rows} order by 1`
const account = (owner: string, kind: string, id = '0'): string =>
  `(select id from ledger_accounts where owner_kind = '${owner}' and owner_id = ${id} and kind = '${kind}')`
const onOrders = (event: string, prefix: string): string =>
  `ledger_transactions t join orders o on t.operation_key = '${prefix}:' || o.id
   join ledger_accounts e on e.owner_kind = 'order' and e.owner_id = o.id and e.kind = 'escrow' where t.event = '${event}'`
const onRefunds = (event: string, key: string): string =>
  `ledger_transactions t join payment_refunds f on t.operation_key = ${key}
   join ledger_accounts d on d.owner_kind = 'refund' and d.owner_id = f.id and d.kind = 'due' where t.event = '${event}'`
const plain = `t.created_at, null::text, null::text, null::text, null::text`
const heldFor = (owner: string): string => `t.created_at, null::text, null::text, null::text, '${owner}'`
const legs = [
  `select t.id, e.id, 2600, 2600, ${heldFor('order')} from ${onOrders('order_payment', 'bill')}`,
  `select t.id, ${account('channel', 'clearing_wechat')}, -2600, null, ${plain} from ${onOrders('order_payment', 'bill')}`,
  `select t.id, e.id, -2600, 0, ${heldFor('order')} from ${onOrders('settlement', 'settlement')}`,
  `select t.id, ${account('platform', 'commission')}, 200, null, ${plain} from ${onOrders('settlement', 'settlement')}`,
  `select t.id, s.id, 2400, s.balance + sum(2400) over (partition by s.id order by t.id), t.created_at, 'store', 'money', t.event, null::text
     from ledger_transactions t join orders o on t.operation_key = 'settlement:' || o.id
     join ledger_accounts s on s.owner_kind = 'store' and s.owner_id = o.store_id and s.kind = 'money' where t.event = 'settlement'`,
  `select t.id, ${account('channel', 'clearing_alipay')}, -2600, null, ${plain} from ${onRefunds('unmatched_payment', `'received:' || f.received_id`)}`,
  `select t.id, ${account('platform', 'suspense')}, 2600, null, ${plain} from ${onRefunds('unmatched_payment', `'received:' || f.received_id`)}`,
  `select t.id, ${account('platform', 'suspense')}, -2600, null, ${plain} from ${onRefunds('unmatched_returned', `'returned:' || f.received_id`)}`,
  `select t.id, d.id, 2600, 2600, ${heldFor('refund')} from ${onRefunds('unmatched_returned', `'returned:' || f.received_id`)}`,
  `select t.id, d.id, -2600, 0, ${heldFor('refund')} from ${onRefunds('refund_paid', `'refund:' || f.id`)}`,
  `select t.id, ${account('channel', 'clearing_alipay')}, 2600, null, ${plain} from ${onRefunds('refund_paid', `'refund:' || f.id`)}`,
]
const balances = `
  update ledger_accounts a set balance = s.sum
    from (select p.account_id, sum(p.amount) as sum from ledger_postings p where p.log_owner = 'store' group by 1) s
   where s.account_id = a.id`

/** Books what `insertManyOrders` and `insertManyMovements` added. */
export const insertManyPostings = (db: Database): Promise<void> =>
  fillBare(
    db,
    { tables: ['ledger_accounts', 'ledger_transactions', 'ledger_postings'], quiet: ['ledger_postings'] },
    async (run) => {
      for (const text of [channels, escrows, dues, storeMoney, ...transactions]) await run(text)
      await run('analyze ledger_accounts')
      await run('analyze ledger_transactions')
      for (const rows of legs) await run(postings(rows))
      await run(balances)
    },
  )
