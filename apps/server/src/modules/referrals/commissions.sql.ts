/**
 * What a share of a line is about: `f` the share, `l` its line, `o` the order, `p` what it was settled to, if it was.
 */
export const commissionTables = `distribution_shares f
  join order_lines l on l.id = f.line_id
  join orders o on o.id = f.order_id
  left join settled_shares p on p.share_id = f.id`

/** Its state (rules §9), as text. */
export const stateSql = `case when l.refunded_num = l.buy_num then 'taken_back'
       when o.settled_at is not null then 'paid'
       when o.status in ('completed', 'after_sale_completed') then 'due'
       else 'frozen' end`

/** What was paid for the line, the platform’s part included, what the sale earned, and what of that is left after refunds; in cents. */
export const baseSql = '(l.paid_cents + l.subsidy_cents)'
export const commissionSql = `(${baseSql} * f.rate_bp / 10000)`
export const keptSql = `coalesce(p.commission_cents - p.returned_cents, (${baseSql} - l.refunded_cents - l.refunded_subsidy_cents) * f.rate_bp / 10000)`
