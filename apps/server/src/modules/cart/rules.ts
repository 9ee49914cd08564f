import type { cartProblems } from '@fangshi/contract/cart'

/** The pure rules of carts, for other modules too. */

export type LineProblem = (typeof cartProblems)[number]

/** The maximum number of lines in one cart. */
export const maxLines = 200
/** The maximum number of pieces in one line (rules §5). */
export const maxPieces = 999

/** Why a line cannot be ordered; null when it can. `stock` is what can be bought now. */
export function lineProblem(line: {
  /** Sold by a store that the shopper owns or works for (rules §2). */
  is_own: boolean
  saleable: boolean
  stock: number
  buy_num: number
  /** An activity sells it, and the line may have so many of its pieces; null without one. */
  activity_left: number | null
}): LineProblem | null {
  if (line.is_own) return 'own_store'
  if (!line.saleable) return 'off_shelf'
  if (line.activity_left !== null && line.buy_num > line.activity_left) return 'seckill_limit'
  if (line.stock <= 0) return line.activity_left === null ? 'sold_out' : 'seckill_sold_out'
  return line.buy_num > line.stock ? 'stock_short' : null
}
