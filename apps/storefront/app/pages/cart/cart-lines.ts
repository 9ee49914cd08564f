import type { Cart } from '@fangshi/contract/cart'
import { formatMoney, parseMoney } from '@fangshi/contract/money'

export type CartStore = Cart[number]
export type CartLine = CartStore['cart_list'][number]

const cents = (money: string): number => parseMoney(money) ?? 0

/** Nothing but removing can be done with these; they stand in their own group. */
export const isInvalid = ({ problem }: CartLine): boolean => problem !== null && problem !== 'stock_short'

export const linesOf = (cart: Cart): CartLine[] => cart.flatMap(({ cart_list }) => cart_list)

export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { buy_num }) => sum + buy_num, 0)

/** What the goods of these lines cost at today's prices, as on the wire. */
export const goodsTotal = (lines: readonly CartLine[]): string =>
  formatMoney(lines.reduce((sum, line) => sum + cents(line.goods_price) * line.buy_num, 0))

/** How much a price differs from the one when the line was put in; null when it does not. */
export function priceChange({
  goods_price,
  price_was,
}: Pick<CartLine, 'goods_price' | 'price_was'>): { isCheaper: boolean; amount: string } | null {
  if (price_was === null) return null
  const difference = cents(goods_price) - cents(price_was)
  return { isCheaper: difference < 0, amount: formatMoney(Math.abs(difference)) }
}

const mapLines = (cart: Cart, change: (line: CartLine) => CartLine | null): Cart =>
  cart
    .map((store) => ({ ...store, cart_list: store.cart_list.flatMap((line) => change(line) ?? []) }))
    .filter(({ cart_list }) => cart_list.length > 0)

/** The cart with another number of pieces of a SKU, before the server has answered. */
export const withPieces = (cart: Cart, skuId: number, pieces: number): Cart =>
  mapLines(cart, (line) => {
    if (line.sku_id !== skuId) return line
    const problem = pieces > line.goods_stock ? 'stock_short' : null
    return { ...line, buy_num: pieces, total_price: formatMoney(cents(line.goods_price) * pieces), problem }
  })

/** The cart without the lines of these SKUs; a store without lines goes too. */
export const withoutSkus = (cart: Cart, skuIds: readonly number[]): Cart =>
  mapLines(cart, (line) => (skuIds.includes(line.sku_id) ? null : line))

/** The state of a box above several lines: ticked, mixed or not. */
export function ticksOf(lines: readonly CartLine[], isTicked: (line: CartLine) => boolean): boolean | 'mixed' {
  const ticked = lines.filter(isTicked).length
  return ticked > 0 && ticked < lines.length ? 'mixed' : ticked > 0
}
