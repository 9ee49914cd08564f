import { sumCents } from '@fangshi/contract/money'
import type { Offer } from '../../src/modules/pricing/offers.ts'
import type { QuoteInput } from '../../src/modules/pricing/quote.ts'
import { spread } from '../../src/modules/pricing/spread.ts'

type Left = readonly number[]

/** Coupons that are used together, and what they and the full reductions leave of the lines. */
interface Combination {
  coupons: readonly Offer[]
  left: Left
}

/** Whether a line counts for an offer (rules §4 step 1). */
const counts = (offer: Offer, line: QuoteInput['lines'][number]): boolean =>
  !line.activity && (offer.store_id ?? line.store_id) === line.store_id && offer.fits(line)

/** What is left after an offer; the same as before where it cannot be used. */
function after(left: Left, offer: Offer, lines: QuoteInput['lines']): Left {
  const eligible = lines.map((line, index) => (counts(offer, line) ? (left[index] ?? 0) : 0))
  if (sumCents(eligible) < offer.threshold_cents) return left
  const parts = spread(offer.off_cents, eligible)
  return left.map((amount, index) => amount - (parts[index] ?? 0))
}

const byId = (a: Offer, b: Offer): number => a.id - b.id

/**
 * Tries every choice that the rules allow (rules §4 steps 2 and 3): in each store the full reduction that saves most, the
 * one with the lowest id of equals; then one coupon or none of each store, and one or none of the platform. A coupon that
 * the shopper chose is used wherever it can be. Gives the most that can be saved, and the reductions that are used.
 */
export function bestByTrial({ lines, stores, offers = [], chosen }: QuoteInput) {
  const of = (kind: Offer['kind'], store: number | null): Offer[] =>
    offers.filter((offer) => offer.kind === kind && offer.store_id === store).toSorted(byId)
  const totals = lines.map(({ price_cents, buy_num }) => price_cents * buy_num)
  let left: Left = totals
  const reductions: Offer[] = []
  for (const { id } of stores) {
    const before = left
    for (const offer of of('reduction', id)) {
      const next = after(before, offer, lines)
      if (sumCents(next) < sumCents(left)) {
        left = next
        reductions[id] = offer
      }
    }
  }
  const choose = (starts: readonly Combination[], coupons: readonly Offer[], id: number | undefined): Combination[] =>
    starts.flatMap((start) => {
      const used = coupons
        .filter((coupon) => coupon.id === (id ?? coupon.id))
        .map((coupon): Combination => ({ coupons: [...start.coupons, coupon], left: after(start.left, coupon, lines) }))
        .filter((ending) => sumCents(ending.left) < sumCents(start.left))
      return [start, ...used]
    })
  /** Where a chosen coupon can be used at all, only combinations with it count. */
  const insist = (combinations: Combination[], id: number | undefined, store: number | null): Combination[] => {
    const with_it = combinations.filter(({ coupons }) => coupons.some((one) => one.id === id && one.store_id === store))
    return id !== undefined && with_it.length ? with_it : combinations
  }
  let combinations: Combination[] = [{ coupons: [], left }]
  for (const { id } of stores)
    combinations = insist(
      choose(combinations, of('store_coupon', id), chosen?.stores.get(id)),
      chosen?.stores.get(id),
      id,
    )
  combinations = insist(choose(combinations, of('platform_coupon', null), chosen?.platform), chosen?.platform, null)
  const least = Math.min(...combinations.map((ending) => sumCents(ending.left)))
  return { saves_cents: sumCents(totals) - least, reductions: Object.values(reductions) }
}
