import { statement, type Db } from '../../kernel/db/db.ts'

export interface DayRow {
  /** Days since the first, from 0. */
  day: number
  orders: number
  sales_cents: number
}

/** Sales by day from an instant on; the index `orders_paid_at` holds all of it. */
const days = statement(
  'dashboard.days',
  `select floor(extract(epoch from paid_at - $1::timestamptz) / 86400)::int as day, count(*)::int as orders,
          sum(total_cents)::bigint as sales_cents
     from orders where paid_at >= $1 and status not in ('cancelled', 'after_sale_completed') group by 1`,
)

/** Days without sales are absent. */
export const dayRows = (db: Db, from: Date): Promise<DayRow[]> => db.rows<DayRow>(days, [from])

export interface Counts {
  users_today: number
  users_yesterday: number
  stores_today: number
  stores_yesterday: number
  failed_sms: number
  verifying_stores: number
  document_changes: number
  goods_to_review: number
  refund_disputes: number
  return_disputes: number
  withdrawals_to_decide: number
  withdrawals_to_pay: number
  suspense: number
  differences: number
  ending_advs: number
  audit_entries: number
}

/** $1 is the start of today, $2 of yesterday, $3 the end of the last day ahead. Each count reads an index by time or of what waits. */
const counts = statement(
  'dashboard.counts',
  `select u.today::int as users_today, u.yesterday::int as users_yesterday,
          s.today::int as stores_today, s.yesterday::int as stores_yesterday,
          (select count(*)::int from sms_logs where created_at >= $1 and status = 'failed') as failed_sms,
          (select count(*)::int from stores where verify = 'verifying') as verifying_stores,
          (select count(*)::int from document_changes where status = 'pending') as document_changes,
          (select count(*)::int from goods_versions v join goods g on g.id = v.goods_id
            where v.state = 'to_review' and g.deleted_at is null) as goods_to_review,
          (select count(*)::int from refunds where kind = 'refund' and waits_for = 'platform') as refund_disputes,
          (select count(*)::int from refunds where kind <> 'refund' and waits_for = 'platform') as return_disputes,
          (select count(*)::int from withdrawals where status = 'requested') as withdrawals_to_decide,
          (select count(*)::int from withdrawals where status = 'approved') as withdrawals_to_pay,
          (select count(*)::int from payment_refunds r join received_payments p on p.id = r.received_id
            where r.next_at is not null and p.unmatched is not null) as suspense,
          (select count(*)::int from reconciliation_differences where status = 'open') as differences,
          (select count(*)::int from advs where is_open and adv_end <= $3) as ending_advs,
          (select count(*)::int from audit_logs where created_at >= $1) as audit_entries
     from (select count(*) filter (where created_at >= $1) as today, count(*) filter (where created_at < $1) as yesterday
             from users where created_at >= $2 and belong_id is null) u,
          (select count(*) filter (where passed_at >= $1) as today, count(*) filter (where passed_at < $1) as yesterday
             from stores where passed_at >= $2 and verify = 'passed') s`,
)

export const countsOf = async (db: Db, today: Date, yesterday: Date, ahead: Date): Promise<Counts> =>
  (await db.row<Counts>(counts, [today, yesterday, ahead])) as Counts
