import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Quote } from '@fangshi/contract/quote'
import { formatDateTime } from '@fangshi/contract/time'
import type { ChosenGroup } from '../../collectives/public.ts'
import { pointsFor, showQuote, type PricedQuote } from '../../pricing/public.ts'

/** The group that a quote is for, on the wire. */
const showGroup = ({ collective_id, group, off_bp, people, hours }: ChosenGroup): NonNullable<Quote['collective']> => ({
  id: collective_id,
  group_no: group?.group_no ?? null,
  percent_off: formatMoney(group?.off_bp ?? off_bp),
  people: group?.people ?? people,
  joined: group?.joined ?? 0,
  hours: group?.hours ?? hours,
  expires_at: group?.expires_at ? formatDateTime(group.expires_at) : null,
})

/**
 * A quote with the points that its orders would earn, one by one (rules §9). `address_id` is the address whose province was
 * used, or null; `points_rate` in hundredths of a point per yuan.
 */
export const showCheckout = (
  quote: PricedQuote,
  { address_id, points_rate, chosen }: { address_id: number | null; points_rate: number; chosen: ChosenGroup | null },
  locale: Locale,
): Quote => ({
  ...showQuote(quote, address_id, locale),
  collective: chosen && showGroup(chosen),
  points: quote.stores.reduce(
    (sum, { goods_cents, discount_cents }) => sum + pointsFor(goods_cents - discount_cents, points_rate),
    0,
  ),
})
