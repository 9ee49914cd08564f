import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { showOfferOf, type Step } from '../../pricing/public.ts'
import type { LineDiscountRow } from './line-discounts.db.ts'
import type { LineRow } from './list.db.ts'
import { showLine } from './orders.show.ts'

/** The lines of an order in its single view: with parcels, and with the share that each discount took off. */
export function showDetailedGoods(
  lines: readonly LineRow[],
  discounts: readonly LineDiscountRow[],
  steps: readonly Step[],
  locale: Locale,
) {
  const byLine = Map.groupBy(discounts, ({ line_id }) => line_id)
  return lines.map((line) => ({
    ...showLine(line, locale),
    parcel_id: line.parcel_id,
    paid_price: formatMoney(line.paid_cents),
    discounts: (byLine.get(line.id) ?? []).map(({ kind, offer_id, funder, amount_cents }) => ({
      kind,
      rule: showOfferOf(steps, { kind, id: offer_id }, locale),
      funder,
      amount: formatMoney(amount_cents),
    })),
  }))
}
