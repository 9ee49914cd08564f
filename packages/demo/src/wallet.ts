import { goods } from './catalogue.ts'
import { minuteMs } from './calendar.ts'
import type { PlannedOrder, TopUp } from './demo-plan.ts'
import { freightAtMost } from './freight.ts'
import { createRandom } from './random.ts'

const skus = new Map(goods.flatMap((item) => item.skus.map((sku) => [sku.code, sku] as const)))
/** The amounts people choose. */
const amounts = [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000]

/** No quote of the order comes to more: its lines at today's prices and the dearest freight. */
export function costAtMost(order: PlannedOrder): number {
  const lines = order.lines.map(({ sku, quantity }) => {
    const found = skus.get(sku)
    if (!found) throw new Error(`no SKU ${sku}`)
    return { cents: found.price_cents * quantity, grams: found.weight_grams * quantity }
  })
  const grams = lines.reduce((sum, line) => sum + line.grams, 0)
  return lines.reduce((sum, line) => sum + line.cents, 0) + freightAtMost(order.store, grams)
}

const enough = (cents: number): number =>
  amounts.find((amount) => amount >= cents) ?? Math.ceil(cents / 100_000) * 100_000

/** Shoppers top up shortly before a payment that their wallet might not cover. */
export function planTopUps(orders: readonly PlannedOrder[]): TopUp[] {
  const random = createRandom('wallets')
  const groups = Map.groupBy(
    orders.filter((order) => order.paid_at),
    (order) => order.group,
  )
  const payments = [...groups.values()]
    .map((group) => ({
      user: group[0]?.user ?? '',
      at: group[0]?.paid_at?.getTime() ?? 0,
      cents: group.reduce((sum, order) => sum + costAtMost(order), 0),
    }))
    .sort((a, b) => a.at - b.at)

  const left = new Map<string, number>()
  const topUps: TopUp[] = []
  for (const { user, at, cents } of payments) {
    let balance = left.get(user) ?? 0
    if (balance < cents) {
      const amount_cents = enough(cents - balance + (random.chance(0.4) ? 15_000 : 0))
      topUps.push({ user, amount_cents, at: new Date(at - random.int(3, 90) * minuteMs) })
      balance += amount_cents
    }
    left.set(user, balance - cents)
  }
  return topUps
}
