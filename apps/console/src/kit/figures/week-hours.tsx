import type { WeekHour } from '@fangshi/contract/figures'
import { Empty } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { CsvButton } from './as-table.tsx'
import { beside } from './beside.ts'
import { OrdersLink } from './orders-link.tsx'
import { figuresTexts as texts } from './texts.ts'
import { useActivePart } from './use-active-part.ts'
import { dayName, hourName, hours, weekdays } from './week-hour.ts'
import styles from './figures.module.css'

interface Props {
  rows: readonly WeekHour[]
  /** The list of the orders that were paid in an hour, as `1-13`. */
  toOrders: (hour: string) => string | undefined
}

const keyOf = ({ weekday, hour }: Pick<WeekHour, 'weekday' | 'hour'>): string => `${weekday}-${hour}`

const placed = (of: WeekHour) => ({ of, column: of.hour, row: of.weekday })

/**
 * Paid orders by weekday and hour: a table whose cells are the darker the more there were, with the number in each. Cells with
 * orders lead to them; they are one tab stop, in which arrows move, and the one that is pointed at is described below.
 */
export function WeekHours({ rows, toOrders }: Props) {
  const t = useText()
  const locale = useLocale()
  const table = useRef<HTMLTableElement>(null)
  const { active, partProps } = useActivePart()
  if (!rows.length) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const most = Math.max(...rows.map(({ orders }) => orders))
  const busiest = rows.find(({ orders }) => orders === most) as WeekHour
  const shown = byKey.get(active ?? '') ?? busiest
  const describe = ({ weekday, hour, orders, sales }: WeekHour): string =>
    [hourName(weekday, hour, locale), t(texts.orderCount, { count: orders }), moneyText(sales, locale)].join(' · ')
  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    const next = beside(rows.map(placed), placed(shown), event.key, hours.length)
    if (!next) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-hour="${keyOf(next.of)}"]`)?.focus()
  }
  const cell = (row: WeekHour) => {
    const key = keyOf(row)
    const to = toOrders(key)
    if (!to) return row.orders
    return (
      <Link to={to} data-hour={key} aria-label={describe(row)} tabIndex={row === shown ? 0 : -1} {...partProps(key)}>
        {row.orders}
      </Link>
    )
  }
  return (
    <>
      <ScrollRegion label={t(texts.weekHours)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links in it */}
        <table ref={table} className={styles.heat} aria-label={t(texts.weekHoursGrid)} onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">{t(texts.hour)}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{dayName(weekday, locale, 'short')}</th>
                {hours.map((hour) => {
                  const row = byKey.get(keyOf({ weekday, hour }))
                  const share = Math.round(((row?.orders ?? 0) / most) * 45)
                  return (
                    <td
                      key={hour}
                      title={row && describe(row)}
                      style={{ background: `color-mix(in srgb, var(--ant-color-primary) ${share}%, transparent)` }}
                    >
                      {row && cell(row)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className={styles.below}>
        <span className={styles.described}>
          {describe(shown)}
          <OrdersLink to={toOrders(keyOf(shown))} of={hourName(shown.weekday, shown.hour, locale)} />
        </span>
        <CsvButton
          title={t(texts.weekHours)}
          heads={[t(texts.weekday), t(texts.hour), t(texts.orders.name), t(texts.sales.name)]}
          rows={rows.map(({ weekday, hour, orders, sales }) => [dayName(weekday, locale, 'long'), hour, orders, sales])}
        />
      </div>
    </>
  )
}
