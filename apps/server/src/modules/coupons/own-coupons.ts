import type { OwnCouponTab } from '@fangshi/contract/coupons'
import type { Locale } from '@fangshi/contract/locale'
import { showPage } from '../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../kernel/resource/search-query.ts'
import type { Context } from '../../context.ts'
import { countOwnCoupons, ownCoupons } from './coupons.db.ts'
import { showClaimed } from './coupons.show.ts'

interface OwnQuery extends PageQuery {
  tab?: OwnCouponTab | undefined
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
    ...showPage(
      { total: counts[tab], page, per_page },
      rows.map((row) => showClaimed(row, locale, now)),
    ),
    counts,
  }
}
