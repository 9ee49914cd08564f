import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { orderSums } from './order-sums.ts'
import type { OrderGroup } from './use-order-group.ts'

/** What the amount to pay is made of, where something was taken off. */
export function GroupSums({ orders }: { orders: OrderGroup['orders'] }) {
  const t = useOrderTexts()
  const sums = orderSums(orders)
  if (!sums) return null
  const parts = [
    { name: t('order:goodsMoney'), value: `¥${sums.goods_money}` },
    { name: t('order:freight'), value: `¥${sums.freight_money}` },
    { name: t('order:discountMoney'), value: `−¥${sums.discount_money}` },
  ]
  return (
    <dl className="flex flex-wrap justify-center gap-x-4 text-13 text-ink-2 tabular-nums">
      {parts.map(({ name, value }) => (
        <div key={name} className="flex gap-1">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
