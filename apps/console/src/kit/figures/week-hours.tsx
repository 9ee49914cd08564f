import type { WeekHour } from '@fangshi/contract/figures'
import { Empty } from 'antd'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { CsvButton } from './as-table.tsx'
import { figuresTexts as texts } from './texts.ts'
import styles from './figures.module.css'

const dayHours = Array.from({ length: 24 }, (_, hour) => hour)
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Paid orders by weekday and hour: a table whose cells are the darker the more there were, with the number in each. */
export function WeekHours({ hours: rows }: { hours: readonly WeekHour[] }) {
  const t = useText()
  const locale = useLocale()
  if (!rows.length) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />
  const byHour = new Map(rows.map((row) => [`${row.weekday} ${row.hour}`, row]))
  const most = Math.max(...rows.map(({ orders }) => orders))
  // 2026-11-23 is a Monday.
  const dayName = (weekday: number, style: 'short' | 'long'): string =>
    new Date(Date.UTC(2026, 10, 22 + weekday)).toLocaleDateString(locale, { weekday: style, timeZone: 'UTC' })
  const sheet = {
    title: t(texts.weekHours),
    heads: [t(texts.weekday), t(texts.hour), t(texts.orders.name), t(texts.sales.name)],
    rows: rows.map(({ weekday, hour, orders, sales }) => [dayName(weekday, 'long'), hour, orders, sales]),
  }
  return (
    <>
      <ScrollRegion label={t(texts.weekHours)}>
        <table className={styles.heat}>
          <thead>
            <tr>
              <th scope="col">{t(texts.hour)}</th>
              {dayHours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{dayName(weekday, 'short')}</th>
                {dayHours.map((hour) => {
                  const row = byHour.get(`${weekday} ${hour}`)
                  const title = row && `${dayName(weekday, 'long')} ${hour}:00 · ${moneyText(row.sales, locale)}`
                  const share = Math.round(((row?.orders ?? 0) / most) * 45)
                  return (
                    <td
                      key={hour}
                      title={title}
                      style={{ background: `color-mix(in srgb, var(--ant-color-primary) ${share}%, transparent)` }}
                    >
                      {row?.orders ?? ''}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className={styles.below}>
        <span />
        <CsvButton {...sheet} />
      </div>
    </>
  )
}
