import { fail } from '../../../kernel/fail.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { cleanLocalHtml } from '../../content/public.ts'
import { pathOf } from '../../taxonomy/public.ts'
import { checkSkus, skuName, type NewGoods } from './goods.ts'
import { insertAttrs, insertSkus, type AttrIds } from './goods.db.ts'
import { goods } from '../schema.ts'
import { indexGoods } from '../search-index/search-index.ts'

export interface CreatedGoods {
  id: number
  /** In the order of the input's SKUs. */
  sku_ids: number[]
}

/**
 * Adds goods with attributes, values, SKUs, opening stock and search tokens (rules §3). Attributes and values of the
 * store are reused by their Chinese name. Throws INVALID_INPUT for a class that is not a leaf and for an invalid SKU
 * matrix.
 */
export async function createGoods(tx: Tx, store_id: number, input: NewGoods, now: Date): Promise<CreatedGoods> {
  const { attrs = [], skus, content, content_mobile, images, ...columns } = input
  const wrong = checkSkus(attrs, skus)
  if (wrong) fail('INVALID_INPUT', { fields: { [wrong]: 'INVALID' } })
  const class_path = await pathOf(tx, input.class_id)
  if (class_path.length !== 3) fail('INVALID_INPUT', { fields: { class_id: 'CHOICE_INVALID' } })
  const made = await tx.q
    .insert(goods)
    .values({
      ...columns,
      store_id,
      class_path,
      images: [...images],
      content: await cleanLocalHtml(content),
      content_mobile: content_mobile && (await cleanLocalHtml(content_mobile)),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: goods.id })
  const id = made[0]!.id
  const chosen: AttrIds = await insertAttrs(tx, store_id, id, attrs, now)
  const sku_ids = await insertSkus(
    tx,
    store_id,
    id,
    skus.map(({ choice, ...sku }) => ({ ...sku, name: skuName(attrs, choice), value_ids: valueIds(chosen, choice) })),
    now,
  )
  await indexGoods(tx, [id])
  return { id, sku_ids }
}

const valueIds = (chosen: AttrIds, choice: readonly number[]): number[] =>
  choice.map((position, attr) => chosen[attr]!.value_ids[position]!)
