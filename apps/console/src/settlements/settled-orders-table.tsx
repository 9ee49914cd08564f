import type { SettledOrder } from '@fangshi/contract/settlements'
import { useText } from '../i18n/use-text.ts'
import { amountText } from '../kit/list/amount-text.ts'
import { rulesOf } from './rules-of.ts'
import { texts } from './statement-texts.ts'
import type { Statement } from './statement.ts'
import styles from './statement.module.css'

/** Which rates took what of which amounts. */
function Rules({ order }: { order: SettledOrder }) {
  const t = useText()
  const rules = rulesOf(t, order)
  return rules.length ? rules.map((rule) => <div key={rule}>{rule}</div>) : t(texts.noRule)
}

/** The orders of a statement with what was taken off each; the last row sums the whole statement. */
export function SettledOrdersTable({ statement, orders }: { statement: Statement; orders: readonly SettledOrder[] }) {
  const t = useText()
  const hasDistribution = statement.distribution !== '0.00'
  return (
    <table className={styles.orders}>
      <thead>
        <tr>
          <th scope="col">{t(texts.orderNo)}</th>
          <th scope="col">{t(texts.completedAt)}</th>
          <th scope="col" className={styles.figure}>
            {t(texts.paid)}
          </th>
          <th scope="col" className={styles.figure}>
            {t(texts.refunded)}
          </th>
          <th scope="col">{t(texts.rule)}</th>
          <th scope="col" className={styles.figure}>
            {t(texts.commission)}
          </th>
          {hasDistribution && (
            <th scope="col" className={styles.figure}>
              {t(texts.distribution)}
            </th>
          )}
          <th scope="col" className={styles.figure}>
            {t(texts.settled)}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.order_id}>
            <th scope="row">{order.order_no}</th>
            <td className={styles.time}>{order.completed_at}</td>
            <td className={styles.figure}>
              {amountText(order.paid)}
              {order.subsidy !== '0.00' && <small>{t(texts.subsidy, { amount: order.subsidy })}</small>}
              {order.freight !== '0.00' && <small>{t(texts.freight, { amount: order.freight })}</small>}
            </td>
            <td className={styles.figure}>{amountText(order.refunded)}</td>
            <td>
              <Rules order={order} />
            </td>
            <td className={styles.figure}>{amountText(order.commission)}</td>
            {hasDistribution && <td className={styles.figure}>{amountText(order.distribution)}</td>}
            <td className={styles.figure}>{amountText(order.settled)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t(texts.sum)}
          </th>
          <td className={styles.figure}>{amountText(statement.paid)}</td>
          <td className={styles.figure}>{amountText(statement.refunded)}</td>
          <td className={styles.figure} colSpan={2}>
            {amountText(statement.commission)}
          </td>
          {hasDistribution && <td className={styles.figure}>{amountText(statement.distribution)}</td>}
          <td className={styles.figure}>{amountText(statement.settled)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
