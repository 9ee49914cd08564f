import type { ChatGoods, ChatOrder } from '@fangshi/contract/chat-shapes'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../areas/links.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { statuses } from '../../orders/order-texts.ts'
import styles from './chats.module.css'
import { texts } from './texts.ts'

const Card = ({ image, children }: { image: string; children: ReactNode }) => (
  <div className={styles.card}>
    {image ? <img src={image} alt="" width={48} height={48} loading="lazy" /> : <span className={styles.noPicture} />}
    <div>{children}</div>
  </div>
)

/** Goods as they are now; leads to their page in the shop. */
export function GoodsCard({ goods }: { goods: ChatGoods }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card image={goods.goods_image}>
      {goods.state === 'gone' ? (
        <span>{goods.goods_name}</span>
      ) : (
        <a href={links.shopGoods(goods.goods_id, locale)} target="_blank" rel="noreferrer">
          {goods.goods_name}
        </a>
      )}
      <small>
        {goods.state !== 'gone' && `¥${goods.goods_price} `}
        {goods.state !== 'on_sale' && t(texts[goods.state])}
      </small>
    </Card>
  )
}

/** An order as it is now; leads to it. */
export function OrderCard({ order }: { order: ChatOrder }) {
  const t = useText()
  const status = statuses.find(({ value }) => value === order.status)
  return (
    <Card image={order.goods_image}>
      <Link to={links.record(sellerOrders.path, order.order_id)}>{order.order_no}</Link>
      <small>
        {status && t(status.label)} · {t(texts.pieces, { count: order.buy_num })} · ¥{order.total_price}
      </small>
      <small className={styles.name}>{order.goods_name}</small>
    </Card>
  )
}
