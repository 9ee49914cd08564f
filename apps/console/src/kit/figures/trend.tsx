import type { SalesAnswer, SalesPoint } from '@fangshi/contract/figures'
import { Empty, Segmented } from 'antd'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { LineChart } from '../chart/line-chart.tsx'
import { moneyText } from '../dashboard/money-text.ts'
import { AsTable } from './as-table.tsx'
import { figuresTexts as texts } from './texts.ts'
import styles from './figures.module.css'

const metrics = ['sales', 'orders', 'refunded', 'units'] as const
type Metric = (typeof metrics)[number]

const shortName = (at: string): string =>
  at.length === 13 ? `${at.slice(11)}:00` : at.length === 10 ? at.slice(5) : at

/** The course of one figure of the window, beside that of the window before. */
export function Trend({ data, isCompared }: { data: SalesAnswer; isCompared: boolean }) {
  const t = useText()
  const locale = useLocale()
  const [metric, setMetric] = useState<Metric>('sales')
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const isMoney = metric === 'sales' || metric === 'refunded'
  const show = (value: number): string => (isMoney ? moneyText(String(value), locale) : value.toLocaleString(locale))
  const points = data.points.map((point, index) => ({ point, before: data.before_points[index] }))
  const valueOf = (point: SalesPoint | undefined): number => Math.max(0, Number(point?.[metric] ?? 0))
  const isEmpty = [...data.points, ...(isCompared ? data.before_points : [])].every(
    (point) => Number(point[metric]) === 0,
  )
  const name = t(texts[metric].name)
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          className={styles.presets ?? ''}
          aria-label={t(texts.figure)}
          value={metric}
          onChange={setMetric}
          options={metrics.map((value) => ({ value, label: t(texts[value].name) }))}
        />
        {isCompared && (
          <p className={styles.legend}>
            <span>{t(texts.thisPeriod)}</span>
            <span className={styles.dashed}>{t(texts.previousPeriod)}</span>
          </p>
        )}
      </div>
      {isEmpty ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />
      ) : (
        <LineChart
          title={`${t(texts.trend)} ${name}`}
          points={points}
          valueOf={({ point }) => valueOf(point)}
          {...(isCompared ? { otherOf: ({ before }: (typeof points)[number]) => valueOf(before) } : {})}
          nameOf={({ point }) => shortName(point.at)}
          nameEvery={Math.max(1, Math.ceil(points.length / 6))}
          scaleText={(value) => (isMoney ? `¥${short.format(value)}` : short.format(value))}
        >
          {({ point, before }) => (
            <>
              {shortName(point.at)}
              <br />
              <b>{show(Number(point[metric]))}</b>
              {isCompared && before && (
                <>
                  <br />
                  {shortName(before.at)} {show(Number(before[metric]))}
                </>
              )}
            </>
          )}
        </LineChart>
      )}
      <AsTable
        title={t(texts.trend)}
        heads={[t(texts.time), ...metrics.map((one) => t(texts[one].name))]}
        rows={data.points.toReversed().map((point) => [point.at, ...metrics.map((one) => point[one])])}
      />
    </>
  )
}
