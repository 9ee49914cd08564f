import { loadChunk } from '@fangshi/contract/load-chunk'
import { Empty, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { moneyText } from './money-text.ts'
import styles from './sales.module.css'
import type { Figures } from './to-dos.ts'

const SalesChart = lazy(() => loadChunk(() => import('./sales-chart.tsx'), 'sales-chart'))

/** The line of sales; the same figures as a table for who cannot see it, or wants them exactly. */
export function Sales({ days }: Pick<Figures, 'days'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (days.every(({ orders }) => orders === 0)) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('dashboard.noSales')} />
  }
  return (
    <>
      <div className={styles.chart}>
        <Suspense fallback={<Skeleton.Node active className={styles.wait} />}>
          <SalesChart days={days} />
        </Suspense>
      </div>
      <details className={styles.details}>
        <summary>{t('dashboard.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.date')}</th>
              <th scope="col">{t('dashboard.figures.sales.name')}</th>
              <th scope="col">{t('dashboard.figures.orders.name')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, sales, orders }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{moneyText(sales, locale)}</td>
                <td>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
