import type { Check } from '../../kernel/check.ts'

/**
 * Pieces of lines that were paid and not refunded, by goods or store, compared with the folded and the pending count.
 */
const sold = (what: 'goods' | 'stores', table: string, id: string, key: 'goods_id' | 'store_id'): string => `
  select '${what} ' || t.${id} as subject, coalesce(l.pieces, 0) as expected, t.sale_count + coalesce(w.pieces, 0) as actual
    from ${table} t
    left join (select l.${key}, sum(l.buy_num - l.refunded_num) as pieces from order_lines l join orders o on o.id = l.order_id
                where o.paid_at is not null group by l.${key}) l on l.${key} = t.${id}
    left join (select ${key}, sum(pieces) as pieces from sales_pending group by ${key}) w on w.${key} = t.${id}
   where coalesce(l.pieces, 0) <> t.sale_count + coalesce(w.pieces, 0)`

/** Escrow, bills, stock, sales and who counts as a buyer follow from the orders (rules §8). */
export const orderAudits: readonly Check[] = [
  {
    name: 'escrow of orders',
    compares: 'paid by shopper and platform, not refunded and not settled = escrow, else zero',
    sql: `select 'order ' || coalesce(o.order_no, 'id ' || a.owner_id) as subject,
                 coalesce(o.held, 0) as expected, coalesce(a.balance, 0) as actual
            from (select id, order_no,
                         case when paid_at is not null and settled_at is null and status <> 'cancelled'
                              then total_cents + subsidy_cents - refunded_cents - refunded_subsidy_cents else 0 end as held from orders) o
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
  {
    name: 'discounts of lines',
    compares: 'price − paid of a line = its shares of discounts',
    sql: `select 'line ' || l.id as subject, l.total_cents - l.paid_cents as expected, coalesce(sum(d.amount_cents), 0) as actual
            from order_lines l left join order_line_discounts d on d.line_id = l.id
           group by l.id
          having coalesce(sum(d.amount_cents), 0) <> l.total_cents - l.paid_cents`,
  },
  {
    name: 'subsidies of orders',
    compares: 'what the platform pays for lines = its shares of discounts, and for orders = their lines',
    sql: `select subject, expected, actual from (
            select 'line ' || l.id as subject, coalesce(sum(d.amount_cents), 0) as expected, l.subsidy_cents as actual
              from order_lines l left join order_line_discounts d on d.line_id = l.id and d.funder = 'platform' group by l.id
            union all
            select 'order ' || o.order_no, coalesce(sum(l.subsidy_cents), 0), o.subsidy_cents
              from orders o left join order_lines l on l.order_id = o.id group by o.id
            union all
            select 'refunds of order ' || o.order_no, coalesce(sum(l.refunded_subsidy_cents), 0), o.refunded_subsidy_cents
              from orders o left join order_lines l on l.order_id = o.id group by o.id) s
           where expected <> actual`,
  },
  {
    name: 'subsidies in the ledger',
    compares: 'what the platform paid for orders and did not get back = its account',
    sql: `select 'platform subsidy' as subject, o.paid as expected, coalesce(b.booked, 0) as actual
            from (select coalesce(sum(subsidy_cents - refunded_subsidy_cents), 0) as paid
                    from orders where paid_at is not null and status <> 'cancelled') o
            cross join (select -sum(p.amount) as booked from ledger_accounts a join ledger_postings p on p.account_id = a.id
                         where a.owner_kind = 'platform' and a.kind = 'subsidy') b
           where o.paid <> coalesce(b.booked, 0)`,
  },
  {
    name: 'coupons of orders',
    compares: 'a used coupon took money off the order it was used for; those of orders that go on are used',
    sql: `with taken as (
            select d.offer_id as id, case d.kind when 'store_coupon' then o.order_no else g.group_no end as used_for,
                   bool_or(o.status <> 'after_sale_completed') as goes_on
              from order_line_discounts d join order_lines l on l.id = d.line_id
              join orders o on o.id = l.order_id join order_groups g on g.id = o.group_id
             where d.kind <> 'reduction' and o.status <> 'cancelled' group by 1, 2)
          select 'claimed coupon ' || coalesce(t.id, k.id) as subject, t.used_for as expected, k.used_for as actual
            from taken t full join (select id, used_for from claimed_coupons where status = 'used') k using (id, used_for)
           where (k.id is null and t.goes_on) or t.id is null`,
  },
  {
    name: 'seats of orders',
    compares:
      'seat and group of an order in a group buy = its status; the money of failed groups went back within the hour',
    sql: `select subject, expected, actual from (
            select 'order ' || coalesce(o.order_no, 'id ' || t.order_id) as subject,
                   'a seat as ' || coalesce(o.status, 'no order') || ' needs, by user ' || o.user_id as expected,
                   coalesce(t.state || ' in a group that is ' || g.state || ', by user ' || t.user_id, 'no seat') as actual,
                   (t.group_id, t.order_group_id, t.user_id) = (o.collective_group_id, o.group_id, o.user_id) and case o.status
                     when 'waiting_payment' then t.state in ('held', 'lost')
                     when 'waiting_group' then t.state = 'paid' and (g.state = 'open'
                       or g.state = 'failed' and g.ended_at > (select max(created_at) - interval '1 hour' from order_history))
                     when 'cancelled' then t.state = case when o.paid_at is null then 'left' else 'returned' end
                     when 'after_sale_completed' then t.state in ('left', 'returned') or t.state = 'paid' and g.state = 'completed'
                     else t.state = 'paid' and g.state = 'completed' end as is_right
              from (select o.*, b.collective_group_id from order_groups b join orders o on o.group_id = b.id
                     where b.collective_group_id is not null) o
              full join collective_seats t on t.order_id = o.id
              left join collective_groups g on g.id = t.group_id) s
           where is_right is not true`,
  },
  {
    name: 'reserved pieces of activities',
    compares: 'reserved = lines of unpaid orders',
    sql: `select 'pool ' || p.id as subject, coalesce(l.pieces, 0) as expected, p.reserved as actual
            from stock_pools p left join (
              select l.pool_id, sum(l.buy_num) as pieces from order_lines l join orders o on o.id = l.order_id
                join order_groups g on g.id = o.group_id where g.status = 'open' and l.pool_id is not null
               group by l.pool_id) l on l.pool_id = p.id
           where p.reserved <> coalesce(l.pieces, 0)`,
  },
  {
    name: 'sales of goods',
    compares: 'counted and pending = pieces of paid lines',
    sql: sold('goods', 'goods_sales', 'goods_id', 'goods_id'),
  },
  {
    name: 'sales of stores',
    compares: 'counted and pending = pieces of paid lines',
    sql: sold('stores', 'stores', 'id', 'store_id'),
  },
  {
    name: 'searched users',
    compares: 'what lists of users search = the users',
    sql: `select 'user ' || id as subject, u.searched::text as expected, s.searched::text as actual
            from (select id, (nickname, username, phone, status, created_at, id in (select user_id from order_groups)) as searched from users) u
            full join (select id, (nickname, username, phone, status, created_at, has_ordered) as searched from user_search) s using (id)
           where u.searched is distinct from s.searched`,
  },
]
