/**
 * What must agree (rules §8), one statement per check. Each gives the rows that do not: what drifted, the value that was
 * derived again, and the value found. Money in cents.
 */
export interface Check {
  name: string
  compares: string
  sql: string
}

const account = `'account ' || a.id || ' (' || a.owner_kind || ' ' || a.owner_id || ' ' || a.kind || ')'`
const sums = '(select account_id, sum(amount) as sum from ledger_postings group by account_id)'

const ledger: Check[] = [
  {
    name: 'ledger balances',
    compares: 'balance rows = sums of postings',
    sql: `select ${account} as subject, coalesce(s.sum, 0) as expected, a.balance as actual
            from ledger_accounts a left join ${sums} s on s.account_id = a.id
           where a.balance <> coalesce(s.sum, 0)`,
  },
  {
    name: 'ledger running balances',
    compares: 'balance after each posting = sum up to it',
    sql: `select 'posting ' || p.id as subject, p.sum as expected, p.balance_after as actual
            from (select p.id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id)
                    from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.balance is not null) p
           where p.sum is distinct from p.balance_after`,
  },
  {
    name: 'ledger transactions',
    compares: 'each sums to zero per currency',
    sql: `select 'transaction ' || p.transaction_id || ' ' || a.currency as subject, 0 as expected, sum(p.amount) as actual
            from ledger_postings p join ledger_accounts a on a.id = p.account_id
           group by p.transaction_id, a.currency having sum(p.amount) <> 0`,
  },
  {
    name: 'ledger bounds',
    compares: 'no account beyond its bound',
    sql: `select ${account} as subject, a.bound as expected, s.sum as actual
            from ledger_accounts a join ${sums} s on s.account_id = a.id
           where (a.bound = 'min0' and s.sum < 0) or (a.bound = 'max0' and s.sum > 0)`,
  },
  {
    name: 'ledger chart',
    compares: 'users, stores and orders have balance rows and their bound',
    sql: `select subject, expected, actual from (
            select ${account} as subject,
                   case when a.owner_kind in ('platform', 'channel') then 'free, no balance'
                        when a.kind = 'debt' then 'max0, balance' else 'min0, balance' end as expected,
                   a.bound || case when a.balance is null then ', no balance' else ', balance' end as actual
              from ledger_accounts a) a
           where expected <> actual`,
  },
  {
    name: 'money log',
    compares: 'owner, kind and event beside a posting = its account and transaction',
    sql: `select 'posting ' || id as subject, expected, actual from (
            select p.id, concat_ws(' ', p.log_owner, p.log_kind, p.log_event) as actual,
                   case when a.owner_kind in ('user', 'store') and a.kind in ('money', 'frozen', 'points')
                        then concat_ws(' ', a.owner_kind, a.kind, t.event) else '' end as expected
              from ledger_postings p join ledger_accounts a on a.id = p.account_id
              join ledger_transactions t on t.id = p.transaction_id) p
           where expected <> actual`,
  },
]

