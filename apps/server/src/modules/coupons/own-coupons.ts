import type { OwnCouponTab } from '@fangshi/contract/coupons'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import { countOwnCoupons, ownCoupons } from './coupons.db.ts'
import { showClaimed } from './coupons.show.ts'

interface OwnQuery {
  tab?: OwnCouponTab | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/** A page of a shopper's coupons of one tab, and how many each tab has. */
export async function listOwnCoupons(ctx: Context, userId: number, query: OwnQuery, locale: Locale) {
  const { tab = 'usable', page = 1, per_page = 30 } = query
  const now = ctx.now()
  const [rows, counts] = await Promise.all([
    ownCoupons(ctx.db, tab, { user_id: userId, at: now, limit: per_page, offset: (page - 1) * per_page }),
    countOwnCoupons(ctx.db, userId, now),
  ])
  return {
    data: rows.map((row) => showClaimed(row, locale, now)),
    count: rows.length,
    total: counts[tab],
    per_page,
    last_page: Math.max(1, Math.ceil(counts[tab] / per_page)),
    current_page: page,
    counts,
  }
}
