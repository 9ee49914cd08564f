import type { lineProblems } from '@fangshi/contract/cart'

/** Pure half of the cart's public side. */

export type LineProblem = (typeof lineProblems)[number]

/** The most lines of one cart. */
export const maxLines = 200
/** The most pieces of one line (rules §5). */
export const maxPieces = 999

/** What stands against ordering a line; null when nothing does. `stock` is what can be bought now. */
export function lineProblem(line: { saleable: boolean; stock: number; buy_num: number }): LineProblem | null {
  if (!line.saleable) return 'off_shelf'
  if (line.stock <= 0) return 'sold_out'
  return line.buy_num > line.stock ? 'stock_short' : null
}

/** Whether the goods belong to the buyer's own store, as its owner or staff (rules §2). */
export const isOwnStore = (buyer: { user_id: number; belong_id: number }, storeOwnerId: number): boolean =>
  storeOwnerId === buyer.user_id || storeOwnerId === buyer.belong_id
