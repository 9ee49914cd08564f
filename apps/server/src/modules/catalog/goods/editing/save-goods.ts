import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { cleanShownText } from '../../../files/public.ts'
import { getSettings } from '../../../settings/public.ts'
import { indexGoods } from '../../search-index/search-index.ts'
import { goods } from '../../schema.ts'
import type { GoodsInput } from './check-form.ts'
import { checkGoods, type CheckedGoods } from './check-goods.ts'
import { pendingContent, storedRevision } from './backoffice.show.ts'
import { explainGoods } from './explain.ts'
import { auditFacts, difference } from './goods-audit.ts'
import { saveSkus } from './save-skus.ts'
import { chosenPictures, lockSkus, replaceValues, type LiveSku } from './skus.db.ts'
import { dropVersion, putVersion } from './versions.db.ts'
import { orNull, trimmed, type ReviewedContent } from './content.ts'
import { placeContent } from './place-content.ts'

type Goods = typeof goods.$inferSelect

const contentOfForm = async (tx: Tx, ctx: Context, form: GoodsInput): Promise<ReviewedContent> => {
  const phone = orNull(form.goods_content_mobile)
  return {
    class_id: form.class_id,
    name: trimmed(form.goods_name),
    subname: trimmed(form.goods_subname),
    images: form.goods_images,
    content: trimmed(await cleanShownText(tx, ctx, form.goods_content, 'goods_content')),
    content_mobile: phone && trimmed(await cleanShownText(tx, ctx, phone, 'goods_content_mobile')),
  }
}

/** The fields of the form that never need review (rules §3). */
const plainColumns = (form: GoodsInput) => ({
  brand_id: form.brand_id,
  freight_choice: form.freight_choice,
  freight_id: form.freight_choice === 'template' ? form.freight_id : null,
  shelf: form.shelf,
  is_recommend: form.is_recommend,
  low_stock: form.low_stock,
})

const newNumber = (): string => `G${String(randomInt(10 ** 10)).padStart(10, '0')}`

async function savePartsOf(
  tx: Tx,
  ctx: Context,
  who: Seller,
  row: { id: number; goods_no: string },
  form: GoodsInput,
  { values, taken }: CheckedGoods,
  live: readonly LiveSku[],
): Promise<void> {
  await replaceValues(tx, row.id, form.attrs)
  const of = { store_id: who.store_id, goods_id: row.id, goods_no: row.goods_no }
  const by = { kind: 'seller', id: who.user_id } as const
  await saveSkus({ tx, ...of, live, values, taken, by, now: ctx.now() }, form)
  await indexGoods(tx, [row.id])
}

/** A constraint that a concurrent change broke is explained at its field of the form. */
const explain = (error: unknown): never => {
  throw explainGoods(error)
}

/**
 * Adds goods of the seller's store from its form. With goods verification on they await review. Throws INVALID_INPUT with
 * every wrong field.
 */
export async function addGoods(
  tx: Tx,
  ctx: Context,
  who: Seller,
  form: GoodsInput,
): Promise<Change & { target: number }> {
  const id = await insertGoods(tx, ctx, who, form).catch(explain)
  return { target: id, after: await auditFacts(tx, id) }
}

async function insertGoods(tx: Tx, ctx: Context, who: Seller, form: GoodsInput): Promise<number> {
  const checked = await checkGoods(tx, who.store_id, form)
  const { goods_verify } = await getSettings(tx, 'store')
  const content = await contentOfForm(tx, ctx, form)
  const goods_no = form.goods_no || newNumber()
  const now = ctx.now()
  const [made] = await tx.q
    .insert(goods)
    .values({
      ...plainColumns(form),
      ...content,
      goods_no,
      store_id: who.store_id,
      class_path: checked.class_path,
      review: goods_verify ? 'to_review' : 'examined',
      created_at: now,
      updated_at: now,
    })
    .returning({ id: goods.id })
  const { id } = made as { id: number }
  if (goods_verify) await putVersion(tx, id, content, now)
  await savePartsOf(tx, ctx, who, { id, goods_no }, form, checked, [])
  return id
}

/** Locks goods of the store, after their SKUs. Throws NOT_FOUND. */
async function lockGoods(tx: Tx, storeId: number, id: number): Promise<{ row: Goods; live: LiveSku[] }> {
  await lockSkus(tx, storeId, id)
  const own = and(eq(goods.id, id), eq(goods.store_id, storeId), isNull(goods.deleted_at))
  const [row] = await tx.q.select().from(goods).where(own).for('no key update')
  // Once more, since someone who saved them in the meantime may have added some.
  return { row: row ?? fail('NOT_FOUND'), live: await lockSkus(tx, storeId, id) }
}

const picturesOf = (row: Goods, live: readonly LiveSku[], values: readonly { image: string }[], newer: string[]) =>
  new Set([...row.images, ...live.map(({ image }) => image), ...values.map(({ image }) => image), ...newer])

/**
 * Saves the whole form of goods of the seller's store, all or nothing (rules §3). Throws NOT_FOUND, INVALID_INPUT with
 * every wrong field, FORM_STALE, GOODS_TAKEN_DOWN, SKU_RESERVED, STOCK_CHANGED, STOCK_BELOW_RESERVED.
 */
export async function saveGoods(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { id, revision, ...form }: GoodsInput & { id: number; revision?: string | undefined },
): Promise<Change & { target: number }> {
  const before = await auditFacts(tx, id)
  await updateGoods(tx, ctx, who, { id, revision }, form).catch(explain)
  return { target: id, ...difference(before, await auditFacts(tx, id)) }
}

async function updateGoods(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { id, revision }: { id: number; revision: string | undefined },
  form: GoodsInput,
): Promise<void> {
  const now = ctx.now()
  const { row, live } = await lockGoods(tx, who.store_id, id)
  if (revision !== undefined && revision !== (await storedRevision(tx, row))) fail('FORM_STALE')
  if (row.off_reason !== null && form.shelf === 'on') fail('GOODS_TAKEN_DOWN', { ids: [id] })
  const newer = await pendingContent(tx, id)
  const pictures = picturesOf(row, live, await chosenPictures(tx, id), newer?.images ?? [])
  const classes = new Set([row.class_id, newer?.class_id ?? row.class_id])
  const checked = await checkGoods(tx, who.store_id, form, { id, classes, pictures })
  const { goods_verify } = await getSettings(tx, 'store')
  const { columns, waiting } = placeContent(row, newer, await contentOfForm(tx, ctx, form), goods_verify)
  const goods_no = form.goods_no || row.goods_no
  const path = columns.class_id ? { class_path: checked.class_path } : {}
  await tx.q
    .update(goods)
    .set({ ...plainColumns(form), ...columns, ...path, goods_no, updated_at: now })
    .where(eq(goods.id, id))
  if (waiting) await putVersion(tx, id, waiting, now)
  else if (waiting === null) await dropVersion(tx, id)
  await savePartsOf(tx, ctx, who, { id, goods_no }, form, checked, live)
}
