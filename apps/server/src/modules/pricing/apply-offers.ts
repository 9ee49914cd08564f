import { chooseCoupons, noChoice, type ChosenCoupons } from './choose-coupons.ts'
import { partsOf, tryOffer, type Amounts, type Offer, type OfferLine, type OfferResult } from './offers.ts'

/** An offer that is used, and what it takes off each line, in cents. */
export interface AppliedOffer {
  offer: Offer
  parts: readonly number[]
}

export interface AppliedOffers {
  /** In the order in which they apply. */
  applied: readonly AppliedOffer[]
  /** What became of every offer. */
  results: readonly OfferResult[]
}

/**
 * Chooses among offers and applies them in turn: one full reduction per store, one coupon per store, one of the platform
 * (rules §4 steps 2 and 3). Each sees what the earlier ones left. `totals` are the prices of the lines in cents.
 */
export function applyOffers(
  lines: readonly OfferLine[],
  totals: Amounts,
  offers: readonly Offer[],
  chosen: ChosenCoupons = noChoice,
): AppliedOffers {
  if (!offers.length) return { applied: [], results: [] }
  const ofKind = (kind: Offer['kind']) => offers.filter((offer) => offer.kind === kind)
  const reductions = useOffers(lines, totals, ofKind('reduction'), (results) => bestOfEachStore(results))
  const coupons = [...ofKind('store_coupon'), ...ofKind('platform_coupon')]
  const used = chooseCoupons(lines, reductions.left, coupons, chosen)
  const store = useOffers(lines, reductions.left, ofKind('store_coupon'), () => used)
  const platform = useOffers(lines, store.left, ofKind('platform_coupon'), () => used)
  const steps = [reductions, store, platform]
  return { applied: steps.flatMap(({ applied }) => applied), results: steps.flatMap(({ results }) => results) }
}

/** Tries offers of one kind on what is left, and applies those that `choose` picks. */
function useOffers(
  lines: readonly OfferLine[],
  left: Amounts,
  offers: readonly Offer[],
  choose: (results: readonly OfferResult[]) => readonly Offer[],
): AppliedOffers & { left: Amounts } {
  const tried = offers.map((offer) => tryOffer(offer, lines, left))
  const used = new Set(choose(tried))
  const results = tried.map((result): OfferResult => (used.has(result.offer) ? { ...result, state: 'used' } : result))
  // Offers of one kind never share a line: there is one per store, or one in all.
  const applied = offers
    .filter((offer) => used.has(offer))
    .map((offer) => ({ offer, parts: partsOf(offer, lines, left) }))
  const after = left.map((amount, index) => applied.reduce((rest, { parts }) => rest - (parts[index] ?? 0), amount))
  return { applied, results, left: after }
}

/** In each store the offer that saves most; of equals the one with the lowest id. */
function bestOfEachStore(results: readonly OfferResult[]): Offer[] {
  const possible = results
    .filter(({ state }) => state === 'possible')
    .toSorted((a, b) => b.saves_cents - a.saves_cents || a.offer.id - b.offer.id)
  const best = new Map<number | null, Offer>()
  for (const { offer } of possible) if (!best.has(offer.store_id)) best.set(offer.store_id, offer)
  return [...best.values()]
}
