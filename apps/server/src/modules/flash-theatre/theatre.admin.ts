import * as contract from '@fangshi/contract/flash-theatre'
import { fail } from '../../kernel/fail.ts'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { latestRuns, momentsOf } from './runs.db.ts'
import { startRun } from './start-run.ts'
import { showMoment, showRefusals, showRun } from './theatre.show.ts'

export const theatreAdmin = [
  on(contract.theatreRuns, async ({ ctx }) => (await latestRuns(ctx.db, null)).map(showRun)),
  on(contract.theatreRun, async ({ ctx, params: { id } }) => {
    const [run] = await latestRuns(ctx.db, id)
    if (!run) return fail('NOT_FOUND')
    const { refusals, after_rush, after_clearing } = run
    const moments = (await momentsOf(ctx.db, id)).map(showMoment)
    return { ...showRun(run), refusals: showRefusals(refusals), moments, after_rush, after_clearing }
  }),
  act(contract.startTheatre, startRun, ({ id }) => ({ id })),
]
