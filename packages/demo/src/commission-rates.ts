/** What the platform takes of sales, in basis points: of a store, of a class and those below it, or, with neither, of everything. */
interface DemoCommissionRate {
  store: string | null
  class: string | null
  rate_bp: number
}

const ofStore = (store: string, rate_bp: number): DemoCommissionRate => ({ store, class: null, rate_bp })
const ofClass = (key: string, rate_bp: number): DemoCommissionRate => ({ store: null, class: key, rate_bp })

/** A general rate, some classes above and below it, and a store with terms of its own. */
export const commissionRates: readonly DemoCommissionRate[] = [
  { store: null, class: null, rate_bp: 500 },
  ofClass('digital', 350),
  ofClass('food', 450),
  ofClass('digital-audio', 400),
  ofStore('chaye', 300),
]
