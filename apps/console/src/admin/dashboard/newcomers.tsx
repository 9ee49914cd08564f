import type { NewcomersAnswer } from '@fangshi/contract/figures'
import { Empty } from 'antd'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { LineChart } from '../../kit/chart/line-chart.tsx'
import styles from '../../kit/dashboard/dashboard.module.css'
import { dashboardTexts } from '../../kit/dashboard/texts.ts'
import { Widget } from '../../kit/dashboard/widget.tsx'
import { useListLinks } from '../../kit/figures/area-figures.ts'
import { AsTable } from '../../kit/figures/as-table.tsx'
import { ChangeCard } from '../../kit/figures/change-card.tsx'
import { figuresTexts as texts } from '../../kit/figures/texts.ts'
import { useWindow, type Days } from '../../kit/figures/use-window.ts'
import { WindowBar } from '../../kit/figures/window-bar.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { newcomerKinds, useNewcomers, type NewcomerKind } from './newcomer-kinds.ts'

interface NewcomersProps {
  kind: NewcomerKind
  days: Days
  isCompared: boolean
}

/** How many came in a window of days. */
function NewcomerCard({ kind, days, isCompared, data }: NewcomersProps & { data: NewcomersAnswer }) {
  const locale = useLocale()
  const list = useListLinks('Admin')
  const { name, means, filters } = newcomerKinds[kind]
  return (
    <ChangeCard
      name={name}
      means={means}
      value={data.total}
      before={data.before}
      isCompared={isCompared}
      show={(value) => value.toLocaleString(locale)}
      course={data.days.map(({ count }) => count)}
      to={list(kind, filters(days))}
    />
  )
}

/** Newcomers by day, as a table and as CSV. */
function NewcomerTable({ kind, data }: { kind: NewcomerKind; data: NewcomersAnswer }) {
  const t = useText()
  const { name } = newcomerKinds[kind]
  return (
    <AsTable
      title={`${t(texts.trend)} ${t(name)}`}
      heads={[t(dashboardTexts.date), t(name)]}
      rows={data.days.toReversed().map(({ date, count }) => [date, count])}
    />
  )
}

/** Newcomers as a part of the overview. */
export function NewcomersWidget({ kind, days, isCompared }: NewcomersProps) {
  const t = useText()
  const newcomers = useNewcomers(kind, days)
  return (
    <Widget title={t(newcomerKinds[kind].name)} query={newcomers} rows={3}>
      {(data) => (
        <>
          <NewcomerCard kind={kind} days={days} isCompared={isCompared} data={data} />
          <NewcomerTable kind={kind} data={data} />
        </>
      )}
    </Widget>
  )
}

/** Who came in a window of days, by day. */
export function Newcomers({ kind }: { kind: NewcomerKind }) {
  const t = useText()
  const locale = useLocale()
  const window = useWindow()
  const { days, isCompared } = window
  const newcomers = useNewcomers(kind, days)
  return (
    <Page>
      <div className={styles.widgets}>
        <WindowBar {...window} />
        <Widget title={t(texts.summary)} query={newcomers} rows={2}>
          {(data) => (
            <div className={styles.cards}>
              <NewcomerCard kind={kind} days={days} isCompared={isCompared} data={data} />
            </div>
          )}
        </Widget>
        <Widget title={t(texts.trend)} query={newcomers} rows={8}>
          {(data) => (
            <>
              {data.total > 0 ? (
                <LineChart
                  title={`${t(texts.trend)} ${t(newcomerKinds[kind].name)}`}
                  points={data.days}
                  valueOf={({ count }) => count}
                  nameOf={({ date }) => (data.days.length > 300 ? date : date.slice(5))}
                  nameEvery={Math.max(1, Math.ceil(data.days.length / 6))}
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
              <NewcomerTable kind={kind} data={data} />
            </>
          )}
        </Widget>
      </div>
    </Page>
  )
}
