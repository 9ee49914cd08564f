import type { couponTabs } from '@fangshi/contract/coupons'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../kernel/resource/search-query.ts'
import { cardsOfPicked } from '../catalog/public.ts'
import { couponOf, openCoupons, targetsOf, type CouponList } from './coupons.db.ts'
import { showCoupon } from './coupons.show.ts'

interface ListQuery extends PageQuery {
  tab?: (typeof couponTabs)[number] | undefined
  store_id?: number | undefined
  goods_id?: number | undefined
}

/** Which list a query asks for: goods before their store, and a store before the tab. */
function listOf({ goods_id, store_id, tab }: ListQuery): { which: CouponList; id: number | null } {
  if (goods_id !== undefined) return { which: 'ofGoods', id: goods_id }
  if (store_id !== undefined) return { which: 'ofStore', id: store_id }
  return { which: tab ?? 'all', id: null }
}

/** A page of the coupons that can be claimed now or later, as the shopper (or a guest) meets them. */
export async function listCoupons(ctx: Context, userId: number | null, query: ListQuery, locale: Locale) {
  const { page = 1, per_page = 30 } = query
  const { which, id } = listOf(query)
  const now = ctx.now()
  const of = { user_id: userId, at: now, id, limit: per_page, offset: (page - 1) * per_page }
  const rows = await openCoupons(ctx.db, which, of)
  const total = rows[0]?.total ?? 0
  return showPage(
    { total, page, per_page },
    rows.map((row) => showCoupon(row, locale, now)),
  )
}

/** A coupon and what it is for. Throws COUPON_NOT_FOUND, also for one that has a code. */
export async function readCoupon(ctx: Context, userId: number | null, id: number, locale: Locale) {
  const now = ctx.now()
  const row = (await couponOf(ctx.db, userId, now, id)) ?? fail('COUPON_NOT_FOUND')
  const { classes, stores, goods } = await targetsOf(ctx.db, id)
  const cards = await cardsOfPicked(ctx.db, goods, locale, now)
  return {
    coupon: showCoupon(row, locale, now),
    goods: goods.flatMap((one) => cards.get(one.id) ?? []),
    classes: classes.map(({ name, ...one }) => ({ ...one, name: localText(name, locale) })),
    stores: stores.map(({ name, ...one }) => ({ ...one, name: localText(name, locale) })),
  }
}
