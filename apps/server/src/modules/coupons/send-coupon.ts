import type { Context } from '../../context.ts'
import { activityState } from '../../kernel/activities.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { sendCoupons } from './send-coupons.jobs.ts'

interface CouponToSend {
  is_draft: boolean
  start_time: Date
  end_time: Date
  stopped_at: Date | null
  left: number
}
const read = statement(
  'coupons.to_send',
  `select is_draft, start_time, end_time, stopped_at, stock - claimed as left from coupons where id = $1 and store_id is null`,
)
const begin = statement(
  'coupons.begin_sending',
  `with chosen as (
     select distinct u.id from unnest($4::bigint[]) t join users u on u.id = t
   ), sending as (
     insert into coupon_sendings (coupon_id, admin_id, total, created_at)
     select $1, $2, count(*), $3 from chosen having count(*) > 0 returning id, total
   ), noted as (
     insert into coupon_sending_users (sending_id, user_id) select sending.id, chosen.id from sending, chosen
   )
   select id, total from sending`,
)

/**
 * Starts sending a running platform coupon to users, one each; a job does the rest. Throws NOT_FOUND, also where none of the
 * users exists, COUPON_NOT_STARTED, COUPON_ENDED, COUPON_USED_UP.
 */
export async function sendCoupon(
  tx: Tx,
  ctx: Context,
  { admin_id }: Admin,
  { id, user_ids }: { id: number; user_ids: readonly number[] },
) {
  const now = ctx.now()
  const coupon = (await tx.row<CouponToSend>(read, [id])) ?? fail('NOT_FOUND')
  const state = activityState(coupon, now)
  if (state === 'draft' || state === 'scheduled') fail('COUPON_NOT_STARTED')
  if (state !== 'running') fail('COUPON_ENDED')
  if (coupon.left <= 0) fail('COUPON_USED_UP')
  const sending = await tx.row<{ id: number; total: number }>(begin, [id, admin_id, now, user_ids])
  if (!sending) return fail('NOT_FOUND')
  await ctx.jobs.enqueue(tx, sendCoupons, { sending_id: sending.id })
  return { target: id, after: { sending_id: sending.id, users: sending.total }, ...sending }
}
