import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { dayName } from '~/ui/day-name.ts'
import type { Order } from './order.ts'
import { OrderProgress } from './order-progress.tsx'
import { PayDeadline } from './pay-deadline.tsx'

/** The state of the order, how far it has come and what happens next. */
export function OrderState({ order, readAt }: { order: Order; readAt: number }) {
  const t = useOrderTexts()
  const locale = useLocale()
  return (
    <section aria-labelledby="state-heading" className="card space-y-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="state-heading" className="text-20 font-bold">
          {t(`order:status_${order.order_status}`)}
        </h2>
        {order.pay_before && <PayDeadline payBefore={order.pay_before} readAt={readAt} />}
        {order.arrives_on && (
          <p className="font-medium text-ok">{t('order:arrivesOn', { day: dayName(order.arrives_on, locale) })}</p>
        )}
        {order.receive_before && (
          <p className="text-13 text-ink-2">{t('order:receiveBefore', { time: order.receive_before.slice(0, 16) })}</p>
        )}
      </div>
      {order.order_status !== 'cancelled' && <OrderProgress order={order} />}
    </section>
  )
}
