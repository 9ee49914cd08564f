import type { ChatGoods, ChatOrder } from '@fangshi/contract/chat-shapes'
import type { ReactNode } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { useChatTexts } from './own-texts.ts'

const Card = ({
  image,
  name,
  to,
  children,
}: {
  image: string
  name: string
  /** None where the card is a button already, and for what has no page. */
  to?: string | undefined
  children: ReactNode
}) => (
  <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
    <Picture
      src={image}
      alt=""
      sizes="56px"
      largest={320}
      side={56}
      className="size-14 shrink-0 rounded-2 bg-sunken object-cover"
    />
    <span className="min-w-0 flex-1">
      {to ? (
        <LocalLink to={to} className="line-clamp-2 rounded-1 text-13 hover:text-brand">
          {name}
        </LocalLink>
      ) : (
        <span className="line-clamp-2 text-13">{name}</span>
      )}
      {children}
    </span>
  </span>
)

/** Goods as they are now. */
export function GoodsCard({ goods, linked = false }: { goods: ChatGoods; linked?: boolean }) {
  const t = useChatTexts()
  const isGone = goods.state === 'gone'
  return (
    <Card
      image={goods.goods_image}
      name={goods.goods_name}
      to={linked && !isGone ? links.goods(goods.goods_id) : undefined}
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        {!isGone && <Price value={goods.goods_price} size="s" />}
        {goods.state !== 'on_sale' && <span className="text-12 text-ink-2">{t(`chat:goods_${goods.state}`)}</span>}
      </span>
    </Card>
  )
}

/** An order as it is now. */
export function OrderCard({ order, linked = false }: { order: ChatOrder; linked?: boolean }) {
  const t = useChatTexts()
  const orders = useOrderTexts()
  return (
    <Card image={order.goods_image} name={order.goods_name} to={linked ? links.order(order.order_id) : undefined}>
      <span className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2">
        <span className="font-medium text-brand">{orders(`order:status_${order.status}`)}</span>
        <span>{t('chat:pieces', { count: order.buy_num })}</span>
        <span className="tabular-nums">¥{order.total_price}</span>
      </span>
      <span className="block text-12 break-all text-ink-2 tabular-nums">
        {t('chat:orderNo', { no: order.order_no })}
      </span>
    </Card>
  )
}
