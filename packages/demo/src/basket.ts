import { goods, type DemoGoods } from './catalogue.ts'
import type { OrderLine, PlannedGoods } from './demo-plan.ts'
import type { Random } from './random.ts'

/** The lines of one store in a checkout. */
export interface Basket {
  store: string
  lines: OrderLine[]
}

const priceOf = (item: DemoGoods): number => Math.min(...item.skus.map((sku) => sku.price_cents))

/** A few goods sell a lot, most sell little, and cheap ones sell better. */
function popularity(random: Random): Map<string, number> {
  const ranked = random.shuffle(goods)
  return new Map(
    ranked.map((item, rank) => [item.key, 1 / (rank + 4) ** 0.9 / Math.sqrt(priceOf(item) / 10_000 + 0.3)]),
  )
}

function quantity(random: Random, price: number): number {
  const max = price < 6000 ? 3 : price < 20_000 ? 2 : 1
  return random.chance(0.72) ? 1 : random.int(1, max)
}

/** Fills baskets with goods that were on the shelf at the time. */
export function createShopper(random: Random, listed: readonly PlannedGoods[]) {
  const fame = popularity(random)
  const listedAt = new Map(listed.map((one) => [one.goods, one.listed_at.getTime()]))
  const choose = (from: readonly DemoGoods[]): DemoGoods => random.weighted(from, (item) => fame.get(item.key) ?? 0)

  function line(item: DemoGoods): OrderLine {
    // A variant that is sold out was the one people wanted.
    const sku = random.weighted(item.skus, (one) => (one.stock === 0 ? 3 : 1))
    return { sku: sku.code, quantity: quantity(random, sku.price_cents) }
  }

  /** Lines of one store, each of other goods. */
  function fill(at: number, store: string, lineCount: number): Basket {
    const shelf = goods.filter((item) => item.store === store && (listedAt.get(item.key) ?? 0) < at)
    const chosen = new Set<DemoGoods>()
    for (let i = 0; i < lineCount && i < shelf.length; i++)
      chosen.add(choose(shelf.filter((item) => !chosen.has(item))))
    return { store, lines: [...chosen].map(line) }
  }

  return {
    fill,
    /** A checkout: usually one store and one or two lines. */
    checkout(at: number): Basket[] {
      const shelf = goods.filter((item) => (listedAt.get(item.key) ?? 0) < at)
      const storeCount = random.weighted([1, 2, 3], (n) => [0, 82, 14, 4][n] ?? 0)
      const stores = new Set<string>()
      while (stores.size < storeCount) stores.add(choose(shelf).store)
      return [...stores].map((store) =>
        fill(
          at,
          store,
          random.weighted([1, 2, 3], (n) => [0, 66, 25, 9][n] ?? 0),
        ),
      )
    },
  }
}
