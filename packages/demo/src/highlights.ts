import { goods } from './catalogue.ts'
import type { DemoPlan } from './demo-plan.ts'

/** Pieces that were paid for, by goods key. */
function piecesSold(plan: DemoPlan): Map<string, number> {
  const goodsOf = new Map(goods.flatMap((item) => item.skus.map(({ code }) => [code, item.key] as const)))
  const pieces = new Map(goods.map(({ key }) => [key, 0]))
  const paid = plan.checkouts.filter(({ paid_at }) => paid_at)
  for (const line of paid.flatMap(({ orders }) => orders).flatMap(({ lines }) => lines)) {
    const key = goodsOf.get(line.sku) ?? ''
    pieces.set(key, (pieces.get(key) ?? 0) + line.quantity)
  }
  return pieces
}

/**
 * Goods to show first: `recommended` the best sellers of each store, for its own page, and `master` one more of each store,
 * for the home page, whose floors show the best sellers already.
 */
export function highlights(plan: DemoPlan): { master: Set<string>; recommended: Set<string> } {
  const pieces = piecesSold(plan)
  const bestFirst = goods
    .filter((item) => item.skus.some(({ stock }) => stock > 0))
    .sort((a, b) => (pieces.get(b.key) ?? 0) - (pieces.get(a.key) ?? 0))
  const ofStores = [...Map.groupBy(bestFirst, ({ store }) => store).values()]
  const keys = (from: number, to: number) =>
    new Set(ofStores.flatMap((own) => own.slice(from, to)).map(({ key }) => key))
  return { recommended: keys(0, 4), master: keys(2, 3) }
}
