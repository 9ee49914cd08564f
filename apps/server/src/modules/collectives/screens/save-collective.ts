import { activityState } from '../../../kernel/activities.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { closeActivities, openActivity, setEnd } from '../../catalog/public.ts'
import { checkExtension, checkTerms, type CollectiveTerms } from '../terms.ts'
import { goodsForForm, type CollectiveRow } from './collectives.db.ts'

/** The member of staff who saves a group buy, their store, and the time. */
export interface CollectiveEditor {
  store_id: number
  user_id: number
  at: Date
}

/**
 * Opens the activity of a group buy, or replaces it, so that it matches the terms; a running one can only be extended.
 * Returns the id of the activity, null for a draft. Throws ACTIVITY_STARTED, ACTIVITY_MOVE_REFUSED, ACTIVITY_OVERLAPS,
 * CHOICE_INVALID for another store's goods, and what `checkTerms` and `checkExtension` throw.
 */
export async function applyTerms(
  tx: Tx,
  terms: CollectiveTerms,
  before: CollectiveRow | undefined,
  { store_id, user_id, at }: CollectiveEditor,
): Promise<number | null> {
  const state = before && activityState(before, at)
  if (state === 'ended' || state === 'stopped') fail('ACTIVITY_MOVE_REFUSED')
  if (before?.activity_id && state === 'running') {
    checkExtension(before, terms)
    if (!(await setEnd(tx, before.activity_id, terms.end_time))) fail('ACTIVITY_MOVE_REFUSED')
    return before.activity_id
  }
  if (!(await goodsForForm(tx, terms.goods_id, store_id))) failFields({ goods_id: 'CHOICE_INVALID' })
  checkTerms(terms, at)
  if (before?.activity_id) await closeActivities(tx, [before.activity_id], at)
  if (terms.is_draft) return null
  return openActivity(tx, { ...terms, kind: 'collective', store_id, skus: [] }, { kind: 'seller', id: user_id }, at)
}
