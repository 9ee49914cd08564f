interface UnwantedRows {
  name: string
  /** Gives the rows that should not be there; $1 is the time from which on nothing older may wait. */
  sql: string
}

/** What must have happened by then (rules §§5 to 8). */
export const overdue: readonly UnwantedRows[] = [
  { name: 'group to be cancelled', sql: `select id from order_groups where status = 'open' and pay_before < $1` },
  { name: 'order to be moved', sql: 'select id from orders where due_at < $1 and after_sale is null' },
  { name: 'refund to be moved', sql: 'select id from refunds where due_at < $1' },
  { name: 'attempt to be queried', sql: 'select id from payment_attempts where next_query_at < $1' },
  { name: 'top-up to be cancelled', sql: `select id from top_ups where status = 'open' and pay_before < $1` },
  { name: 'refund to be sent', sql: 'select id from payment_refunds where next_at < $1' },
  {
    name: 'settlement to be finished',
    sql: 'select id from settlement_runs where finished_at is null and started_at < $1',
  },
  {
    name: 'order to be settled',
    sql: `select id from orders o where settled_at is null and after_sale is null and status = 'completed'
           and completed_at < $1::timestamptz - interval '9 days' and received_at < $1::timestamptz - interval '17 days'
           and not exists (select from refunds r where r.order_id = o.id
                            and coalesce(r.ended_at, 'infinity') > $1::timestamptz - interval '2 days')`,
  },
  { name: 'coupon to be closed', sql: 'select id from coupons where closed_at is null and end_time < $1' },
  {
    name: 'sending of coupons to be finished',
    sql: 'select id from coupon_sendings where finished_at is null and created_at < $1',
  },
  { name: 'activity to be closed', sql: 'select id from goods_activities where closed_at is null and end_time < $1' },
  { name: 'group to be ended', sql: `select id from collective_groups where state = 'open' and expires_at < $1` },
  {
    name: 'group whose money has to go back',
    sql: 'select id from collective_groups where is_refunding and ended_at < $1',
  },
  {
    name: 'seat to be given up',
    sql: `select id from collective_seats where state in ('held', 'lost') and held_until < $1`,
  },
  {
    name: 'points order to be cancelled',
    sql: `select id from points_orders where status = 'waiting_payment' and pay_before < $1`,
  },
  {
    name: 'old points to be ended',
    sql: 'select day::text as id from points_expiry_days where finished_at is null and created_at < $1',
  },
  { name: 'points order to be received', sql: 'select id from points_orders where due_at < $1' },
]

/** What may never be, whatever the time. */
export const impossible: readonly UnwantedRows[] = [
  {
    name: 'unmatched payment that is not sent back',
    sql: `select id from received_payments p where unmatched is not null and $1::timestamptz is not null
           and not exists (select from payment_refunds r where r.received_id = p.id)`,
  },
  {
    name: 'bill paid twice',
    sql: `select a.bill_id as id from received_payments p join payment_attempts a on a.id = p.attempt_id
           where p.unmatched is null and $1::timestamptz is not null group by a.bill_id having count(*) > 1`,
  },
  {
    name: 'open refund of an ended attempt without a time',
    sql: `select id from payment_refunds where status in ('due', 'processing') and channel <> 'balance' and next_at is null
           and $1::timestamptz is not null`,
  },
  {
    name: 'order line at the price of an activity that did not run',
    sql: `select l.id from order_lines l join orders o on o.id = l.order_id
            join stock_pools p on p.id = l.pool_id join goods_activities a on a.id = p.activity_id
           where $1::timestamptz is not null
             and (o.created_at < a.start_time or o.created_at >= least(a.end_time, coalesce(a.closed_at, 'infinity'))
                  or l.price_cents <> p.price_cents or l.sku_id <> p.sku_id)`,
  },
  {
    name: 'order line of an activity with a discount',
    sql: `select l.id from order_lines l join order_line_discounts d on d.line_id = l.id
           where l.pool_id is not null and $1::timestamptz is not null`,
  },
  {
    name: 'order of a group buy with a discount, another price or other terms than its group',
    sql: `select l.id from collective_seats s join collective_groups g on g.id = s.group_id
            join order_lines l on l.order_id = s.order_id
           where $1::timestamptz is not null and (l.pool_id is not null or l.goods_id <> g.goods_id or l.paid_cents <> l.total_cents
              or exists (select from order_line_discounts d where d.line_id = l.id))`,
  },
  {
    name: 'group opened when its group buy did not run, or joined when it was over',
    sql: `select s.id from collective_seats s join collective_groups g on g.id = s.group_id
            join collectives c on c.id = g.collective_id join orders o on o.id = s.order_id
           where $1::timestamptz is not null and (case when s.is_founder
             then o.created_at < c.start_time or o.created_at >= least(c.end_time, coalesce(c.stopped_at, 'infinity'))
             else o.created_at < g.opened_at or o.created_at >= g.expires_at end)`,
  },
  {
    name: 'person with more pieces of a group buy than one may have',
    sql: `select s.user_id as id from collective_seats s join collective_groups g on g.id = s.group_id
            join collectives c on c.id = g.collective_id join order_lines l on l.order_id = s.order_id
           where $1::timestamptz is not null and s.state in ('held', 'paid')
           group by s.user_id, c.id having sum(l.buy_num - l.refunded_num) > max(c.max_per_person)`,
  },
  {
    name: 'order with two offers of a kind',
    sql: `select o.id from orders o join order_lines l on l.order_id = o.id join order_line_discounts d on d.line_id = l.id
           where $1::timestamptz is not null group by o.id, d.kind having count(distinct d.offer_id) > 1`,
  },
  {
    name: 'checkout with two coupons of the platform',
    sql: `select o.group_id as id from orders o join order_lines l on l.order_id = o.id
            join order_line_discounts d on d.line_id = l.id and d.kind = 'platform_coupon'
           where $1::timestamptz is not null group by o.group_id having count(distinct d.offer_id) > 1`,
  },
  {
    name: 'offer used when it did not run, by another store or by somebody else',
    sql: `select o.id from orders o join order_lines l on l.order_id = o.id join order_line_discounts d on d.line_id = l.id
            left join full_reductions r on r.id = d.offer_id and d.kind = 'reduction'
            left join claimed_coupons k on k.id = d.offer_id and d.kind <> 'reduction'
            left join coupons c on c.id = k.coupon_id
           where $1::timestamptz is not null and not coalesce(case when d.kind = 'reduction'
             then r.store_id = o.store_id and o.created_at >= r.start_time
              and o.created_at < least(r.end_time, coalesce(r.stopped_at, 'infinity'))
             else k.user_id = o.user_id and coalesce(c.store_id, o.store_id) = o.store_id
              and (c.store_id is null) = (d.kind = 'platform_coupon') and (c.store_id is null) = (d.funder = 'platform')
              and k.created_at <= o.created_at and o.created_at >= c.start_time and o.created_at < c.end_time end, false)`,
  },
  {
    name: 'coupon claimed when that was not possible',
    sql: `select k.id from claimed_coupons k join coupons c on c.id = k.coupon_id
           where $1::timestamptz is not null and (k.created_at < c.start_time
              or k.created_at >= least(c.end_time, coalesce(c.stopped_at, 'infinity')))`,
  },
  {
    name: 'referrer who brought nobody to the sale',
    sql: `select f.id from distribution_shares f join orders o on o.id = f.order_id join stores s on s.id = o.store_id
           where $1::timestamptz is not null and (f.user_id in (o.user_id, s.user_id))`,
  },
]
