import { goods } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { classPath } from './load-taxonomy.ts'

const bestOfClass = 3
const bestOfStore = 3

/** Pieces that were paid for, by goods key. */
export function piecesSold(plan: DemoPlan): Map<string, number> {
  const goodsOf = new Map(goods.flatMap((item) => item.skus.map(({ code }) => [code, item.key] as const)))
  const pieces = new Map(goods.map(({ key }) => [key, 0]))
  for (const line of plan.orders.filter(({ paid_at }) => paid_at).flatMap(({ lines }) => lines)) {
    const key = goodsOf.get(line.sku) ?? ''
    pieces.set(key, (pieces.get(key) ?? 0) + line.quantity)
  }
  return pieces
}

/** Goods to show first: `master` the best sellers of each top class (platform), `recommended` those of each store. */
export function highlights(plan: DemoPlan): { master: Set<string>; recommended: Set<string> } {
  const pieces = piecesSold(plan)
  const inOrder = goods
    .filter((item) => item.skus.some(({ stock }) => stock > 0))
    .sort((a, b) => (pieces.get(b.key) ?? 0) - (pieces.get(a.key) ?? 0))
  const best = (groupOf: (item: (typeof goods)[number]) => string, count: number): Set<string> =>
    new Set(
      Map.groupBy(inOrder, groupOf)
        .values()
        .flatMap((group) => group.slice(0, count).map(({ key }) => key)),
    )
  return {
    master: best((item) => classPath(item.class)[0] ?? '', bestOfClass),
    recommended: best((item) => item.store, bestOfStore),
  }
}
