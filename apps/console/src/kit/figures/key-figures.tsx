import type { SalesAnswer, SalesPoint } from '@fangshi/contract/figures'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { UiText } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import dashboard from '../dashboard/dashboard.module.css'
import { moneyText } from '../dashboard/money-text.ts'
import { between, useListLinks, type Area } from './area-figures.ts'
import { AsTable } from './as-table.tsx'
import { ChangeCard } from './change-card.tsx'
import { figuresTexts as texts } from './texts.ts'
import type { Days } from './use-window.ts'

type Sums = SalesAnswer['now']

interface Card {
  text: { name: UiText; means: UiText }
  as: 'money' | 'count' | 'rate'
  valueOf: (sums: Sums) => number | null
  courseOf?: (point: SalesPoint) => number
  to?: string | undefined
  note?: ReactNode
}

const shareOf = (part: number, whole: number): number | null => (whole ? part / whole : null)
/** As tables and CSV have it. */
const exactly = {
  money: (value: number): string => value.toFixed(2),
  count: (value: number): string => String(value),
  rate: (value: number): string => `${Math.round(value * 1000) / 10}%`,
}

interface Props {
  area: Area
  days: Days
  data: SalesAnswer
  isCompared: boolean
}

/** The cards of a window of sales. */
export function KeyFigures({ area, days, data: { now, before, points }, isCompared }: Props) {
  const t = useText()
  const locale = useLocale()
  const list = useListLinks(area)
  const show = {
    money: (yuan: number): string => moneyText(String(yuan), locale),
    count: (value: number): string => value.toLocaleString(locale),
    rate: (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
  }
  const paid = list('orders', { paid_at: between(days) })
  const ended = { status: 'refunded', ended_at: between(days) }
  const returns = list('returns', ended)
  const refunds = list('refunds', ended)
  // Made up of two lists.
  const both = (paid || refunds) && (
    <>
      {paid && <Link to={paid}>{t(texts.orders.name)}</Link>}
      {refunds && <Link to={refunds}>{t(texts.moneyRefunds)}</Link>}
      {returns && <Link to={returns}>{t(texts.returns)}</Link>}
    </>
  )
  const refundRate = shareOf(Number(now.refunded), Number(now.sales))
  const cards: Card[] = [
    {
      text: texts.sales,
      as: 'money',
      valueOf: ({ sales }) => Number(sales),
      courseOf: ({ sales }) => Number(sales),
      to: paid,
      note: Number(now.subsidy) > 0 && t(texts.subsidy, { money: show.money(Number(now.subsidy)) }),
    },
    { text: texts.orders, as: 'count', valueOf: ({ orders }) => orders, courseOf: ({ orders }) => orders, to: paid },
    { text: texts.buyers, as: 'count', valueOf: ({ buyers }) => buyers, to: paid },
    {
      text: texts.average,
      as: 'money',
      valueOf: ({ average }) => (average === null ? null : Number(average)),
      courseOf: ({ sales, orders }) => shareOf(Number(sales), orders) ?? 0,
      to: paid,
    },
    {
      text: texts.net,
      as: 'money',
      valueOf: ({ net }) => Number(net),
      courseOf: ({ sales, refunded }) => Number(sales) - Number(refunded),
      note: both,
    },
    {
      text: texts.refunded,
      as: 'money',
      valueOf: ({ refunded }) => Number(refunded),
      courseOf: ({ refunded }) => Number(refunded),
      to: refunds,
      note: now.refunds > 0 && (
        <>
          {refundRate === null
            ? t(texts.refundCount, { count: now.refunds })
            : t(texts.refundNote, { count: now.refunds, rate: show.rate(refundRate) })}
          {returns && <Link to={returns}>{t(texts.returns)}</Link>}
        </>
      ),
    },
    {
      text: texts.units,
      as: 'count',
      valueOf: ({ units }) => units,
      courseOf: ({ units }) => units,
      note: both,
    },
    {
      text: texts.repurchase,
      as: 'rate',
      valueOf: ({ bought_before, buyers }) => shareOf(bought_before, buyers),
      to: paid,
    },
  ]
  const cell = ({ as, valueOf }: Card, sums: Sums): string => {
    const value = valueOf(sums)
    return value === null ? '' : exactly[as](value)
  }
  return (
    <>
      <div className={dashboard.cards}>
        {cards.map(({ text, as, valueOf, courseOf, to, note }) => (
          <ChangeCard
            key={text.name.en}
            {...text}
            value={valueOf(now)}
            before={valueOf(before)}
            isCompared={isCompared}
            isRate={as === 'rate'}
            show={show[as]}
            course={courseOf && points.map(courseOf)}
            to={to}
            note={note}
          />
        ))}
      </div>
      <AsTable
        title={t(texts.summary)}
        heads={[t(texts.figure), t(texts.thisPeriod), t(texts.previousPeriod)]}
        rows={cards.map((card) => [t(card.text.name), cell(card, now), cell(card, before)])}
      />
    </>
  )
}
