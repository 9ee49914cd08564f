import type { Marketplace } from './marketplace.ts'

interface Line {
  group: string
  word: string
  count: number
  cents: number
}

const sql = `
  select 'orders' as "group", status as word, count(*)::int as count, sum(total_cents) as cents from orders group by 2
  union all
  select 'payments', channel, count(*)::int, sum(amount_cents) from payment_attempts where status = 'succeeded' group by 2
  union all
  select 'unmatched payments', unmatched, count(*)::int, sum(amount_cents) from received_payments
   where unmatched is not null group by 2
  union all
  select 'top-ups', status, count(*)::int, sum(amount_cents) from top_ups group by 2
  union all
  select 'refund requests', kind || ' ' || status, count(*)::int, sum(goods_cents + freight_cents) from refunds group by 2
  union all
  select 'money sent back', channel || ' ' || status, count(*)::int, sum(amount_cents) from payment_refunds group by 2
  union all
  select 'settled', 'orders', count(*)::int, coalesce(sum(settled_cents), 0) from settled_orders
  union all
  select 'settled', 'statements', count(*)::int, coalesce(sum(settled_cents), 0) from settlement_statements
  union all
  select 'withdrawals', owner_kind || ' ' || status, count(*)::int, sum(money_cents) from withdrawals group by 2
  union all
  select 'coupons', case when c.store_id is null then 'platform ' else 'store ' end || k.source || ' ' || k.status,
         count(*)::int, 0 from claimed_coupons k join coupons c on c.id = k.coupon_id group by 2
  union all
  select 'discounts of lines', kind, count(*)::int, sum(amount_cents) from order_line_discounts group by 2
  union all
  select 'activities', kind || case when closed_at is null then ' open' else ' closed' end, count(*)::int, 0
    from goods_activities group by 2
  union all
  select 'lines of activities', o.status, count(*)::int, sum(l.paid_cents)
    from order_lines l join orders o on o.id = l.order_id where l.pool_id is not null group by 2
  union all
  select 'groups', state, count(*)::int, 0 from collective_groups group by 2
  union all
  select 'seats of groups', s.state, count(*)::int, sum(o.total_cents)
    from collective_seats s join orders o on o.id = s.order_id group by 2
  union all
  select 'shares of referrers', 'level ' || f.level || case when p.share_id is null then '' else ' settled' end,
         count(*)::int, coalesce(sum(p.commission_cents), 0)
    from distribution_shares f left join settled_shares p on p.share_id = f.id group by 2
  union all
  select 'points orders', status, count(*)::int, sum(total_cash_cents) from points_orders group by 2
  union all
  select 'events of the ledger', event, count(*)::int, 0 from ledger_transactions group by 2
  order by 1, 3 desc, 2`

const yuan = (cents: number): string => (cents / 100).toFixed(2).padStart(14)

/** What happened, as lines of a table. */
export async function report({ it, counts }: Marketplace): Promise<string[]> {
  const { rows } = await it.ctx.db.pool.query<Line>(sql)
  const lines: string[] = []
  for (const [group, own] of Map.groupBy(rows, (row) => row.group)) {
    lines.push(`${group} (${own.reduce((sum, { count }) => sum + count, 0)})`)
    for (const { word, count, cents } of own)
      lines.push(`  ${word.padEnd(34)}${String(count).padStart(8)}${Number(cents) ? yuan(Number(cents)) : ''}`)
  }
  for (const group of ['faults', 'acts', 'refusals'] as const) {
    const own = counts.of(group)
    lines.push(`${group} (${own.reduce((sum, [, count]) => sum + count, 0)})`)
    for (const [word, count] of own) lines.push(`  ${word.padEnd(62)}${String(count).padStart(8)}`)
  }
  return lines
}
