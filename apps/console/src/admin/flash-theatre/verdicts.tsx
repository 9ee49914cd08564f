import type { Verdict } from '@fangshi/contract/flash-theatre'
import { Alert } from 'antd'
import type { UiText } from '../../i18n/ui-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { promiseNames, texts } from './texts.ts'
import styles from './theatre.module.css'

function OneVerdict({ title, verdict }: { title: UiText; verdict: Verdict }) {
  const t = useText()
  const { checks, took_ms, differences, findings, promises } = verdict
  const locale = useLocale()
  const broken = promises.filter(({ is_kept }) => !is_kept).length
  const shown = (promise: string, value: string): string => (promise === 'money' ? moneyText(value, locale) : value)
  return (
    <>
      <h3>{t(title)}</h3>
      <Alert
        showIcon
        type={differences ? 'error' : 'success'}
        title={differences ? t(texts.drift, { checks, count: differences }) : t(texts.clean, { checks, ms: took_ms })}
        description={
          findings.length > 0 && (
            <ul>
              {findings.map(({ check, subject, expected, actual }) => (
                <li key={`${check} ${subject}`}>
                  {check} · {subject}: {expected} → {actual}
                </li>
              ))}
            </ul>
          )
        }
      />
      {broken > 0 && <Alert showIcon type="error" title={t(texts.broken, { count: broken })} />}
      <ScrollRegion label={t(title)}>
        <table className={`${styles.table} ${styles.promises}`}>
          <thead>
            <tr>
              <th scope="col">{t(texts.promise)}</th>
              <th scope="col">{t(texts.expected)}</th>
              <th scope="col">{t(texts.actual)}</th>
              <th scope="col">{t(texts.result)}</th>
            </tr>
          </thead>
          <tbody>
            {promises.map(({ promise, expected, actual, is_kept }) => (
              <tr key={promise}>
                <th scope="row">{t(promiseNames[promise])}</th>
                <td>{shown(promise, expected)}</td>
                <td>{shown(promise, actual)}</td>
                <td className={is_kept ? styles.kept : styles.broken}>{t(is_kept ? texts.kept : texts.notKept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}

/** The results of the audits right after the rush and after everything was refunded. */
export function Verdicts({ rush, clearing }: { rush: Verdict | null; clearing: Verdict | null }) {
  const t = useText()
  return (
    <section className={styles.card} aria-label={t(texts.verdict)} aria-live="polite">
      <h2>{t(texts.verdict)}</h2>
      {!rush && <p className={styles.empty}>{t(texts.pending)}</p>}
      {rush && <OneVerdict title={texts.afterRush} verdict={rush} />}
      {clearing && <OneVerdict title={texts.afterClearing} verdict={clearing} />}
    </section>
  )
}
