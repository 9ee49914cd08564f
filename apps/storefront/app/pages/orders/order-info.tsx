import type { ReactNode } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import type { Order } from './order.ts'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-4">
    <dt className="w-20 shrink-0 text-ink-2 md:w-24">{name}</dt>
    <dd className="flex min-w-0 items-center">{children}</dd>
  </div>
)

/** The order's address, number, payment and remark; its times are in the timeline. */
export function OrderInfo({ order }: { order: Order }) {
  const t = useOrderTexts()
  return (
    <section aria-labelledby="info-heading" className="card p-4 md:p-6">
      <h2 id="info-heading" className="pb-3 text-16 font-bold">
        {t('order:orderInfo')}
      </h2>
      <dl className="space-y-1">
        <Row name={t('order:shipTo')}>
          <span>
            {order.receive_name} <span className="tabular-nums">{order.receive_tel}</span>
            <br />
            {order.receive_area} {order.receive_address}
          </span>
        </Row>
        <Row name={t('order:number')}>
          <span className="min-w-0 break-all tabular-nums max-md:text-13">{order.order_no}</span>
          <span className="-my-1.5">
            <CopyButton value={order.order_no} label={t('order:copyNumber')} />
          </span>
        </Row>
        {order.payment_name && <Row name={t('order:paidBy')}>{t(`order:paidBy_${order.payment_name}`)}</Row>}
        <Row name={t('order:remarkShort')}>{order.remark || t('order:noRemark')}</Row>
      </dl>
    </section>
  )
}
