import { ReloadOutlined } from '@ant-design/icons'
import { maxWindowDays } from '@fangshi/contract/figures'
import { formatDateTime } from '@fangshi/contract/time'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button, Segmented, Switch } from 'antd'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { DateRangeControl } from '../fields/controls/date-controls.tsx'
import { figuresTexts as texts } from './texts.ts'
import { useUpdatedAt } from './use-updated-at.ts'
import { lastDays, type useWindow } from './use-window.ts'
import styles from './figures.module.css'

/** Presets by how many days they have; `0` is any other window. */
const presets = [1, 7, 30, 90, 365] as const

const range = { type: 'daterange', required: true, label: texts.days } as const

/** The one choice of days for all figures of a page, and whether the window before stands beside them. */
export function WindowBar({ days, isCut, isCompared, setDays, setCompared }: ReturnType<typeof useWindow>) {
  const t = useText()
  const id = useId()
  const queries = useQueryClient()
  const fetching = useIsFetching({ queryKey: ['figures'] })
  const updatedAt = useUpdatedAt()
  const chosen = presets.find((count) => {
    const { from, to } = lastDays(count)
    return from === days.from && to === days.to
  })
  return (
    <div className={styles.bar} role="group" aria-label={t(texts.days)}>
      <Segmented
        className={styles.presets ?? ''}
        aria-label={t(texts.days)}
        value={chosen ?? 0}
        onChange={(count) => setDays(lastDays(count))}
        options={presets.map((count) => ({
          value: count as number,
          label: count === 1 ? t(texts.today) : t(texts.lastDays, { days: count }),
        }))}
      />
      <div className={styles.range}>
        <DateRangeControl
          spec={range}
          label={t(texts.days)}
          placeholder=""
          disabled={false}
          value={[days.from, days.to]}
          onChange={(value) => value && setDays({ from: value[0], to: value[1] })}
        />
      </div>
      <span className={styles.compare}>
        <Switch id={id} checked={isCompared} onChange={setCompared} />
        <label htmlFor={id}>{t(texts.compare)}</label>
      </span>
      <Button
        icon={<ReloadOutlined aria-hidden />}
        loading={fetching > 0}
        onClick={() => void queries.invalidateQueries({ queryKey: ['figures'] })}
      >
        {t(dashboardTexts.reload)}
      </Button>
      {isCut && (
        <span className={styles.at} role="status">
          {t(texts.cut, { count: maxWindowDays, from: days.from })}
        </span>
      )}
      {updatedAt && (
        <span className={styles.at}>{t(dashboardTexts.at, { time: formatDateTime(updatedAt).slice(11) })}</span>
      )}
    </div>
  )
}
