import { isErrorKey, messageOf } from '@fangshi/contract/errors'
import { theatreStates, type theatreRun, type TheatreState } from '@fangshi/contract/flash-theatre'
import type { Reply } from '@fangshi/contract/route'
import { Alert } from 'antd'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { MomentChart } from './moment-chart.tsx'
import { stateNames, texts } from './texts.ts'
import styles from './theatre.module.css'
import { Verdicts } from './verdicts.tsx'

export type TheatreReply = Reply<typeof theatreRun>

/** The states in the order in which a drill that goes well has them. */
const course: readonly TheatreState[] = theatreStates.slice(0, theatreStates.indexOf('done') + 1)

function Course({ state }: { state: TheatreState }) {
  const t = useText()
  const shown = course.includes(state) ? course : [...course.slice(0, -1), state]
  const at = shown.indexOf(state)
  return (
    <ol className={styles.steps} aria-label={t(texts.progress)}>
      {shown.map((one, index) => (
        <li key={one} aria-current={index === at ? 'step' : undefined} data-past={index < at || undefined}>
          {t(stateNames[one])}
        </li>
      ))}
    </ol>
  )
}

function Figures({ run }: { run: TheatreReply }) {
  const t = useText()
  const locale = useLocale()
  const last = run.moments.at(-1)
  const ms = (value: number | null): string => (value === null ? '-' : t(texts.ms, { ms: Math.round(value) }))
  const money = (value: string | undefined): string => (value === undefined ? '-' : moneyText(value, locale))
  const figures = [
    {
      name: texts.stockLeft,
      value: String(last?.stock_left ?? '-'),
      note: t(texts.ofQuota, { quota: run.quota }),
    },
    { name: texts.ordered, value: String(run.ordered), note: t(texts.paidNote, { count: run.paid }) },
    { name: texts.refused, value: String(run.refused), note: t(texts.refusedNote) },
    { name: texts.p50, value: ms(run.p50_ms), note: t(texts.p50Note) },
    { name: texts.p95, value: ms(run.p95_ms), note: t(texts.p95Note) },
    { name: texts.wallets, value: money(last?.wallets) },
    { name: texts.escrow, value: money(last?.escrow) },
    { name: texts.total, value: money(last?.total), note: t(texts.totalNote) },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Refusals({ refusals }: Pick<TheatreReply, 'refusals'>) {
  const t = useText()
  const locale = useLocale()
  const most = Math.max(1, ...refusals.map(({ count }) => count))
  return (
    <section className={styles.card} aria-label={t(texts.reasons)}>
      <h2>{t(texts.reasons)}</h2>
      {refusals.length === 0 && <p className={styles.empty}>{t(texts.noRefusals)}</p>}
      {refusals.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(texts.reason)}</th>
              <th scope="col">{t(texts.times)}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ key, count }) => (
              <tr key={key}>
                <th scope="row">
                  {isErrorKey(key) ? messageOf(key, locale) : t(texts.noAnswer)}
                  <div className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A drill: how far it is, its figures, charts and verdict. */
export function RunView({ run }: { run: TheatreReply }) {
  const t = useText()
  const locale = useLocale()
  const { id, buyers, quota, max_per_person: limit, started_by: by, started_at: at, failure, moments } = run
  const title = t(texts.title, { id })
  return (
    <>
      <section className={styles.card} aria-label={title}>
        <h2>{title}</h2>
        <p className={styles.note}>{t(texts.summary, { buyers, quota, limit, by, at })}</p>
        <Course state={run.state} />
        {isErrorKey(failure) && <Alert type="error" showIcon title={messageOf(failure, locale)} />}
        <Figures run={run} />
      </section>
      {moments.length > 1 && (
        <div className={styles.pair}>
          <MomentChart
            title={texts.stockChart}
            moments={moments}
            lines={[
              { name: texts.stockLeft, valueOf: (moment) => moment.stock_left },
              { name: texts.ordered, valueOf: (moment) => moment.ordered },
            ]}
            textOf={String}
          />
          <MomentChart
            title={texts.timeChart}
            moments={moments.filter(({ p50_ms }) => p50_ms !== null)}
            lines={[
              { name: texts.p50, valueOf: (moment) => moment.p50_ms },
              { name: texts.p95, valueOf: (moment) => moment.p95_ms },
            ]}
            textOf={(ms) => t(texts.ms, { ms: Math.round(ms) })}
          />
        </div>
      )}
      {moments.length > 0 && <Refusals refusals={run.refusals} />}
      <Verdicts rush={run.after_rush} clearing={run.after_clearing} />
    </>
  )
}
