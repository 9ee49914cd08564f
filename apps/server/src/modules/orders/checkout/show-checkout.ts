import type { Locale } from '@fangshi/contract/locale'
import type { Quote } from '@fangshi/contract/quote'
import { pointsFor, showQuote, type PricedQuote } from '../../pricing/public.ts'

/**
 * A quote with the points that its orders would earn, one by one (rules §9). `address_id` is the address whose province was
 * used, or null; `points_rate` in hundredths of a point per yuan.
 */
export const showCheckout = (
  quote: PricedQuote,
  { address_id, points_rate }: { address_id: number | null; points_rate: number },
  locale: Locale,
): Quote => ({
  ...showQuote(quote, address_id, locale),
  points: quote.stores.reduce(
    (sum, { goods_cents, discount_cents }) => sum + pointsFor(goods_cents - discount_cents, points_rate),
    0,
  ),
})
