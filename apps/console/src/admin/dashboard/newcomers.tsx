import type { NewcomersAnswer } from '@fangshi/contract/figures'
import { Empty } from 'antd'
import type { UiText } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { LineChart } from '../../kit/chart/line-chart.tsx'
import styles from '../../kit/dashboard/dashboard.module.css'
import { dashboardTexts } from '../../kit/dashboard/texts.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { AsTable } from '../../kit/figures/as-table.tsx'
import { ChangeCard } from '../../kit/figures/change-card.tsx'
import { useFigures } from '../../kit/figures/sales-widgets.tsx'
import { figuresTexts as texts } from '../../kit/figures/texts.ts'
import { useWindow, type Days } from '../../kit/figures/use-window.ts'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'

interface Props {
  /** What is counted, and when. */
  name: UiText
  means: UiText
  load: (query: Days, signal: AbortSignal) => Promise<NewcomersAnswer>
}

/** Who came in a window of days, by day. */
export function Newcomers({ name, means, load }: Props) {
  const t = useText()
  const locale = useLocale()
  const window = useWindow()
  const { days, isCompared } = window
  const newcomers = useFigures(`newcomers ${t(name)}`, days, (signal) => load(days, signal))
  const title = `${t(texts.trend)} ${t(name)}`
  return (
    <Page>
      <div className={styles.widgets}>
        <WindowBar {...window} />
        <Widget title={t(texts.summary)} query={newcomers} rows={2}>
          {({ total, before, days: course }) => (
            <div className={styles.cards}>
              <ChangeCard
                name={name}
                means={means}
                value={total}
                before={before}
                isCompared={isCompared}
                show={(value) => value.toLocaleString(locale)}
                course={course.map(({ count }) => count)}
              />
            </div>
          )}
        </Widget>
        <Widget title={t(texts.trend)} query={newcomers} rows={8}>
          {({ total, days: course }) => (
            <>
              {total > 0 ? (
                <LineChart
                  title={title}
                  points={course}
                  valueOf={({ count }) => count}
                  nameOf={({ date }) => (course.length > 300 ? date : date.slice(5))}
                  nameEvery={Math.max(1, Math.ceil(course.length / 6))}
                  scaleText={(value) => value.toLocaleString(locale)}
                >
                  {({ date, count }) => (
                    <>
                      {date}
                      <br />
                      <b>{count.toLocaleString(locale)}</b>
                    </>
                  )}
                </LineChart>
              ) : (
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />
              )}
              <AsTable
                title={title}
                heads={[t(dashboardTexts.date), t(name)]}
                rows={course.toReversed().map(({ date, count }) => [date, count])}
              />
            </>
          )}
        </Widget>
      </div>
    </Page>
  )
}
