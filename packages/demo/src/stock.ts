import { goods } from './catalogue.ts'
import type { CartLine, PlannedCheckout, PlannedStock } from './demo-plan.ts'
import { cancelAfterMs } from './order-life.ts'

/** Pieces of one SKU that leave the shelf at a moment, or come back. */
interface Change {
  at: number
  pieces: number
}

/** When a checkout gives its pieces back, unless it keeps them: its group failed, or it was cancelled by the shopper or by the timer. */
function releasedAt({ placed_at, paid_at, cancelled_at, group }: PlannedCheckout, now: number): number | null {
  if (paid_at) return group?.failed_at?.getTime() ?? null
  const at = cancelled_at?.getTime() ?? placed_at.getTime() + cancelAfterMs
  return at <= now ? at : null
}

function changesOf(checkouts: readonly PlannedCheckout[], carts: readonly CartLine[], now: number) {
  const changes = new Map<string, Change[]>()
  const add = (sku: string, at: number, pieces: number): void => {
    const own = changes.get(sku) ?? []
    own.push({ at, pieces })
    changes.set(sku, own)
  }
  for (const checkout of checkouts) {
    const released = releasedAt(checkout, now)
    for (const { sku, quantity } of checkout.orders.flatMap(({ lines }) => lines)) {
      add(sku, checkout.placed_at.getTime(), quantity)
      if (released !== null) add(sku, released, -quantity)
    }
  }
  // Whoever puts pieces into a cart needs them to be there at that moment.
  for (const { sku, quantity, added_at } of carts) {
    add(sku, added_at.getTime(), quantity)
    add(sku, added_at.getTime(), -quantity)
  }
  return changes
}

/** The pieces that are gone in the end, and the most that were gone at any moment. */
function pieces(changes: readonly Change[]): { gone: number; max: number } {
  let gone = 0
  let max = 0
  // What comes back at a moment may come back a little later, so it counts last.
  for (const change of changes.toSorted((a, b) => a.at - b.at || b.pieces - a.pieces)) {
    gone += change.pieces
    max = Math.max(max, gone)
  }
  return { gone, max }
}

/** The stock that each SKU of the catalogue begins with. */
export function planStock(
  checkouts: readonly PlannedCheckout[],
  carts: readonly CartLine[],
  now: number,
): PlannedStock[] {
  const changes = changesOf(checkouts, carts, now)
  return goods.flatMap((item) =>
    item.skus.map(({ code, stock }) => {
      const { gone, max } = pieces(changes.get(code) ?? [])
      const surplus = Math.max(0, max - (stock + gone))
      return { sku: code, opening: stock + gone + surplus, surplus }
    }),
  )
}
