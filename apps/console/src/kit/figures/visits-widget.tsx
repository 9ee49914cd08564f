import type { VisitsAnswer, VisitSums } from '@fangshi/contract/figures'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import dashboard from '../dashboard/dashboard.module.css'
import { Widget } from '../dashboard/widget.tsx'
import { AsTable } from './as-table.tsx'
import { ChangeCard } from './change-card.tsx'
import { useFigures } from './sales-widgets.tsx'
import { figuresTexts as texts } from './texts.ts'
import type { Days } from './use-window.ts'
import styles from './figures.module.css'

interface Props {
  days: Days
  isCompared: boolean
  load: (query: Days, signal: AbortSignal) => Promise<VisitsAnswer>
}

const steps = ['visits', 'views', 'carts', 'orders'] as const

/** How many came, looked, put into the cart and paid. */
export function VisitsWidget({ days, isCompared, load }: Props) {
  const t = useText()
  const locale = useLocale()
  const visits = useFigures('visits', days, (signal) => load(days, signal))
  const title = t(texts.traffic)
  const count = (value: number): string => value.toLocaleString(locale)
  const rate = (value: number): string => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Widget title={title} query={visits} rows={3}>
      {({ now, before }) => {
        const both = (valueOf: (sums: VisitSums) => number | null) => ({
          value: valueOf(now),
          before: valueOf(before),
          isCompared,
        })
        const conversion = both((sums) => (sums.visits ? sums.orders / sums.visits : null))
        return (
          <>
            <div className={dashboard.cards}>
              <ChangeCard {...texts.visits} {...both((sums) => sums.visits)} show={count} />
              <ChangeCard {...texts.views} {...both((sums) => sums.views)} show={count} />
              <ChangeCard {...texts.carts} {...both((sums) => sums.carts)} show={count} />
              <ChangeCard {...texts.conversion} {...conversion} show={rate} isRate />
            </div>
            <p className={styles.note}>{t(texts.lossy)}</p>
            <AsTable
              title={title}
              heads={[t(texts.figure), t(texts.thisPeriod), t(texts.previousPeriod)]}
              rows={steps.map((step) => [t(texts[step].name), now[step], before[step]])}
            />
          </>
        )
      }}
    </Widget>
  )
}
