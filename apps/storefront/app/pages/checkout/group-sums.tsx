import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { OrderGroup } from './use-order-group.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

type Order = OrderGroup['orders'][number]

const sum = (orders: readonly Order[], part: 'goods_money' | 'freight_money' | 'discount_money'): string =>
  formatMoney(orders.reduce((cents, order) => cents + (parseMoney(order[part]) ?? 0), 0))

/** What the amount to pay is made of, where something was taken off. */
export function GroupSums({ orders }: { orders: readonly Order[] }) {
  const t = useOrderTexts()
  const discount = sum(orders, 'discount_money')
  if (Number(discount) === 0) return null
  const parts = [
    { name: t('order:goodsMoney'), value: `¥${sum(orders, 'goods_money')}` },
    { name: t('order:freight'), value: `¥${sum(orders, 'freight_money')}` },
    { name: t('order:discountMoney'), value: `−¥${discount}` },
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
