import type { customerPurchases } from '@fangshi/contract/customers'
import { adminOrders, sellerOrders } from '@fangshi/contract/orders-backoffice'
import { adminRefunds, adminReturns, sellerRefunds, sellerReturns } from '@fangshi/contract/refunds-backoffice'
import type { Reply } from '@fangshi/contract/route'
import { Tag } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { RecordLink } from '../kit/figures/record-link.tsx'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { statuses } from '../orders/order-texts.ts'
import { kinds, refundStates } from '../refunds/refund-texts.ts'
import styles from './purchases.module.css'
import { customerTexts as texts } from './texts.ts'

const lists = {
  Admin: { orders: adminOrders, money: adminRefunds, goods: adminReturns },
  Seller: { orders: sellerOrders, money: sellerRefunds, goods: sellerReturns },
}

interface Props {
  side: keyof typeof lists
  purchases: Reply<typeof customerPurchases>
}

/** The newest orders and refund requests of a customer, each a link for accounts that may open it. */
export function Purchases({ side, purchases: { orders, refunds } }: Props) {
  const t = useText()
  const own = lists[side]
  return (
    <>
      <RecordCard title={t(texts.recentOrders)}>
        {orders.length === 0 && <p className={styles.none}>{t(texts.noOrders)}</p>}
        <ul className={styles.list}>
          {orders.map(({ id, order_no, order_status, total_price, store_name, created_at }) => {
            const state = statuses.find(({ value }) => value === order_status)
            return (
              <li key={id}>
                <RecordLink list={own.orders.path} right={own.orders.right('show')} id={id} name={order_no} />
                {side === 'Admin' && <span>{store_name}</span>}
                <span>¥{total_price}</span>
                {state && <Tag color={state.color}>{t(state.label)}</Tag>}
                <time>{created_at}</time>
              </li>
            )
          })}
        </ul>
      </RecordCard>
      <RecordCard title={t(texts.recentRefunds)}>
        {refunds.length === 0 && <p className={styles.none}>{t(texts.noRefunds)}</p>}
        <ul className={styles.list}>
          {refunds.map(({ id, refund_no, kind, status, money, created_at }) => {
            const list = kind === 'refund' ? own.money : own.goods
            const called = kinds.find(({ value }) => value === kind)
            const state = refundStates.find(({ value }) => value === status)
            return (
              <li key={id}>
                <RecordLink list={list.path} right={list.right('show')} id={id} name={refund_no} />
                {called && <span>{t(called.label)}</span>}
                <span>¥{money}</span>
                {state && <Tag color={state.color}>{t(state.label)}</Tag>}
                <time>{created_at}</time>
              </li>
            )
          })}
        </ul>
      </RecordCard>
    </>
  )
}
