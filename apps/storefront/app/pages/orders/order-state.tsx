import { useText } from '~/i18n/text.tsx'
import type { Order } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderProgress } from './order-progress.tsx'
import { PayDeadline } from './pay-deadline.tsx'

/** The state of the order and the available actions. */
export function OrderState({ order, readAt }: { order: Order; readAt: number }) {
  const t = useText()
  return (
    <section aria-labelledby="state-heading" className="card space-y-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="state-heading" className="text-20 font-bold">
          {t(`order:status_${order.order_status}`)}
        </h2>
        {order.pay_before && <PayDeadline payBefore={order.pay_before} readAt={readAt} />}
        <div className="ml-auto flex gap-2">
          <OrderActions order={order} isMain />
        </div>
      </div>
      {order.order_status !== 'cancelled' && <OrderProgress order={order} />}
    </section>
  )
}
