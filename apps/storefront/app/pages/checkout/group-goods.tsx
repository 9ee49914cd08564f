import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { GoodsLines } from '~/ui/goods/goods-lines.tsx'
import type { OrderGroup } from './use-order-group.ts'

/** How many lines are shown at first. */
const first = 2

/** What is being paid for: the lines of all orders of the group. */
export function GroupGoods({ orders }: { orders: OrderGroup['orders'] }) {
  const t = useOrderTexts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const lines = orders.flatMap(({ order_goods }) => order_goods)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <section aria-label={t('order:goods')} className="rounded-3 bg-sunken px-4">
      <div id={id}>
        <GoodsLines lines={isOpen ? lines : lines.slice(0, first)} />
      </div>
      {lines.length > first && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-center gap-1 border-t border-line text-13 text-ink-2 hover:text-brand"
        >
          {isOpen ? t('order:showLess') : t('order:showAllGoods', { count: lines.length })}
          <Chevron size={16} />
        </button>
      )}
    </section>
  )
}
