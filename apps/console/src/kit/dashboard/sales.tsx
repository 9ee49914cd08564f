import { Empty } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { LineChart } from '../chart/line-chart.tsx'
import { moneyText } from './money-text.ts'
import styles from './sales.module.css'

/** A day's paid orders; money as the wire has it. */
interface Day {
  date: string
  sales: string
  orders: number
}

/** The sales chart, and the same figures as a table for screen readers and exact values. */
export function Sales({ days }: { days: readonly Day[] }) {
  const t = useText()
  const locale = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  if (days.every(({ orders }) => orders === 0)) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(dashboardTexts.noSales)} />
  }
  return (
    <>
      <LineChart
        title={t(dashboardTexts.salesOfDays)}
        points={days}
        valueOf={({ sales }) => Number(sales)}
        nameOf={({ date }) => date.slice(5)}
        scaleText={(yuan) => `¥${short.format(yuan)}`}
      >
        {({ date, sales, orders }) => (
          <>
            {date}
            <br />
            <b>{moneyText(sales, locale)}</b>
            <br />
            {t(dashboardTexts.orderCount, { count: orders })}
          </>
        )}
      </LineChart>
      <details className={styles.details}>
        <summary>{t(dashboardTexts.asTable)}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(dashboardTexts.date)}</th>
              <th scope="col">{t(dashboardTexts.figures.sales.name)}</th>
              <th scope="col">{t(dashboardTexts.figures.orders.name)}</th>
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
