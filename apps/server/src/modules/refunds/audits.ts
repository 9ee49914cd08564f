import type { Check } from '../../kernel/check.ts'

const open = `status in ('requested', 'disputed', 'to_send_back', 'sent_back', 'to_replace', 'replaced')`

/** Compares a column of order lines with the sum of another over their refunded requests. */
const linesAgainstRequests = (ofLine: string, ofRequest: string): string =>
  `select 'order line ' || l.id as subject, coalesce(f.total, 0) as expected, l.${ofLine} as actual
     from order_lines l join orders o on o.id = l.order_id
     left join (select f.order_line_id, sum(f.${ofRequest}) as total from refund_lines f
                  join refunds r on r.id = f.refund_id and r.status = 'refunded' group by f.order_line_id) f
       on f.order_line_id = l.id
    where (o.status <> 'cancelled' or o.paid_at is not null) and l.${ofLine} <> coalesce(f.total, 0)`

/** What went back follows from the requests, and the ledger has the same (rules §§7, 8). */
export const refundAudits: readonly Check[] = [
  {
    name: 'refunds in the ledger',
    compares: 'goods and freight of a refunded request = what was booked',
    sql: `select 'refund ' || r.refund_no as subject, r.paid as expected, coalesce(b.booked, 0) as actual
            from (select id, refund_no, case status when 'refunded' then goods_cents + freight_cents else 0 end as paid from refunds) r
            left join (select t.operation_key, sum(p.amount) as booked from ledger_transactions t
                         join ledger_postings p on p.transaction_id = t.id and p.amount > 0 and p.held_for = 'refund'
                        where t.operation_key like 'refund:%' group by t.operation_key) b
              on b.operation_key = 'refund:' || r.id
           where r.paid <> coalesce(b.booked, 0)`,
  },
  {
    name: 'refunds of lines',
    compares: 'refunded of a line = its refunded requests',
    sql: linesAgainstRequests('refunded_cents', 'amount_cents'),
  },
  {
    name: 'refunded pieces of lines',
    compares: 'pieces of a line that no longer count as sold = those of its refunded requests',
    sql: linesAgainstRequests('refunded_num', 'refunded_num'),
  },
  {
    name: 'refunds of orders',
    compares: 'refunded of an order = its refunded requests',
    sql: `select 'order ' || o.order_no as subject, coalesce(r.cents, 0) as expected, o.refunded_cents as actual
            from orders o
            left join (select order_id, sum(goods_cents + freight_cents) as cents from refunds
                        where status = 'refunded' group by order_id) r on r.order_id = o.id
           where (o.status <> 'cancelled' or o.paid_at is not null) and o.refunded_cents <> coalesce(r.cents, 0)`,
  },
  {
    name: 'order numbers of refunds',
    compares: 'number of the order in a request = that of its order',
    sql: `select 'refund ' || r.refund_no as subject, o.order_no as expected, r.order_no as actual
            from refunds r join orders o on o.id = r.order_id where r.order_no <> o.order_no`,
  },
  {
    name: 'open refunds',
    compares: 'lines and shown status of an order = its open requests',
    sql: `select subject, expected, actual from (
            select 'order line ' || coalesce(f.order_line_id, l.id) as subject, f.id::text as expected, l.open_refund_id::text as actual
              from (select f.order_line_id, r.id from refund_lines f join refunds r on r.id = f.refund_id and r.${open}) f
              full join (select id, open_refund_id from order_lines where open_refund_id is not null) l on l.id = f.order_line_id
            union all
            select 'order ' || coalesce(r.order_id, o.id), r.shown, o.after_sale
              from (select order_id, case when bool_and(kind = 'refund') then 'after_sale_refund' else 'after_sale_return' end as shown
                      from refunds where ${open} group by order_id) r
              full join (select id, after_sale from orders where after_sale is not null) o on o.id = r.order_id) a
           where expected is distinct from actual`,
  },
  {
    name: 'reserved stock',
    compares: 'reserved = lines of unpaid orders and replacements to be sent',
    sql: `select 'sku ' || s.id as subject, coalesce(l.pieces, 0) as expected, s.reserved as actual
            from skus s left join (
              select sku_id, sum(pieces) as pieces from (
                select l.sku_id, l.buy_num as pieces from order_lines l join orders o on o.id = l.order_id
                  join order_groups g on g.id = o.group_id where g.status = 'open' and l.pool_id is null
                union all
                select f.replacement_sku_id, f.buy_num from refund_lines f
                  join refunds r on r.id = f.refund_id and r.is_replacement_reserved
                 where f.replacement_sku_id is not null) kept
               group by sku_id) l on l.sku_id = s.id
           where s.reserved <> coalesce(l.pieces, 0)`,
  },
]
