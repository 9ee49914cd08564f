import type { MethodSales, ProvinceSales, SalesAnswer, TopGoods, WeekHour } from '@fangshi/contract/figures'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../dashboard/money-text.ts'
import { Widget } from '../dashboard/widget.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Ranking } from './ranking.tsx'
import { figuresTexts as texts } from './texts.ts'
import { Trend } from './trend.tsx'
import type { Days } from './use-window.ts'
import { WeekHours } from './week-hours.tsx'

/** Calls the server for the figures of a window. */
type Load<Data, More = unknown> = (query: Days & More, signal: AbortSignal) => Promise<Data>

/** The figures of days; while others are loaded the last ones stay. */
export function useFigures<Data>(
  key: string,
  days: Days,
  load: (signal: AbortSignal) => Promise<Data>,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: ['figures', key, days],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  })
}

interface Shown {
  days: Days
  isCompared: boolean
}

/** Cards and course of the sales of a window. */
export function SalesWidgets({ days, isCompared, load }: Shown & { load: Load<SalesAnswer> }) {
  const t = useText()
  const sales = useFigures('sales', days, (signal) => load(days, signal))
  return (
    <>
      <Widget title={t(texts.summary)} query={sales} rows={8}>
        {(data) => <KeyFigures data={data} isCompared={isCompared} />}
      </Widget>
      <Widget title={t(texts.trend)} query={sales} rows={8}>
        {(data) => <Trend data={data} isCompared={isCompared} />}
      </Widget>
    </>
  )
}

interface TopGoodsProps {
  days: Days
  load: Load<TopGoods[], { by: 'amount' | 'units' }>
  /** Shows the name of a goods, for instance as a link. */
  nameOf: (goods: TopGoods) => ReactNode
}

/** The goods that sold best, by amount or by pieces. */
export function TopGoodsWidget({ days, load, nameOf }: TopGoodsProps) {
  const t = useText()
  const locale = useLocale()
  const [by, setBy] = useState<'amount' | 'units'>('amount')
  const goods = useFigures(`goods ${by}`, days, (signal) => load({ ...days, by }, signal))
  const title = t(texts.topGoods)
  return (
    <Widget
      title={title}
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
      {(rows) => (
        <Ranking
          rows={rows.map((row) => {
            const [money, pieces] = [moneyText(row.amount, locale), t(texts.pieces, { count: row.units })]
            const [shown, note] = by === 'amount' ? [money, pieces] : [pieces, money]
            const value = by === 'amount' ? Number(row.amount) : row.units
            return { key: row.goods_id, name: nameOf(row), value, shown, note }
          })}
          sheet={{
            title,
            heads: [t(texts.goods), t(texts.store), t(texts.units.name), t(texts.amount)],
            rows: rows.map(({ name, store_name, units, amount }) => [name, store_name, units, amount]),
          }}
        />
      )}
    </Widget>
  )
}

/** Where orders go. */
export function ProvincesWidget({ days, load }: { days: Days; load: Load<ProvinceSales[]> }) {
  const t = useText()
  const provinces = useFigures('provinces', days, (signal) => load(days, signal))
  const title = t(texts.provinces)
  return (
    <Widget title={title} query={provinces} rows={8}>
      {(rows) => (
        <SalesRanking
          title={title}
          head={t(texts.province)}
          rows={rows.map(({ code, ...row }) => ({ key: code, ...row }))}
        />
      )}
    </Widget>
  )
}

interface MethodsProps {
  days: Days
  load: Load<MethodSales[]>
  nameOf: (method: MethodSales['method']) => string
}

/** How orders are paid. */
export function MethodsWidget({ days, load, nameOf }: MethodsProps) {
  const t = useText()
  const methods = useFigures('methods', days, (signal) => load(days, signal))
  const title = t(texts.methods)
  return (
    <Widget title={title} query={methods} rows={3}>
      {(rows) => (
        <SalesRanking
          title={title}
          head={t(texts.method)}
          rows={rows.map(({ method, ...row }) => ({ key: method, name: nameOf(method), ...row }))}
        />
      )}
    </Widget>
  )
}

interface SalesRankingProps {
  title: string
  head: string
  rows: readonly { key: string | number; name: string; orders: number; sales: string }[]
}

/** Sales by something, with the share of each. */
function SalesRanking({ title, head, rows }: SalesRankingProps) {
  const t = useText()
  const locale = useLocale()
  const all = rows.reduce((sum, { sales }) => sum + Number(sales), 0)
  const share = (sales: string): string =>
    (all ? Number(sales) / all : 0).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Ranking
      rows={rows.map(({ key, name, orders, sales }) => ({
        key,
        name,
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
export function WeekHoursWidget({ days, load }: { days: Days; load: Load<WeekHour[]> }) {
  const t = useText()
  const hours = useFigures('hours', days, (signal) => load(days, signal))
  return (
    <Widget title={t(texts.weekHours)} query={hours} rows={8}>
      {(rows) => <WeekHours hours={rows} />}
    </Widget>
  )
}