const orders: Check[] = [
  {
    name: 'escrow of orders',
    compares: 'paid and not settled = escrow, else zero',
    sql: `select 'order ' || coalesce(o.order_no, 'id ' || a.owner_id) as subject,
                 coalesce(o.held, 0) as expected, coalesce(a.balance, 0) as actual
            from (select id, order_no,
                         case when paid_at is not null and status not in ('cancelled', 'after_sale_completed')
                              then total_cents else 0 end as held from orders) o
            full join (select owner_id, balance from ledger_accounts where owner_kind = 'order' and kind = 'escrow') a
              on a.owner_id = o.id
           where coalesce(o.held, 0) <> coalesce(a.balance, 0)`,
  },
  {
    name: 'bills of groups',
    compares: 'status, amount and payer of bill = order group',
    sql: `select subject, expected, actual from (
            select 'order group ' || coalesce(g.group_no, 'id ' || b.ref_id) as subject,
                   (case g.status when 'cancelled' then 'closed' else g.status end)
                     || ' ' || g.total_cents || ' by user ' || g.user_id as expected,
                   b.status || ' ' || b.amount_cents || ' by user ' || b.user_id as actual
              from order_groups g full join (select * from bills where kind = 'order_group') b on b.ref_id = g.id) b
           where expected is distinct from actual`,
  },
  {
    name: 'payments of bills',
    compares: 'paid bill = booked amount = succeeded attempts',
    sql: `select 'bill ' || b.id as subject, b.due || ' booked, ' || b.due || ' in attempts' as expected,
                 coalesce(p.booked, 0) || ' booked, ' || coalesce(t.taken, 0) || ' in attempts' as actual
            from (select id, case status when 'paid' then amount_cents else 0 end as due from bills) b
            left join (select t.operation_key, sum(p.amount) as booked from ledger_transactions t
                         join ledger_postings p on p.transaction_id = t.id and p.amount > 0 group by t.operation_key) p
              on p.operation_key = 'bill:' || b.id
            left join (select bill_id, sum(amount_cents) as taken from payment_attempts where status = 'succeeded'
                        group by bill_id) t on t.bill_id = b.id
           where b.due <> coalesce(p.booked, 0) or b.due <> coalesce(t.taken, 0)`,
  },
  {
    name: 'orders of groups',
    compares: 'group total = its orders, status agrees',
    sql: `select 'order group ' || g.group_no as subject, g.status || ' ' || g.total_cents as expected,
                 string_agg(distinct o.status, ', ') || ' ' || coalesce(sum(o.total_cents), 0) as actual
            from order_groups g left join orders o on o.group_id = g.id
           group by g.id
          having coalesce(sum(o.total_cents), -1) <> g.total_cents
              or not bool_and(case g.status when 'open' then o.status = 'waiting_payment'
                                            when 'cancelled' then o.status = 'cancelled'
                                            else o.status <> 'waiting_payment' and o.paid_at is not null end)`,
  },
  {
    name: 'lines of orders',
    compares: 'goods and discount of an order = its lines',
    sql: `select 'order ' || o.order_no as subject,
                 o.goods_cents || ' goods, ' || (o.goods_cents - o.discount_cents) || ' paid' as expected,
                 coalesce(sum(l.total_cents), 0) || ' goods, ' || coalesce(sum(l.paid_cents), 0) || ' paid' as actual
            from orders o left join order_lines l on l.order_id = o.id
           group by o.id
          having coalesce(sum(l.total_cents), -1) <> o.goods_cents
              or coalesce(sum(l.paid_cents), -1) <> o.goods_cents - o.discount_cents`,
  },
]

/** Pieces of lines that were paid and not taken back, by goods or store, against the folded and the pending count. */
const sold = (table: 'goods' | 'stores', key: 'goods_id' | 'store_id'): string => `
  select '${table} ' || t.id as subject, coalesce(l.pieces, 0) as expected, t.sale_count + coalesce(w.pieces, 0) as actual
    from ${table} t
    left join (select l.${key}, sum(l.buy_num) as pieces from order_lines l join orders o on o.id = l.order_id
                where o.paid_at is not null and o.status <> 'cancelled' group by l.${key}) l on l.${key} = t.id
    left join (select ${key}, sum(pieces) as pieces from sales_pending group by ${key}) w on w.${key} = t.id
   where coalesce(l.pieces, 0) <> t.sale_count + coalesce(w.pieces, 0)`

const stock: Check[] = [
  {
    name: 'reserved stock',
    compares: 'reserved = lines of unpaid orders',
    sql: `select 'sku ' || s.id as subject, coalesce(l.pieces, 0) as expected, s.reserved as actual
            from skus s left join (
              select l.sku_id, sum(l.buy_num) as pieces from order_lines l join orders o on o.id = l.order_id
                join order_groups g on g.id = o.group_id where g.status = 'open' group by l.sku_id) l on l.sku_id = s.id
           where s.reserved <> coalesce(l.pieces, 0)`,
  },
  {
    name: 'stock movements',
    compares: 'on hand and reserved = sums of movements',
    sql: `select 'sku ' || s.id as subject,
                 coalesce(m.on_hand, 0) || ' on hand, ' || coalesce(m.reserved, 0) || ' reserved' as expected,
                 s.on_hand || ' on hand, ' || s.reserved || ' reserved' as actual
            from skus s left join (select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
                                     from stock_movements group by sku_id) m on m.sku_id = s.id
           where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  },
  { name: 'sales of goods', compares: 'counted and pending = pieces of paid lines', sql: sold('goods', 'goods_id') },
  { name: 'sales of stores', compares: 'counted and pending = pieces of paid lines', sql: sold('stores', 'store_id') },
]

const accounts: Check[] = [
  {
    name: 'searched users',
    compares: 'what lists of users search = the users',
    sql: `select 'user ' || id as subject, u.searched::text as expected, s.searched::text as actual
            from (select id, (nickname, username, phone, status, created_at, id in (select user_id from order_groups)) as searched from users) u
            full join (select id, (nickname, username, phone, status, created_at, has_ordered) as searched from user_search) s using (id)
           where u.searched is distinct from s.searched`,
  },
]

export const checks: readonly Check[] = [...ledger, ...orders, ...stock, ...accounts]
