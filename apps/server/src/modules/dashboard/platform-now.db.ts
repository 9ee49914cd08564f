import { statement, type Db } from '../../kernel/db/db.ts'

export interface Counts {
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

/** $1 is the start of today, $2 the end of the last day ahead. Each count reads an index by time or of what waits. */
const counts = statement(
  'dashboard.counts',
  `select (select count(*)::int from sms_logs where created_at >= $1 and status = 'failed') as failed_sms,
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
          (select count(*)::int from advs where is_open and adv_end <= $2) as ending_advs,
          (select count(*)::int from audit_logs where created_at >= $1) as audit_entries`,
)

export const countsOf = async (db: Db, today: Date, ahead: Date): Promise<Counts> =>
  (await db.row<Counts>(counts, [today, ahead])) as Counts
