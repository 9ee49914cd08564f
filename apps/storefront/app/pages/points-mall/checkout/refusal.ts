import type { PointsQuote } from './use-points-order.ts'

interface Refusal {
  text: 'points:soldOut' | 'points:tooFew' | 'points:overLimit' | 'points:short'
  count: number
}

/** Why the order cannot be made now; null when it can. `count` is the number in its text. */
export function refusalOf({
  goods: { goods_stock },
  buy_num,
  total_points,
  points,
  left_for_shopper,
}: Pick<PointsQuote, 'buy_num' | 'total_points' | 'points' | 'left_for_shopper'> & {
  goods: { goods_stock: number }
}): Refusal | null {
  if (goods_stock === 0) return { text: 'points:soldOut', count: 0 }
  if (goods_stock < buy_num) return { text: 'points:tooFew', count: goods_stock }
  if (left_for_shopper !== null && left_for_shopper < buy_num) return { text: 'points:overLimit', count: 0 }
  return points < total_points ? { text: 'points:short', count: total_points - points } : null
}
