import { localText } from '@fangshi/contract/locale'
import * as contract from '@fangshi/contract/reductions'
import { sql } from 'drizzle-orm'
import { activityState, activityStateSql, ownerActions } from '../../kernel/activities.ts'
import { act } from '../../kernel/http/act.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { storeNamesOf } from '../stores/public.ts'
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

async function showAll(rows: readonly Reduction[], { db, now, locale }: ShowContext) {
  const names = await storeNamesOf(
    db,
    rows.map(({ store_id }) => store_id),
  )
  return rows.map((row) => {
    const state = activityState(row, now)
    const actions = ownerActions(state).filter((action) => action === 'stop')
    return { state, actions, store_name: localText(names.get(row.store_id)!, locale) }
  })
}

/** Full reductions in both back offices. */
export const reductionsBackoffice = [
  ...serve(contract.sellerReductions, { ...spec, own: ownStore, show: showOwn }),
  ...serve(contract.adminReductions, { ...spec, only: () => sql`not ${table.is_draft}`, show: showAll }),
  act(contract.stopReduction, stopReduction),
  act(contract.stopReductionAsAdmin, stopReduction),
]
