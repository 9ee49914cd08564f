import type { TheatreRun } from '@fangshi/contract/flash-theatre'
import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { stateNames, texts } from './texts.ts'
import styles from './theatre.module.css'

interface Props {
  runs: readonly TheatreRun[]
  /** The one that is shown above. */
  shown: number | undefined
  onShow: (id: number) => void
}

/** The latest drills; each can be looked at again. */
export function AllRuns({ runs, shown, onShow }: Props) {
  const t = useText()
  const ms = (value: number | null): string => (value === null ? '-' : t(texts.ms, { ms: Math.round(value) }))
  return (
    <section className={styles.card} aria-label={t(texts.earlier)}>
      <h2>{t(texts.earlier)}</h2>
      <ScrollRegion label={t(texts.earlier)}>
        <table className={`${styles.table} ${styles.runs}`}>
          <thead>
            <tr>
              <th scope="col">{t(texts.startedAt)}</th>
              <th scope="col">{t(texts.size)}</th>
              <th scope="col">{t(texts.ordered)}</th>
              <th scope="col">{t(texts.refused)}</th>
              <th scope="col">P50 / P95</th>
              <th scope="col">{t(texts.state)}</th>
              <th scope="col">{t(texts.conclusion)}</th>
              <th scope="col">{t(texts.view)}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id} aria-current={run.id === shown || undefined}>
                <th scope="row">{run.started_at}</th>
                <td>
                  {run.buyers} / {run.quota} / {run.max_per_person}
                </td>
                <td>{run.ordered}</td>
                <td>{run.refused}</td>
                <td>
                  {ms(run.p50_ms)} / {ms(run.p95_ms)}
                </td>
                <td>{t(stateNames[run.state])}</td>
                <td className={run.is_clean === false ? styles.broken : styles.kept}>
                  {run.is_clean === null ? '-' : t(run.is_clean ? texts.passed : texts.failed)}
                </td>
                <td>
                  <Button onClick={() => onShow(run.id)} aria-label={`${t(texts.view)} ${run.started_at}`}>
                    {t(texts.view)}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
