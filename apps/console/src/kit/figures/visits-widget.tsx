import type { VisitSums, VisitsAnswer } from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import dashboard from '../dashboard/dashboard.module.css'
import { Widget } from '../dashboard/widget.tsx'
import { call } from '../../session/api.ts'
import { between, salesRoutes, useFigures, useListLinks, type Area } from './area-figures.ts'
import { ChangeCard } from './change-card.tsx'
import { Ranking } from './ranking.tsx'
import { figuresTexts as texts } from './texts.ts'
import type { Days } from './use-window.ts'
import styles from './figures.module.css'

interface Props {
  area: Area
  days: Days
  isCompared: boolean
}

const steps = ['visits', 'views', 'carts', 'orders'] as const

/** How many came, looked, put into the cart and paid. */
export function VisitFigures({ area, days, isCompared, data: { now, before } }: Props & { data: VisitsAnswer }) {
  const t = useText()
  const locale = useLocale()
  const list = useListLinks(area)
  // The goods list of a store has what was counted of each.
  const goods = area === 'Seller' ? list('goods') : undefined
  const title = t(texts.traffic)
  const count = (value: number): string => value.toLocaleString(locale)
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const both = (valueOf: (sums: VisitSums) => number | null) => ({
    value: valueOf(now),
    before: valueOf(before),
    isCompared,
  })
  const conversion = both((sums) => (sums.visits ? sums.orders / sums.visits : null))
  return (
    <>
      <div className={`${dashboard.cards} ${styles.above}`}>
        <ChangeCard {...texts.visits} {...both((sums) => sums.visits)} show={count} />
        <ChangeCard {...texts.views} {...both((sums) => sums.views)} show={count} to={goods} />
        <ChangeCard {...texts.carts} {...both((sums) => sums.carts)} show={count} to={goods} />
        <ChangeCard
          {...texts.conversion}
          {...conversion}
          show={rate}
          isRate
          to={list('orders', { paid_at: between(days) })}
        />
      </div>
      <Ranking
        rows={steps.map((step, index) => {
          const last = steps[index - 1]
          const share = last && now[last] > 0 ? now[step] / now[last] : null
          return {
            key: step,
            name: t(texts[step].name),
            value: now[step],
            shown: count(now[step]),
            ...(share === null ? {} : { note: t(texts.ofLast, { rate: rate(share) }) }),
          }
        })}
        sheet={{
          title,
          heads: [t(texts.figure), t(texts.thisPeriod), t(texts.previousPeriod)],
          rows: steps.map((step) => [t(texts[step].name), now[step], before[step]]),
        }}
      />
      <p className={styles.note}>{t(texts.lossy)}</p>
    </>
  )
}

/** The same, asked for. */
export function VisitsWidget(shown: Props) {
  const t = useText()
  const { area, days } = shown
  const visits = useFigures(`visits ${area}`, days, (signal) =>
    call(salesRoutes[area].visits, { query: days }, { quiet: true, signal }),
  )
  return (
    <Widget title={t(texts.traffic)} query={visits} rows={3}>
      {(data) => <VisitFigures {...shown} data={data} />}
    </Widget>
  )
}
