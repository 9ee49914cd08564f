import type { Cart } from '@fangshi/contract/cart'
import { formatMoney, parseMoney } from '@fangshi/contract/money'

export type CartStore = Cart[number]
export type CartLine = CartStore['cart_list'][number]

const cents = (money: string): number => parseMoney(money) ?? 0

/** Lines whose number of pieces is all that is wrong. */
const canBeLowered: readonly CartLine['problem'][] = ['stock_short', 'seckill_limit']
/** Lines that can only be removed, or bought otherwise; they are shown in their own group. */
export const isInvalid = (line: CartLine): boolean =>
  line.problem !== null && (!canBeLowered.includes(line.problem) || mostPieces(line) === 0)

/** The most pieces of a line that can be bought. */
export const mostPieces = ({ goods_stock, activity_left }: CartLine): number =>
  Math.min(goods_stock, activity_left ?? goods_stock)

export const linesOf = (cart: Cart): CartLine[] => cart.flatMap(({ cart_list }) => cart_list)

export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { buy_num }) => sum + buy_num, 0)

/** The total of these lines at current prices, as a wire amount. */
export const goodsTotal = (lines: readonly CartLine[]): string =>
  formatMoney(lines.reduce((sum, line) => sum + cents(line.goods_price) * line.buy_num, 0))

/** How much the price changed since the line was added; null if it did not. */
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

/** The cart with a new quantity of a SKU, shown before the server has answered. */
export const withPieces = (cart: Cart, skuId: number, pieces: number): Cart =>
  mapLines(cart, (line) => {
    if (line.sku_id !== skuId) return line
    const isOverLimit = line.activity_left !== null && pieces > line.activity_left
    const problem = isOverLimit ? 'seckill_limit' : pieces > line.goods_stock ? 'stock_short' : null
    return { ...line, buy_num: pieces, total_price: formatMoney(cents(line.goods_price) * pieces), problem }
  })

/** The cart without the lines of these SKUs, and without stores that have no lines left. */
export const withoutSkus = (cart: Cart, skuIds: readonly number[]): Cart =>
  mapLines(cart, (line) => (skuIds.includes(line.sku_id) ? null : line))

/** The state of a check box for several lines: checked, mixed or unchecked. */
export function ticksOf(lines: readonly CartLine[], isTicked: (line: CartLine) => boolean): boolean | 'mixed' {
  const ticked = lines.filter(isTicked).length
  return ticked > 0 && ticked < lines.length ? 'mixed' : ticked > 0
}
