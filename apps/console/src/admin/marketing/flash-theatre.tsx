import { startTheatre, theatreRun, theatreRuns, type TheatreRun } from '@fangshi/contract/flash-theatre'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { Page } from '../../kit/ui/page.tsx'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { AllRuns } from '../flash-theatre/all-runs.tsx'
import { RunView } from '../flash-theatre/run-view.tsx'
import { StartForm } from '../flash-theatre/start-form.tsx'
import { texts } from '../flash-theatre/texts.ts'
import styles from '../flash-theatre/theatre.module.css'

const isRunning = (run: TheatreRun | undefined): boolean => run !== undefined && run.ended_at === null
/** How often a drill that goes on is asked for, ms. */
const liveMs = 1000

/** Many simulated buyers run into a flash sale; what happens is shown as it happens (rules §14). */
export default function FlashTheatre() {
  const t = useText()
  const { can } = useRights()
  const [chosen, setChosen] = useState<number>()
  const runs = useQuery({
    queryKey: [theatreRuns.path],
    queryFn: ({ signal }) => call(theatreRuns, {}, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data?.[0]) ? liveMs : false),
  })
  const id = chosen ?? runs.data?.[0]?.id
  const run = useQuery({
    queryKey: [theatreRun.path, id],
    queryFn: ({ signal }) => call(theatreRun, { params: { id: id ?? 0 } }, { signal, quiet: true }),
    enabled: id !== undefined && can(theatreRun.right),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? liveMs : false),
  })
  const follow = (started: number): void => {
    setChosen(started)
    void runs.refetch()
  }
  const failed = runs.error ?? run.error
  return (
    <Page>
      <div className={styles.theatre}>
        {can(startTheatre.right) && <StartForm isRunning={isRunning(runs.data?.[0])} onStart={follow} />}
        <div className={styles.result}>
          {failed && <CallFailed error={failed} onRetry={() => void (runs.error ? runs : run).refetch()} />}
          {!failed && runs.data?.length === 0 && (
            <section className={styles.card} aria-label={t(texts.progress)}>
              <p className={styles.empty}>{t(texts.none)}</p>
            </section>
          )}
          {run.data && <RunView run={run.data} />}
          {runs.data && runs.data.length > 0 && <AllRuns runs={runs.data} shown={id} onShow={setChosen} />}
        </div>
      </div>
    </Page>
  )
}
