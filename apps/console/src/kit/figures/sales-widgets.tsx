import { adminTopStores, type TopGoods, type TopStore } from '@fangshi/contract/figures'
import { Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { Widget } from '../dashboard/widget.tsx'
import { between, salesRoutes, useFigures, useListLinks, type Area } from './area-figures.ts'
import { KeyFigures } from './key-figures.tsx'
import { ProvinceMap } from './province-map.tsx'
import { Ranking } from './ranking.tsx'
import { RecordLink } from './record-link.tsx'
import { figuresTexts as texts } from './texts.ts'
import { Trend } from './trend.tsx'
import type { Days } from './use-window.ts'
import { WeekHours } from './week-hours.tsx'
import styles from './figures.module.css'

interface WidgetProps {
  area: Area
  days: Days
}
const quiet = (signal: AbortSignal) => ({ quiet: true, signal }) as const

/** Cards and course of the sales of a window. */
export function SalesWidgets({ area, days, isCompared }: WidgetProps & { isCompared: boolean }) {
  const t = useText()
  const sales = useFigures(`sales ${area}`, days, (signal) =>
    call(salesRoutes[area].sales, { query: days }, quiet(signal)),
  )
  return (
    <>
      <Widget title={t(texts.summary)} query={sales} rows={8}>
        {(data) => <KeyFigures area={area} days={days} data={data} isCompared={isCompared} />}
      </Widget>
      <Widget title={t(texts.trend)} query={sales} rows={8}>
        {(data) => <Trend data={data} isCompared={isCompared} />}
      </Widget>
    </>
  )
}

/** A ranking of goods, with links to them. */
export function TopGoodsRanking({ area, by, rows }: { area: Area; by: 'amount' | 'units'; rows: readonly TopGoods[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Ranking
      rows={rows.map((row) => {
        const [money, pieces] = [moneyText(row.amount, locale), t(texts.pieces, { count: row.units })]
        const [shown, note] = by === 'amount' ? [money, pieces] : [pieces, money]
        const value = by === 'amount' ? Number(row.amount) : row.units
        const name = (
          <RecordLink list={`/${area}/goods`} right={`${area}.goods.show`} id={row.goods_id} name={row.name} />
        )
        return { key: row.goods_id, name, value, shown, note }
      })}
      sheet={{
        title: t(texts.topGoods),
        heads: [t(texts.goods), t(texts.store), t(texts.units.name), t(texts.amount)],
        rows: rows.map(({ name, store_name, units, amount }) => [name, store_name, units, amount]),
      }}
    />
  )
}

/** The goods that sold best, by amount or by pieces. */
export function TopGoodsWidget({ area, days }: WidgetProps) {
  const t = useText()
  const [by, setBy] = useState<'amount' | 'units'>('amount')
  const goods = useFigures(`goods ${area} ${by}`, days, (signal) =>
    call(salesRoutes[area].goods, { query: { ...days, by } }, quiet(signal)),
  )
  return (
    <Widget
      title={t(texts.topGoods)}
      query={goods}
      rows={8}
      extra={
        <Segmented
          aria-label={t(texts.by)}
          value={by}
          onChange={setBy}
          options={[
            { value: 'amount' as const, label: t(texts.byAmount) },
            { value: 'units' as const, label: t(texts.byUnits) },
          ]}
        />
      }
    >
      {(rows) => <TopGoodsRanking area={area} by={by} rows={rows} />}
    </Widget>
  )
}

/** A ranking of stores, with links to them. */
export function TopStoresRanking({ rows }: { rows: readonly TopStore[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Ranking
      rows={rows.map(({ store_id, store_name, orders, sales }) => ({
        key: store_id,
        name: <RecordLink list="/Admin/stores" right="Admin.stores.show" id={store_id} name={store_name} />,
        value: Number(sales),
        shown: moneyText(sales, locale),
        note: t(texts.orderCount, { count: orders }),
      }))}
      sheet={{
        title: t(texts.topStores),
        heads: [t(texts.store), t(texts.orders.name), t(texts.sales.name), t(texts.refunded.name)],
        rows: rows.map(({ store_name, orders, sales, refunded }) => [store_name, orders, sales, refunded]),
      }}
    />
  )
}

/** The stores that sold most. */
export function TopStoresWidget({ days }: { days: Days }) {
  const t = useText()
  const stores = useFigures('stores', days, (signal) => call(adminTopStores, { query: days }, quiet(signal)))
  return (
    <Widget title={t(texts.topStores)} query={stores} rows={8}>
      {(rows) => <TopStoresRanking rows={rows} />}
    </Widget>
  )
}

/** Where orders go. */
export function ProvincesWidget({ area, days }: WidgetProps) {
  const t = useText()
  const provinces = useFigures(`provinces ${area}`, days, (signal) =>
    call(salesRoutes[area].provinces, { query: days }, quiet(signal)),
  )
  const title = t(texts.provinces)
  const list = useListLinks(area)
  const toOrders = (code: string) => list('orders', { receive_province: code, paid_at: between(days) })
  return (
    <Widget title={title} query={provinces} rows={8}>
      {(rows) => (
        <div className={rows.length ? styles.mapped : undefined}>
          {rows.length > 0 && <ProvinceMap rows={rows} toOrders={toOrders} />}
          <div>
            <SalesRanking
              title={title}
              head={t(texts.province)}
              rows={rows.map(({ code, ...row }) => ({ key: code, to: toOrders(code), ...row }))}
            />
          </div>
        </div>
      )}
    </Widget>
  )
}

interface SalesRankingProps {
  title: string
  head: string
  rows: readonly {
    key: string | number
    name: string
    /** The list of its orders. */
    to: string | undefined
    orders: number
    sales: string
  }[]
}

/** Sales by something, with the share of each. */
export function SalesRanking({ title, head, rows }: SalesRankingProps) {
  const t = useText()
  const locale = useLocale()
  const all = rows.reduce((sum, { sales }) => sum + Number(sales), 0)
  const share = (sales: string): string =>
    (all ? Number(sales) / all : 0).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Ranking
      rows={rows.map(({ key, name, to, orders, sales }) => ({
        key,
        name: to ? (
          <Link to={to} title={t(texts.openList)}>
            {name}
          </Link>
        ) : (
          name
        ),
        value: Number(sales),
        shown: moneyText(sales, locale),
        note: `${share(sales)} · ${t(texts.orderCount, { count: orders })}`,
      }))}
      sheet={{
        title,
        heads: [head, t(texts.orders.name), t(texts.sales.name)],
        rows: rows.map(({ name, orders, sales }) => [name, orders, sales]),
      }}
    />
  )
}

/** When orders are paid. */
export function WeekHoursWidget({ area, days }: WidgetProps) {
  const t = useText()
  const hours = useFigures(`hours ${area}`, days, (signal) =>
    call(salesRoutes[area].hours, { query: days }, quiet(signal)),
  )
  const list = useListLinks(area)
  const toOrders = (hour: string) => list('orders', { paid_hour: hour, paid_at: between(days) })
  return (
    <Widget title={t(texts.weekHours)} query={hours} rows={8}>
      {(rows) => <WeekHours rows={rows} toOrders={toOrders} />}
    </Widget>
  )
}
