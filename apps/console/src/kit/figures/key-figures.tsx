import type { SalesAnswer, SalesPoint } from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import dashboard from '../dashboard/dashboard.module.css'
import { moneyText } from '../dashboard/money-text.ts'
import { ChangeCard } from './change-card.tsx'
import { figuresTexts as texts } from './texts.ts'

type Sums = SalesAnswer['now']

/** The cards of a window of sales. */
export function KeyFigures({ data: { now, before, points }, isCompared }: { data: SalesAnswer; isCompared: boolean }) {
  const t = useText()
  const locale = useLocale()
  const money = (yuan: number): string => moneyText(String(yuan), locale)
  const count = (value: number): string => value.toLocaleString(locale)
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  const course = (valueOf: (point: SalesPoint) => number): number[] => points.map(valueOf)
  const both = (valueOf: (sums: Sums) => number | null) => ({
    value: valueOf(now),
    before: valueOf(before),
    isCompared,
  })
  const shareOf = (part: number, whole: number): number | null => (whole ? part / whole : null)
  const refundRate = shareOf(Number(now.refunded), Number(now.sales))
  return (
    <div className={dashboard.cards}>
      <ChangeCard
        {...texts.sales}
        {...both(({ sales }) => Number(sales))}
        show={money}
        course={course(({ sales }) => Number(sales))}
        note={Number(now.subsidy) ? t(texts.subsidy, { money: money(Number(now.subsidy)) }) : undefined}
      />
      <ChangeCard
        {...texts.orders}
        {...both(({ orders }) => orders)}
        show={count}
        course={course(({ orders }) => orders)}
      />
      <ChangeCard {...texts.buyers} {...both(({ buyers }) => buyers)} show={count} />
      <ChangeCard
        {...texts.average}
        {...both(({ average }) => (average === null ? null : Number(average)))}
        show={money}
      />
      <ChangeCard
        {...texts.net}
        {...both(({ net }) => Number(net))}
        show={money}
        course={course(({ sales, refunded }) => Number(sales) - Number(refunded))}
      />
      <ChangeCard
        {...texts.refunded}
        {...both(({ refunded }) => Number(refunded))}
        show={money}
        course={course(({ refunded }) => Number(refunded))}
        note={refundRate === null ? undefined : t(texts.refundNote, { count: now.refunds, rate: rate(refundRate) })}
      />
      <ChangeCard {...texts.units} {...both(({ units }) => units)} show={count} course={course(({ units }) => units)} />
      <ChangeCard
        {...texts.repurchase}
        {...both(({ bought_before, buyers }) => shareOf(bought_before, buyers))}
        show={rate}
        isRate
      />
    </div>
  )
}
