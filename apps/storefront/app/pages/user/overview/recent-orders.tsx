import type { OrderRow } from '@fangshi/contract/orders'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Tag } from '~/ui/tag.tsx'
import { CardHeading } from './card-heading.tsx'

function Row({ order }: { order: OrderRow }) {
  const t = useOrderTexts()
  const first = order.order_goods[0]
  return (
    <li>
      <LocalLink
        to={links.order(order.id)}
        className="flex flex-wrap items-center gap-3 rounded-2 py-3 hover:bg-sunken md:-mx-2 md:gap-4 md:px-2"
      >
        <Picture
          src={first?.goods_image ?? ''}
          alt=""
          sizes="64px"
          largest={320}
          className="size-16 shrink-0 rounded-2 bg-sunken object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-1 font-medium">{first?.goods_name}</span>
          <span className="line-clamp-1 text-13 text-ink-2">
            {order.store_name} · {t('order:pieces', { count: order.buy_num })}
          </span>
          <time dateTime={order.created_at.replace(' ', 'T')} className="block text-13 text-ink-3 tabular-nums">
            {order.created_at.slice(0, 16)}
          </time>
        </span>
        <span className="ms-auto flex shrink-0 flex-col items-end gap-1">
          <Price value={order.total_price} size="s" tone="ink" exact />
          <Tag tone={order.order_status === 'waiting_payment' ? 'warn' : 'neutral'}>
            {t(`order:status_${order.order_status}`)}
          </Tag>
        </span>
      </LocalLink>
    </li>
  )
}

/** The latest orders, each with a link to its page. */
export function RecentOrders({ orders }: { orders: readonly OrderRow[] }) {
  const t = useOrderTexts()
  return (
    <section className="card p-4 md:p-6">
      <CardHeading title={useUserTexts()('user:recentOrders')} to={orders.length ? links.orders() : undefined} />
      {orders.length === 0 ? (
        <EmptyState object="orders" text={t('order:noOrders')}>
          <ButtonLink tone="brand" to={links.list()}>
            {t('errors:browse')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}
