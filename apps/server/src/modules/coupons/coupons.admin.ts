import * as contract from '@fangshi/contract/coupons-admin'
import { isNotNull } from 'drizzle-orm'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { classesOf, goodsOf, storeNamesOf, storesOf, usesOf } from './coupon-detail.db.ts'
import { logFilters, showLogs } from './coupon-logs.show.ts'
import { couponFilters, platformCouponSpec, showCoupons } from './coupon-spec.ts'
import { claimedCoupons, coupons, couponSendings } from './schema.ts'
import { sendCoupon } from './send-coupon.ts'
import { showSendings, usersWithoutCoupon } from './sendings.show.ts'
import { stopPlatformCoupon, stopStoreCoupon } from './stop-coupon.ts'

/** Coupons of stores as the platform reads them: with the store's name, and stopping as the only action. */
async function showStoreCoupons(rows: readonly Row<typeof coupons>[], context: ShowContext) {
  const names = await storeNamesOf(
    context.db,
    rows.map(({ store_id }) => store_id),
    context.locale,
  )
  const shown = await showCoupons(rows, context)
  return shown.map((one, index) => ({
    ...one,
    store_name: names.get(rows[index]?.store_id ?? 0) ?? '',
    actions: (one.actions as string[]).filter((action) => action === 'stop'),
  }))
}

/** What the platform does with its own coupons and sees of those of stores. */
export const couponsAdmin = [
  ...serve(contract.adminCoupons, {
    ...platformCouponSpec,
    showOne: async ({ id }, { db, locale }) => ({
      ...(await usesOf(db, id)),
      classes: await classesOf(db, id, locale),
      stores: await storesOf(db, id, locale),
    }),
  }),
  act(contract.stopAdminCoupon, stopPlatformCoupon),
  act(contract.sendCoupon, sendCoupon, ({ id, total }) => ({ id, total })),
  ...serve(contract.storeCoupons, {
    table: coupons,
    only: () => isNotNull(coupons.store_id),
    filters: couponFilters,
    show: showStoreCoupons,
    showOne: async ({ id }, { db, locale }) => ({
      ...(await usesOf(db, id)),
      goods: (await goodsOf(db, id, locale)).map((one) => ({ id: one.id, name: one.goods_name })),
    }),
  }),
  act(contract.stopStoreCoupon, stopStoreCoupon),
  ...serve(contract.adminCouponLogs, { table: claimedCoupons, label: 'used_for', filters: logFilters, show: showLogs }),
  ...serve(contract.couponSendings, { table: couponSendings, label: 'created_at', show: showSendings }),
  on(contract.sendingUsers, ({ ctx, params }) => usersWithoutCoupon(ctx.db, params.id)),
]
