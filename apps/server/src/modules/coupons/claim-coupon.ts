import type { CouponClaim } from '@fangshi/contract/coupons'
import type { Context } from '../../context.ts'
import { activityState } from '../../kernel/activities.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Shopper } from '../../kernel/http/who.ts'
import { couponByCode, couponById, holdCoupon, takeCoupon, type CouponToClaim } from './claim.db.ts'
import { claimOf } from './coupon.ts'

interface ClaimInput {
  id?: number | undefined
  code?: string | undefined
}

/** What a refused claim answers (rules §9). */
const refusals = {
  claimed: 'COUPON_CLAIMED',
  all_used: 'COUPON_CLAIMED',
  used_up: 'COUPON_USED_UP',
  not_started: 'COUPON_NOT_STARTED',
  ended: 'COUPON_ENDED',
} as const

/** The coupon that a shopper names. Throws COUPON_NOT_FOUND, COUPON_CODE_WRONG, COUPON_OWN_STORE. */
async function findCoupon(tx: Tx, userId: number, { id, code }: ClaimInput): Promise<CouponToClaim> {
  const coupon =
    code === undefined
      ? ((await couponById(tx, userId, id ?? failFields({ id: 'REQUIRED' }))) ?? fail('COUPON_NOT_FOUND'))
      : ((await couponByCode(tx, userId, code.toUpperCase())) ?? fail('COUPON_CODE_WRONG'))
  return coupon.is_own_store ? fail('COUPON_OWN_STORE') : coupon
}

const claimNow = (coupon: CouponToClaim, now: Date): CouponClaim =>
  claimOf({ state: activityState(coupon, now), left: coupon.left, per_person: coupon.per_person }, coupon)

/** Throws what a claim of the coupon answers now, unless it can be claimed. */
function refuseClaim(coupon: CouponToClaim, now: Date): void {
  const claim = claimNow(coupon, now)
  // A shopper who has claimed one and may claim another learns that none is left.
  const isGone = claim === 'claimed' && coupon.own < coupon.per_person
  if (claim !== 'claimable') fail(isGone ? 'COUPON_USED_UP' : refusals[claim])
}

/**
 * Claims a coupon by its id or code (rules §9). Throws SUB_ACCOUNT_MAY_NOT_BUY, COUPON_NOT_FOUND, COUPON_CODE_WRONG,
 * COUPON_OWN_STORE, COUPON_NOT_STARTED, COUPON_ENDED, COUPON_CLAIMED, COUPON_USED_UP.
 */
export async function claimCoupon(tx: Tx, ctx: Context, who: Shopper, input: ClaimInput) {
  if (who.belong_id > 0) fail('SUB_ACCOUNT_MAY_NOT_BUY')
  const now = ctx.now()
  const coupon = await findCoupon(tx, who.user_id, input)
  refuseClaim(coupon, now)
  const isTaken = await takeCoupon(tx, coupon.id, now)
  if (!isTaken) refuseClaim(await findCoupon(tx, who.user_id, input), now)
  const claim = { coupon_id: coupon.id, user_id: who.user_id, source: 'claimed', at: now } as const
  const id = (isTaken && (await holdCoupon(tx, claim))) || fail(isTaken ? 'COUPON_CLAIMED' : 'COUPON_USED_UP')
  const after = await findCoupon(tx, who.user_id, input)
  return { id, coupon: after, claim: claimNow(after, now) }
}
