import { goods, type DemoGoods } from './catalogue.ts'
import type { OrderLine, PlannedGoods } from './demo-plan.ts'
import type { Random } from './random.ts'
import { goodsOnShelf } from './shelf.ts'

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

/** Fills baskets with goods that were on the shelf at that time. */
export function createShopper(random: Random, listed: readonly PlannedGoods[]) {
  const weights = popularity(random)
  const choose = (from: readonly DemoGoods[]): DemoGoods => random.weighted(from, (item) => weights.get(item.key) ?? 0)

  function line(item: DemoGoods): OrderLine {
    // A variant that is sold out now sold best.
    const sku = random.weighted(item.skus, (one) => (one.stock === 0 ? 3 : 1))
    return { sku: sku.code, quantity: quantity(random, sku.price_cents) }
  }

  /** Lines of one store, each of other goods, and none of the goods in `without`. */
  function fill(at: number, store: string, lineCount: number, without: ReadonlySet<string> = new Set()): Basket {
    const shelf = goodsOnShelf(listed, at).filter((item) => item.store === store && !without.has(item.key))
    const chosen = new Set<DemoGoods>()
    for (let i = 0; i < lineCount && i < shelf.length; i++)
      chosen.add(choose(shelf.filter((item) => !chosen.has(item))))
    return { store, lines: [...chosen].map(line) }
  }

  return {
    fill,
    /** A checkout: usually one store and one or two lines. */
    checkout(at: number): Basket[] {
      const shelf = goodsOnShelf(listed, at)
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
