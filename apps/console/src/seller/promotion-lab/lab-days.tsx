import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { LineChart } from '../../kit/chart/line-chart.tsx'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { dashboardTexts } from '../../kit/dashboard/texts.ts'
import styles from './lab.module.css'
import type { LabReply } from './trial.ts'
import { texts } from './texts.ts'

/** What the store receives each day, with the offer and without it, as a chart and as a table. */
export function LabDays({ result: { days } }: { result: LabReply }) {
  const t = useText()
  const locale = useLocale()
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const title = t(texts.perDay)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.legend}>
        <span className={styles.solid}>{t(texts.after)}</span>
        <span className={styles.dashed}>{t(texts.before)}</span>
      </p>
      <LineChart
        title={title}
        points={days}
        valueOf={({ after }) => Number(after)}
        otherOf={({ before }) => Number(before)}
        nameOf={({ date }) => date.slice(5)}
        scaleText={(yuan) => `¥${short.format(yuan)}`}
      >
        {({ date, orders, used, before, after }) => (
          <>
            {date}
            <br />
            {t(texts.before)} {moneyText(before, locale)}
            <br />
            <b>
              {t(texts.after)} {moneyText(after, locale)}
            </b>
            <br />
            {t(texts.used)} {used} / {orders}
          </>
        )}
      </LineChart>
      <details className={styles.details}>
        <summary>{t(dashboardTexts.asTable)}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(texts.date)}</th>
              <th scope="col">{t(texts.orders)}</th>
              <th scope="col">{t(texts.used)}</th>
              <th scope="col">{t(texts.before)}</th>
              <th scope="col">{t(texts.after)}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, orders, used, before, after }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{orders}</td>
                <td>{used}</td>
                <td>{moneyText(before, locale)}</td>
                <td>{moneyText(after, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
