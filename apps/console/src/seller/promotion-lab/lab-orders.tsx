import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import { Link } from 'react-router'
import { links } from '../../areas/links.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { useRights } from '../../session/rights.ts'
import styles from './lab.module.css'
import type { LabReply } from './trial.ts'
import { texts } from './texts.ts'

/** The latest orders that would have used the offer; each leads to the order. */
export function LabOrders({ result: { list, used } }: { result: LabReply }) {
  const t = useText()
  const locale = useLocale()
  const mayOpen = useRights().can(sellerOrders.right('show'))
  const title = t(texts.list)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {used > list.length && <p className={styles.note}>{t(texts.latest, { count: list.length })}</p>}
      <ScrollRegion label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(texts.orderNo)}</th>
              <th scope="col">{t(texts.placedAt)}</th>
              <th scope="col">{t(texts.goodsMoney)}</th>
              <th scope="col">{t(texts.discount)}</th>
              <th scope="col">{t(texts.received)}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((order) => (
              <tr key={order.order_id}>
                <th scope="row">
                  {mayOpen ? (
                    <Link to={links.record(sellerOrders.path, order.order_id)}>{order.order_no}</Link>
                  ) : (
                    order.order_no
                  )}
                </th>
                <td>{order.created_at}</td>
                <td>{moneyText(order.goods_money, locale)}</td>
                <td>
                  {order.discount_before} → {order.discount_after}
                </td>
                <td>
                  {order.received_before} → {order.received_after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
