import type { cartProblems } from '@fangshi/contract/cart'

/** Pure half of the cart's public side. */

export type LineProblem = (typeof cartProblems)[number]

/** The most lines of one cart. */
export const maxLines = 200
/** The most pieces of one line (rules §5). */
export const maxPieces = 999

/** What stands against ordering a line; null when nothing does. `stock` is what can be bought now. */
export function lineProblem(line: {
  /** Of a store of the shopper's own (rules §2). */
  is_own: boolean
  saleable: boolean
  stock: number
  buy_num: number
}): LineProblem | null {
  if (line.is_own) return 'own_store'
  if (!line.saleable) return 'off_shelf'
  if (line.stock <= 0) return 'sold_out'
  return line.buy_num > line.stock ? 'stock_short' : null
}
