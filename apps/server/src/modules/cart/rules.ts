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
  /** An activity sells it: at most so many pieces per person. */
  is_in_activity?: boolean
  max_per_person?: number | null
}): LineProblem | null {
  if (line.is_own) return 'own_store'
  if (!line.saleable) return 'off_shelf'
  if (line.is_in_activity && line.buy_num > (line.max_per_person ?? 0)) return 'seckill_limit'
  if (line.stock <= 0) return line.is_in_activity ? 'seckill_sold_out' : 'sold_out'
  return line.buy_num > line.stock ? 'stock_short' : null
}
