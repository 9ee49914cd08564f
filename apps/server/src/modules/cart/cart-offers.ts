import type { Locale } from '@fangshi/contract/locale'
import type { QuotedOffer } from '@fangshi/contract/offers'
import type { Db } from '../../kernel/db/db.ts'
import { applyOffers, couponOffer, showOffers } from '../pricing/public.ts'
import { reductionOffer } from '../reductions/rules.ts'
import { offersForCart } from './cart-offers.db.ts'

/** A line that can be bought; its price counts 0 while it is not selected. */
interface CountedLine {
  cart_id: number
  goods_id: number
  sku_id: number
  store_id: number
  total_cents: number
}

/**
 * What became of the offers of each store if a shopper, or a guest for null, ordered these lines now (rules §9), by the
 * store's id.
 */
export async function cartOffers(
  db: Db,
  lines: readonly CountedLine[],
  { user_id, locale, now }: { user_id: number | null; locale: Locale; now: Date },
): Promise<Map<number, QuotedOffer[]>> {
  const stores = [...new Set(lines.map(({ store_id }) => store_id))]
  if (!stores.length) return new Map()
  const { reductions, coupons } = await offersForCart(db, lines, { user_id, at: now })
  const offers = [...reductions.map(reductionOffer), ...coupons.map(couponOffer)]
  const totals = lines.map(({ total_cents }) => total_cents)
  const { results } = applyOffers(lines, totals, offers)
  return new Map(
    stores.map((id) => [
      id,
      showOffers(
        results.filter(({ offer }) => offer.store_id === id),
        locale,
      ),
    ]),
  )
}
