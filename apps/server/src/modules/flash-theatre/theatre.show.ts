import type { TheatreMoment, TheatreRun, Verdict } from '@fangshi/contract/flash-theatre'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { MomentRow, ShownRun } from './runs.db.ts'

const isClean = ({ differences, promises }: Verdict): boolean =>
  differences === 0 && promises.every(({ is_kept }) => is_kept)

export const showRun = (run: ShownRun): TheatreRun => ({
  id: run.id,
  state: run.state,
  buyers: run.buyers,
  quota: run.quota,
  max_per_person: run.max_per_person,
  started_by: run.started_by,
  started_at: formatDateTime(run.started_at),
  ended_at: run.ended_at && formatDateTime(run.ended_at),
  failure: run.failure,
  ordered: run.ordered,
  paid: run.paid,
  refused: run.refused,
  p50_ms: run.p50_ms,
  p95_ms: run.p95_ms,
  is_clean: run.after_rush && run.after_clearing && isClean(run.after_rush) && isClean(run.after_clearing),
})

export const showMoment = ({ run_id: _, wallets_cents, escrow_cents, ...moment }: MomentRow): TheatreMoment => ({
  ...moment,
  wallets: formatMoney(wallets_cents),
  escrow: formatMoney(escrow_cents),
  total: formatMoney(wallets_cents + escrow_cents),
})

export const showRefusals = (refusals: Readonly<Record<string, number>>) =>
  Object.entries(refusals)
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count)
