import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { CopyText } from '../kit/ui/copy-text.tsx'
import styles from './order-name.module.css'

/** The first goods of an order and, small, its number. */
export function OrderName({ order: { order_name, order_no } }: { order: BackofficeOrder }) {
  return (
    <span className={styles.name}>
      <span className={styles.title} title={order_name}>
        {order_name}
      </span>
      <span className={styles.no}>
        <CopyText text={order_no} />
      </span>
    </span>
  )
}
