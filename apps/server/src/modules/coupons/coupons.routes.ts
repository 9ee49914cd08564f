import * as contract from '@fangshi/contract/coupons'
import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { claimCoupon } from './claim-coupon.ts'
import { knownCoupons } from './coupons.db.ts'
import { claimOfRow } from './coupons.show.ts'
import { listCoupons, readCoupon } from './list-coupons.ts'
import { listOwnCoupons } from './own-coupons.ts'

/** Coupons as shoppers see, claim and keep them. */
export const couponRoutes = [
  on(contract.listCoupons, ({ ctx, who, query, locale }) => listCoupons(ctx, who?.user_id ?? null, query, locale)),
  on(contract.readCouponClaims, async ({ ctx, who, query }) => {
    const now = ctx.now()
    const rows = await knownCoupons(ctx.db, who?.user_id ?? null, now, query.ids)
    return rows.map((row) => ({ id: row.coupon_id, claim: claimOfRow(row, now), left: row.stock - row.claimed }))
  }),
  on(contract.readCoupon, ({ ctx, who, params, locale }) => readCoupon(ctx, who?.user_id ?? null, params.id, locale)),
  act(contract.receiveCoupon, claimCoupon, ({ id, coupon, claim }, { locale }) => ({
    id,
    coupon_id: coupon.id,
    name: localText(coupon.name, locale),
    money: formatMoney(coupon.money_cents),
    use_money: formatMoney(coupon.use_money_cents),
    end_time: formatDateTime(coupon.end_time),
    claim,
    left: coupon.left,
  })),
  on(contract.listOwnCoupons, ({ ctx, who, query, locale }) => listOwnCoupons(ctx, who.user_id, query, locale)),
]
