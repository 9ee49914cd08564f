import { sumCents } from '@fangshi/contract/money'
import { eligibleCents, partsOf, tryOffer, type Amounts, type Offer, type OfferLine } from './offers.ts'

/** What the shopper chose: a coupon's id, 0 for none; where nothing was chosen, the coupons that save most are. */
export interface ChosenCoupons {
  /** By store. */
  stores: ReadonlyMap<number, number>
  platform: number | undefined
}

/** The quote takes what saves most. */
export const noChoice: ChosenCoupons = { stores: new Map(), platform: undefined }

/** One coupon of a store, or none: what it saves, and what it leaves of the lines. */
interface Choice {
  coupon: Offer | null
  saves_cents: number
  left: Amounts
}

/** Coupons of some stores, and what they leave of the lines that a platform coupon is for, up to all that it needs. */
interface Plan {
  coupons: readonly Offer[]
  saves_cents: number
  eligible_cents: number
}

const noPlan: Plan = { coupons: [], saves_cents: 0, eligible_cents: 0 }

/** A checkout has few plans worth keeping. Of more than this, those that save most and those that leave most are kept. */
const mostPlans = 60

/**
 * The store coupons (one per store) and the platform coupon (one per checkout) that together save most (rules §4 step 3).
 * Together, because a store coupon may leave too little for the threshold of the platform's. Of plans that save the same,
 * the one with fewer coupons, then with lower ids. `left` is what full reductions left of the lines.
 */
export function chooseCoupons(
  lines: readonly OfferLine[],
  left: Amounts,
  coupons: readonly Offer[],
  chosen: ChosenCoupons,
): Offer[] {
  const byId = coupons.toSorted((a, b) => a.id - b.id)
  const stores = [...new Set(lines.map(({ store_id }) => store_id))]
  const choices = stores.map((id) => choicesOf(lines, left, ofStore(byId, id), id, chosen.stores.get(id)))
  const platform = byId.filter(({ store_id, id }) => store_id === null && id === (chosen.platform ?? id))
  const without = bestPlan(lines, choices, null) ?? noPlan
  const plans = platform.flatMap((coupon) => bestPlan(lines, choices, coupon) ?? [])
  const isChosen = chosen.platform !== undefined && plans.length > 0
  return [...(isChosen ? plans : [without, ...plans]).reduce(better).coupons]
}

const ofStore = (coupons: readonly Offer[], id: number): Offer[] => coupons.filter(({ store_id }) => store_id === id)

/** What can be chosen in one store; `chosen` leaves only that coupon if it can be used, else none. */
function choicesOf(
  lines: readonly OfferLine[],
  left: Amounts,
  coupons: readonly Offer[],
  store_id: number,
  chosen: number | undefined,
): Choice[] {
  const own = left.map((amount, index) => (lines[index]?.store_id === store_id ? amount : 0))
  const none: Choice = { coupon: null, saves_cents: 0, left: own }
  const usable = coupons
    .filter((coupon) => coupon.id === (chosen ?? coupon.id) && tryOffer(coupon, lines, own).state === 'possible')
    .map((coupon): Choice => {
      const parts = partsOf(coupon, lines, own)
      return { coupon, saves_cents: sumCents(parts), left: own.map((amount, index) => amount - (parts[index] ?? 0)) }
    })
  return chosen !== undefined && usable.length ? usable : [none, ...usable]
}

/** The best plan with this platform coupon, or without one; undefined when its threshold cannot be reached. */
function bestPlan(lines: readonly OfferLine[], stores: readonly Choice[][], platform: Offer | null): Plan | undefined {
  const enough = platform ? Math.max(platform.threshold_cents, platform.off_cents) : 0
  const eligible = (left: Amounts): number => (platform ? eligibleCents(platform, lines, left) : 0)
  let plans: Plan[] = [noPlan]
  for (const choices of stores) {
    const steps = choices.map((choice) => ({ ...choice, eligible_cents: eligible(choice.left) }))
    plans = withoutWorse(
      plans.flatMap((plan) =>
        steps.map(({ coupon, saves_cents, eligible_cents }) => ({
          coupons: coupon ? [...plan.coupons, coupon] : plan.coupons,
          saves_cents: plan.saves_cents + saves_cents,
          eligible_cents: Math.min(enough, plan.eligible_cents + eligible_cents),
        })),
      ),
    )
  }
  if (!platform) return plans.reduce(better)
  return plans
    .filter(({ eligible_cents }) => eligible_cents > 0 && eligible_cents >= platform.threshold_cents)
    .map((plan) => ({
      ...plan,
      coupons: [...plan.coupons, platform],
      saves_cents: plan.saves_cents + Math.min(platform.off_cents, plan.eligible_cents),
    }))
    .reduce<Plan | undefined>((best, plan) => (best ? better(best, plan) : plan), undefined)
}

/** Without the plans that save no more than another which leaves at least as much. */
function withoutWorse(plans: readonly Plan[]): Plan[] {
  const useful: Plan[] = []
  const byLeft = plans.toSorted((a, b) => b.eligible_cents - a.eligible_cents || bySavings(a, b))
  for (const plan of byLeft) if (plan.saves_cents > (useful.at(-1)?.saves_cents ?? -1)) useful.push(plan)
  return useful.length <= mostPlans ? useful : [...useful.slice(0, mostPlans / 2), ...useful.slice(-mostPlans / 2)]
}

/** First what saves more, then what needs fewer coupons. */
const bySavings = (a: Plan, b: Plan): number => b.saves_cents - a.saves_cents || a.coupons.length - b.coupons.length

/** The better of two plans; of equals the first. */
const better = (a: Plan, b: Plan): Plan => (bySavings(a, b) <= 0 ? a : b)
