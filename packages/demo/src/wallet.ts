import { goods } from './catalogue.ts'
import { minuteMs } from './calendar.ts'
import type { PlannedCheckout, PlannedOrder, TopUp } from './demo-plan.ts'
import { maxFreight } from './freight.ts'
import { createRandom, type Random } from './random.ts'

const skus = new Map(goods.flatMap((item) => item.skus.map((sku) => [sku.code, sku] as const)))
/** The amounts people choose. */
const amounts = [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000]

/** An upper bound of what the order costs: its lines at today's prices and the highest freight. */
export function maxCost(order: Pick<PlannedOrder, 'store' | 'lines'>): number {
  const lines = order.lines.map(({ sku, quantity }) => {
    const found = skus.get(sku)
    if (!found) throw new Error(`no SKU ${sku}`)
    return { cents: found.price_cents * quantity, grams: found.weight_grams * quantity }
  })
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  return lines.reduce((sum, line) => sum + line.cents, 0) + maxFreight(order.store, grams)
}

const enough = (cents: number): number =>
  amounts.find((amount) => amount >= cents) ?? Math.ceil(cents / 100_000) * 100_000

/** A paid top-up of which nothing went back. */
export const topUpOf = (random: Random, user: string, amount_cents: number, at: number): TopUp => ({
  user,
  channel: random.chance(0.6) ? 'wechat' : 'alipay',
  amount_cents,
  at: new Date(at),
  is_paid: true,
  returned: null,
})

/** Shoppers top up shortly before a payment from the balance that their wallet might not cover. */
export function planTopUps(checkouts: readonly PlannedCheckout[]): TopUp[] {
  const random = createRandom('wallets')
  const payments = checkouts
    .flatMap(({ user, paid_at, method, orders }) => {
      const cents = orders.reduce((sum, order) => sum + maxCost(order), 0)
      return paid_at && method === 'balance' ? [{ user, at: paid_at.getTime(), cents }] : []
    })
    .sort((a, b) => a.at - b.at)

  const left = new Map<string, number>()
  const topUps: TopUp[] = []
  for (const { user, at, cents } of payments) {
    let balance = left.get(user) ?? 0
    if (balance < cents) {
      const amount_cents = enough(cents - balance + (random.chance(0.4) ? 15_000 : 0))
      topUps.push(topUpOf(random, user, amount_cents, at - random.int(3, 90) * minuteMs))
      balance += amount_cents
    }
    left.set(user, balance - cents)
  }
  return topUps
}
