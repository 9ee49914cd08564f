import type { PointsOrder } from '@fangshi/contract/points-mall'
import type { PointsOrderStatus } from '@fangshi/contract/points-order-states'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { PayDeadline } from '~/pages/orders/pay-deadline.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { usePointsTexts } from '../own-texts.ts'
import { PointsPrice } from '../points-price.tsx'
import { PointsOrderActions } from './points-order-actions.tsx'

const tones: Record<PointsOrderStatus, TagTone> = {
  waiting_payment: 'brand',
  waiting_delivery: 'gold',
  waiting_receipt: 'gold',
  completed: 'ok',
  cancelled: 'neutral',
}

/** Where it goes, how it was sent, and why it was cancelled. */
function Facts({ order }: { order: PointsOrder }) {
  const t = usePointsTexts()
  const { delivery_name, delivery_no, cancel_reason, remark } = order
  return (
    <dl className="space-y-1 border-t border-line py-3 text-13 text-ink-2">
      <div className="flex flex-wrap gap-x-3">
        <dt className="text-ink-3">{t('points:receiver')}</dt>
        <dd>
          {order.receive_name} {order.receive_tel} · {order.receive_area} {order.receive_address}
        </dd>
      </div>
      {remark && (
        <div className="flex flex-wrap gap-x-3">
          <dt className="text-ink-3">{t('points:remark')}</dt>
          <dd className="wrap-anywhere">{remark}</dd>
        </div>
      )}
      {delivery_no && (
        <div className="flex flex-wrap items-center gap-x-3">
          <dt className="text-ink-3">{t('points:courier')}</dt>
          <dd className="flex items-center tabular-nums">
            {delivery_name} {delivery_no}
            <CopyButton value={delivery_no} label={t('points:copyParcel')} />
          </dd>
        </div>
      )}
      {cancel_reason && (
        <div className="flex flex-wrap gap-x-3">
          <dt className="text-ink-3">{t('points:reason')}</dt>
          <dd className="wrap-anywhere">{cancel_reason}</dd>
        </div>
      )}
    </dl>
  )
}

/** One order of points goods. `readAt`: when the list was loaded, in ms. */
export function PointsOrderCard({ order, readAt }: { order: PointsOrder; readAt: number }) {
  const t = usePointsTexts()
  const { order_no, order_status } = order
  return (
    <article aria-label={`${t('points:number')} ${order_no}`} className="card px-4 md:px-6">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-13 text-ink-2">
        <span className="mr-auto flex items-center break-all tabular-nums">
          {order_no}
          <CopyButton value={order_no} label={t('points:copyNumber')} />
        </span>
        <time className="whitespace-nowrap tabular-nums">{order.created_at.slice(0, 16)}</time>
        <Tag tone={tones[order_status]} className="py-0.5">
          {t(`points:status_${order_status}`)}
        </Tag>
      </header>
      <div className="flex gap-3 py-3">
        <Picture
          src={order.goods_image}
          alt=""
          side={80}
          sizes="80px"
          largest={320}
          className="size-20 rounded-2 bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1">
          <LocalLink to={links.pointsGoods(order.goods_id)} className="font-medium hover:text-brand">
            {order.goods_name}
          </LocalLink>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
            <PointsPrice points={order.total_points} cash={order.total_cash} />
            <span className="text-13 text-ink-2 tabular-nums">
              {t('points:quantity')} {order.buy_num}
            </span>
          </p>
        </div>
      </div>
      <Facts order={order} />
      {order.actions.length > 0 && (
        <footer className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line py-3">
          {order.pay_before && <PayDeadline payBefore={order.pay_before} readAt={readAt} />}
          <PointsOrderActions order={order} />
        </footer>
      )}
    </article>
  )
}
