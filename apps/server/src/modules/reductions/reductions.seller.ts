import { sellerReductions, stopReduction as stop } from '@fangshi/contract/reductions'
import { activityState, activityStateSql, ownerActions } from '../../kernel/activities.ts'
import { act } from '../../kernel/http/act.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { checkChange, checkDelete, checkTerms, type ReductionTerms } from './change-reduction.ts'
import { fullReductions as table } from './schema.ts'
import { stopReduction } from './stop-reduction.ts'

type Reduction = Row<typeof table>

/** The terms as they would be stored: those of a form over those before. */
const termsOf = ({ money, use_money, ...form }: Form, before: Reduction | undefined): ReductionTerms =>
  ({
    is_draft: false,
    ...before,
    ...form,
    ...(money === undefined ? {} : { money_cents: money }),
    ...(use_money === undefined ? {} : { use_money_cents: use_money }),
  }) as ReductionTerms

const spec: ResourceSpec<typeof table> = {
  table,
  filters: { state: activityStateSql(table) },
  check: async ({ form, before }, { ctx }) => {
    const now = ctx.now()
    if (!form) return before && checkDelete(before, now)
    const terms = termsOf(form, before)
    if (before) checkChange(before, terms, now)
    else checkTerms(terms, now)
  },
}

const showOwn = async (rows: readonly Reduction[], { now }: ShowContext) =>
  rows.map((row) => {
    const state = activityState(row, now)
    return { state, actions: ownerActions(state) }
  })

/** Full reductions in the store's back office. */
export const reductionsSeller = [
  ...serve(sellerReductions, { ...spec, own: ownStore, show: showOwn }),
  act(stop, stopReduction),
]
