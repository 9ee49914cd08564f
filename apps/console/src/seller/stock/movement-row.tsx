import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import type { StockMovement } from '@fangshi/contract/stock-seller'
import { Link } from 'react-router'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import styles from './stock.module.css'

const reasons: Readonly<Record<StockMovement['reason'], UiText>> = {
  set: l('设置', 'Set'),
  add: l('增减', 'Adjusted'),
  reserve: l('下单占用', 'Reserved by order'),
  release: l('取消释放', 'Released by cancellation'),
  sell: l('售出', 'Sold'),
  return: l('退回', 'Returned'),
  to_activity: l('转入活动', 'Moved into a promotion'),
  from_activity: l('活动退回', 'Returned from a promotion'),
}
const kinds: Readonly<Record<StockMovement['by_kind'], UiText>> = {
  seller: l('店铺', 'Store'),
  admin: l('平台', 'Platform'),
  order: l('订单', 'Order'),
  system: l('系统', 'System'),
}
const signed = (count: number): string => (count > 0 ? `+${count}` : count === 0 ? '-' : String(count))

/** One change of stock. */
export function MovementRow({ movement }: { movement: StockMovement }) {
  const t = useText()
  const { can } = useRights()
  const { reason, stock_delta, reserved_delta, by_kind, by_name, order_no, note, created_at } = movement
  const isLinked = order_no !== '' && can(sellerOrders.right('index'))
  return (
    <tr>
      <td>
        <time className={styles.time}>{created_at}</time>
      </td>
      <td>
        {t(reasons[reason])}
        {note && <span className={styles.note}>{note}</span>}
      </td>
      <td className={styles.figure}>{signed(stock_delta)}</td>
      <td className={styles.figure}>{signed(reserved_delta)}</td>
      <td>
        {order_no ? (
          isLinked ? (
            <Link to={`${sellerOrders.path}?order_no=${order_no}|likeRight`}>{order_no}</Link>
          ) : (
            order_no
          )
        ) : (
          by_name || t(kinds[by_kind])
        )}
      </td>
    </tr>
  )
}
