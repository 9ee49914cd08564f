import { activityState } from '../../kernel/activities.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { closeActivities, fillActivity, openActivity, setEnd } from '../catalog/public.ts'
import { liveSkus, skuTermsOf, type SeckillRow } from './seckills.db.ts'
import { checkTerms, growthOf, type SeckillTerms } from './terms.ts'

/** The member of staff who saves a flash sale, their store, and the time. */
export interface SeckillEditor {
  store_id: number
  user_id: number
  at: Date
}

/** The stored terms of a locked flash sale, with the prices and quotas of its SKUs. */
export const storedTerms = async (tx: Tx, row: SeckillRow): Promise<SeckillTerms> => ({
  ...row,
  skus: await skuTermsOf(tx, row.id),
})

/**
 * Opens the activity of a flash sale, or replaces it, so that it matches the terms: its quota is taken from the ordinary
 * stock or returned to it (rules §9). Returns the id of the activity, null for a draft.
 * Throws NOT_FOUND, ACTIVITY_STARTED, ACTIVITY_MOVE_REFUSED, ACTIVITY_OVERLAPS, STOCK_SHORT, and what `checkTerms` and
 * `growthOf` throw.
 */
export async function applyTerms(
  tx: Tx,
  terms: SeckillTerms,
  before: SeckillRow | undefined,
  editor: SeckillEditor,
): Promise<number | null> {
  const { store_id, user_id, at } = editor
  const state = before && activityState(before, at)
  if (state === 'ended' || state === 'stopped') fail('ACTIVITY_MOVE_REFUSED')
  const by = { kind: 'seller', id: user_id } as const
  if (before?.activity_id && state === 'running') {
    const { end_time, pieces } = growthOf(await storedTerms(tx, before), terms)
    if (!(await setEnd(tx, before.activity_id, end_time))) fail('ACTIVITY_MOVE_REFUSED')
    if (pieces.length) await fillActivity(tx, { store_id, activity_id: before.activity_id, skus: pieces, by, at })
    return before.activity_id
  }
  const live = await liveSkus(tx, terms.goods_id, store_id)
  if (!live.length) failFields({ goods_id: 'CHOICE_INVALID' })
  checkTerms(terms, live, at)
  if (before?.activity_id) await closeActivities(tx, [before.activity_id], at)
  if (terms.is_draft) return null
  const skus = terms.skus.map(({ sku_id, price_cents, quota }) => ({ sku_id, price_cents, pieces: quota }))
  return openActivity(tx, { ...terms, kind: 'seckill', store_id, skus }, by, at)
}
