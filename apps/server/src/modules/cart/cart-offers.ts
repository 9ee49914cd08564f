import type { Locale } from '@fangshi/contract/locale'
import type { QuotedOffer } from '@fangshi/contract/offers'
import type { Db } from '../../kernel/db/db.ts'
import { applyOffers, showOffers } from '../pricing/public.ts'
import { reductionOffer } from '../reductions/rules.ts'
import { reductionsForCart } from './cart-offers.db.ts'

/** A line that can be bought; its price counts 0 while it is not selected. */
interface CountedLine {
  cart_id: number
  goods_id: number
  sku_id: number
  store_id: number
  total_cents: number
}

/** What became of the offers of each store if these lines were ordered now (rules §9), by the store's id. */
export async function cartOffers(
  db: Db,
  lines: readonly CountedLine[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<Map<number, QuotedOffer[]>> {
  const stores = [...new Set(lines.map(({ store_id }) => store_id))]
  if (!stores.length) return new Map()
  const offers = (await reductionsForCart(db, stores, now)).map(reductionOffer)
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
