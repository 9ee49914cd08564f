import type { OrderRow } from '@fangshi/contract/orders'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { OrderGroupLine } from '~/collectives/order-group-line.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { totalName } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { GoodsLines } from '~/ui/goods/goods-lines.tsx'
import { StoreHeading } from '~/ui/goods/store-heading.tsx'
import { OrderStatusTag } from './order-status-tag.tsx'
import { PayDeadline } from './pay-deadline.tsx'

/** One order of a list. `readAt`: when the list was loaded, in ms. */
export function OrderCard({ order, readAt }: { order: OrderRow; readAt: number }) {
  const t = useOrderTexts()
  return (
    <article aria-label={`${t('order:number')} ${order.order_no}`} className="card px-4 md:px-6">
      <header className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 text-13 text-ink-2">
        <StoreHeading id={order.store_id} name={order.store_name} className="mr-auto text-14 text-ink" />
        <span className="order-last flex w-full flex-wrap items-center tabular-nums md:order-none md:w-auto">
          <span className="break-all max-md:text-12">
            <span className="max-md:sr-only">{t('order:number')} </span>
            {order.order_no}
          </span>
          <CopyButton value={order.order_no} label={t('order:copyNumber')} />
          <time className="ml-auto whitespace-nowrap md:ml-3">
            {order.created_at.slice(0, 10)}
            <span className="max-md:sr-only">{order.created_at.slice(10, 16)}</span>
          </time>
        </span>
        <OrderStatusTag status={order.order_status} />
      </header>
      <GoodsLines lines={order.order_goods} linked />
      <OrderGroupLine order={order} readAt={readAt} />
      <footer className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line py-3">
        {order.pay_before && <PayDeadline payBefore={order.pay_before} readAt={readAt} />}
        <p className="ml-auto flex items-baseline gap-2 text-13 text-ink-2">
          {t('order:pieces', { count: order.buy_num })}
          <span>{t(totalName(order))}</span>
          <Price value={order.total_price} exact size="s" tone="ink" />
        </p>
        <div className="flex flex-wrap justify-end gap-2 max-md:w-full">
          <ButtonLink size="s" to={links.order(order.id)}>
            {t('order:action_detail')}
          </ButtonLink>
          <OrderActions order={order} />
        </div>
      </footer>
    </article>
  )
}
