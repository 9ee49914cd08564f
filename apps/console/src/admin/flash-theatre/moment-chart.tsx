import type { TheatreMoment } from '@fangshi/contract/flash-theatre'
import { Fragment } from 'react'
import type { UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { LineChart } from '../../kit/chart/line-chart.tsx'
import { dashboardTexts } from '../../kit/dashboard/texts.ts'
import { texts } from './texts.ts'
import styles from './theatre.module.css'

interface Line {
  name: UiText
  valueOf: (moment: TheatreMoment) => number | null
}

interface Props {
  title: UiText
  moments: readonly TheatreMoment[]
  /** The first is drawn solid, the second dashed. */
  lines: readonly [Line, Line]
  textOf: (value: number) => string
}

/** Two figures of a drill over its seconds, as a chart and as a table. */
export function MomentChart({ title, moments, lines, textOf }: Props) {
  const t = useText()
  const [first, second] = lines
  const secondsOf = ({ at_ms }: TheatreMoment): string => t(texts.seconds, { s: (at_ms / 1000).toFixed(1) })
  const shown = (value: number | null): string => (value === null ? '-' : textOf(value))
  return (
    <section className={styles.card} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <p className={styles.legend}>
        <span className={styles.solid}>{t(first.name)}</span>
        <span className={styles.dashed}>{t(second.name)}</span>
      </p>
      {moments.length < 2 ? (
        <p className={styles.empty}>{t(texts.tooShort)}</p>
      ) : (
        <LineChart
          title={t(title)}
          points={moments}
          valueOf={(moment) => first.valueOf(moment) ?? 0}
          otherOf={(moment) => second.valueOf(moment) ?? 0}
          nameOf={secondsOf}
          scaleText={textOf}
        >
          {(moment) => (
            <>
              {secondsOf(moment)}
              {lines.map(({ name, valueOf }) => (
                <Fragment key={name.en}>
                  <br />
                  {t(name)} <b>{shown(valueOf(moment))}</b>
                </Fragment>
              ))}
            </>
          )}
        </LineChart>
      )}
      <details className={styles.details}>
        <summary>{t(dashboardTexts.asTable)}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(texts.second)}</th>
              {lines.map(({ name }) => (
                <th key={name.en} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map((moment) => (
              <tr key={moment.at_ms}>
                <th scope="row">{secondsOf(moment)}</th>
                {lines.map(({ name, valueOf }) => (
                  <td key={name.en}>{shown(valueOf(moment))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
