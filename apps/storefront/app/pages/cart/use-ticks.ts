import { useState } from 'react'
import type { CartLine } from './cart-lines.ts'

/** The lines selected for checkout: all that can be bought, except those the shopper unselected. */
export function useTicks() {
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  return {
    isTicked: ({ sku_id, problem }: CartLine): boolean => problem === null && !unticked.has(sku_id),
    tick: (lines: readonly CartLine[], on: boolean): void => {
      const next = new Set(unticked)
      for (const { sku_id } of lines) {
        if (on) next.delete(sku_id)
        else next.add(sku_id)
      }
      setUnticked(next)
    },
  }
}

export type Ticks = ReturnType<typeof useTicks>
