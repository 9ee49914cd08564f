import type { Context } from '../../context.ts'
import { activityState, ownerActions } from '../../kernel/activities.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'

interface LockedCoupon {
  id: number
  store_id: number | null
  is_draft: boolean
  start_time: Date
  end_time: Date
  stopped_at: Date | null
}

const lock = statement(
  'coupons.lock',
  'select id, store_id, is_draft, start_time, end_time, stopped_at from coupons where id = $1 for no key update',
)
const stop = statement(
  'coupons.stop',
  'update coupons set stopped_at = $2, stopped_by = $3, stop_reason = $4, updated_at = $2 where id = $1',
)

interface StopInput {
  id: number
  reason: string
}

async function stopCoupon(
  tx: Tx,
  ctx: Context,
  { id, reason }: StopInput,
  by: 'store' | 'platform',
  isOwn: (storeId: number | null) => boolean,
) {
  const coupon = await tx.row<LockedCoupon>(lock, [id])
  if (!coupon || !isOwn(coupon.store_id)) return fail('NOT_FOUND')
  const state = activityState(coupon, ctx.now())
  if (!ownerActions(state).includes('stop')) fail('ACTIVITY_MOVE_REFUSED')
  await tx.rows(stop, [id, ctx.now(), by, reason])
  return { target: id, before: { state }, after: { state: 'stopped', reason } }
}

/** Ends claiming of a coupon of the own store for good. Throws NOT_FOUND, ACTIVITY_MOVE_REFUSED. */
export const stopOwnCoupon = (tx: Tx, ctx: Context, { store_id }: Seller, input: StopInput) =>
  stopCoupon(tx, ctx, input, 'store', (owner) => owner === store_id)
/** The same of a coupon of the platform. */
export const stopPlatformCoupon = (tx: Tx, ctx: Context, _: Admin, input: StopInput) =>
  stopCoupon(tx, ctx, input, 'platform', (owner) => owner === null)
/** The same of a coupon of any store, by the platform. */
export const stopStoreCoupon = (tx: Tx, ctx: Context, _: Admin, input: StopInput) =>
  stopCoupon(tx, ctx, input, 'platform', (owner) => owner !== null)
