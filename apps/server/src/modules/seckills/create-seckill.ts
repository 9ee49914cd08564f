import type { Tx } from '../../kernel/db/db.ts'
import { applyTerms, type SeckillEditor } from './save-seckill.ts'
import { insertSeckill, putSkuTerms } from './seckills.db.ts'
import type { SeckillTerms } from './terms.ts'

/** Schedules a flash sale of a store and returns its id. Throws what `applyTerms` throws. */
export async function createSeckill(tx: Tx, terms: SeckillTerms, editor: SeckillEditor): Promise<number> {
  const activity_id = await applyTerms(tx, terms, undefined, editor)
  const { skus, ...columns } = terms
  const id = await insertSeckill(tx, { ...columns, activity_id, store_id: editor.store_id, created_at: editor.at })
  await putSkuTerms(tx, id, skus)
  return id
}
