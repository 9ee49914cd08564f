import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Price } from '~/ui/goods/price.tsx'
import { totalName, type Order } from './order.ts'
import { OrderActions } from './order-actions.tsx'

/** The total and what can be done with the order: stays at the bottom of the window, above the tabs on phones. */
export function OrderBar({ order }: { order: Order }) {
  const t = useOrderTexts()
  if (!order.actions.length) return null
  return (
    <section
      aria-label={t('order:actions')}
      data-bottom-bar
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-2 md:mx-0 md:rounded-3 md:border md:px-6 md:py-3 lg:bottom-4"
    >
      <p className="mr-auto flex items-baseline gap-2 text-13 text-ink-2 max-[26rem]:hidden">
        {t(totalName(order))}
        <Price value={order.total_price} exact size="m" tone="ink" />
      </p>
      <OrderActions order={order} isMain />
    </section>
  )
}
