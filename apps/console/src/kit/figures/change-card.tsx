import { ArrowDownOutlined, ArrowUpOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { UiText } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { changeOf } from './change.ts'
import { figuresTexts as texts } from './texts.ts'
import styles from './figures.module.css'

interface Props {
  name: UiText
  /** What it counts, behind the question mark. */
  means: UiText
  value: number | null
  before: number | null
  show: (value: number) => string
  /** The difference of a percentage is in points. */
  isRate?: boolean
  isCompared: boolean
  /** Its course, drawn small. */
  course?: readonly number[] | undefined
  /** The list that it is made up of. */
  to?: string | undefined
  /** Said below. */
  note?: ReactNode
}

/** A line without scale: how a figure went. */
function Sparkline({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values)
  const low = Math.min(0, ...values)
  const y = (value: number): number => 100 - ((value - low) / (top - low)) * 100
  const points = values.map((value, index) => `${(index / (values.length - 1)) * 100},${y(value)}`).join(' ')
  return (
    <svg className={styles.sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A figure of the window, its change to the window before, its course and its definition. */
export function ChangeCard({ name, means, value, before, show, isRate, isCompared, course, to, note }: Props) {
  const t = useText()
  const locale = useLocale()
  const change = changeOf(value, before, isRate ?? false, locale)
  const shown = (figure: number | null): string => (figure === null ? '–' : show(figure))
  return (
    <div className={styles.card}>
      <h3 className={styles.name}>
        {t(name)}
        <Tooltip title={t(means)} trigger={['hover', 'focus', 'click']}>
          <button type="button" className={styles.help} aria-label={t(dashboardTexts.means, { name: t(name) })}>
            <QuestionCircleOutlined aria-hidden />
          </button>
        </Tooltip>
      </h3>
      <p className={styles.value}>
        {to ? (
          <Link to={to} title={t(texts.openList)}>
            {shown(value)}
          </Link>
        ) : (
          shown(value)
        )}
      </p>
      {isCompared && (
        <p className={styles.change}>
          {change && (
            <b>
              {change.sign > 0 && <ArrowUpOutlined aria-hidden />}
              {change.sign < 0 && <ArrowDownOutlined aria-hidden />} {change.text}
            </b>
          )}
          <span>{t(texts.before, { figure: shown(before) })}</span>
        </p>
      )}
      {note && <p className={styles.change}>{note}</p>}
      {course && course.length > 1 && <Sparkline values={course} />}
    </div>
  )
}
