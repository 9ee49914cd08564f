import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { figuresTexts as texts } from './texts.ts'
import styles from './figures.module.css'

/** Beside the description of a part of a chart: the way to its orders, if there is one. */
export function OrdersLink({ to, of }: { to: string | undefined; of: string }) {
  const t = useText()
  return (
    to && (
      <Link to={to} className={styles.toOrders} aria-label={t(texts.ordersOf, { of })}>
        {t(texts.toOrders)}
      </Link>
    )
  )
}
