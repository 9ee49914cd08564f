import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { OrderGroup } from './use-order-group.ts'

type Part = 'goods_money' | 'freight_money' | 'discount_money'

/** What the orders of a group come to together, in amounts with two decimals; null where nothing was taken off. */
export function orderSums(orders: readonly Pick<OrderGroup['orders'][number], Part>[]): Record<Part, string> | null {
  const sum = (part: Part): number => orders.reduce((cents, order) => cents + (parseMoney(order[part]) ?? 0), 0)
  const discount = sum('discount_money')
  if (discount === 0) return null
  return {
    goods_money: formatMoney(sum('goods_money')),
    freight_money: formatMoney(sum('freight_money')),
    discount_money: formatMoney(discount),
  }
}

/** How much of the time to pay is left, from 0 to 1; all in ms. */
export const timeShare = ({ endsAt, now, startedAt }: { endsAt: number; now: number; startedAt: number }): number =>
  Math.max(0, Math.min(1, (endsAt - now) / Math.max(1, endsAt - startedAt)))
