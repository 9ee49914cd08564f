import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Admin, Change } from '../../../../kernel/http/who.ts'
import { pathOf } from '../../../taxonomy/public.ts'
import { lockWaiting } from '../editing/versions.db.ts'
import { contentOf } from '../editing/content.ts'
import { goods, goodsVersions } from '../../schema.ts'
import { reviewMoves } from '../goods-moves.ts'
import { indexGoods } from '../../search-index/search-index.ts'

/** Goods and the version of their content that the reviewer saw. */
interface ReviewedVersion {
  id: number
  version: number
}
type Version = typeof goodsVersions.$inferSelect

/** Locks the versions that await review. Throws GOODS_REVIEW_CHANGED where one was deleted, decided or replaced. */
async function lockReviewed(tx: Tx, seen: readonly ReviewedVersion[]): Promise<Version[]> {
  // Goods are locked before their versions, as saving by the store does.
  const which = inArray(
    goods.id,
    seen.map(({ id }) => id),
  )
  await tx.q.select({ id: goods.id }).from(goods).where(which).orderBy(goods.id).for('no key update')
  const rows = await lockWaiting(
    tx,
    seen.map(({ version }) => version),
  )
  const goodsOf = new Map(rows.map((row) => [row.id, row.goods_id]))
  const gone = seen.filter(({ id, version }) => goodsOf.get(version) !== id).map(({ id }) => id)
  if (gone.length) fail('GOODS_REVIEW_CHANGED', { ids: gone })
  return rows
}

/** Puts pending content on sale (rules §3), all or none. Throws GOODS_REVIEW_CHANGED. */
export async function approveGoods(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { items }: { items: readonly ReviewedVersion[] },
): Promise<Change[]> {
  const versions = await lockReviewed(tx, items)
  const review = reviewMoves.approve.to
  for (const version of versions) {
    const class_path = await pathOf(tx, version.class_id)
    await tx.q
      .update(goods)
      .set({ ...contentOf(version), class_path, review, updated_at: ctx.now() })
      .where(eq(goods.id, version.goods_id))
  }
  await tx.q.delete(goodsVersions).where(
    inArray(
      goodsVersions.id,
      versions.map(({ id }) => id),
    ),
  )
  await indexGoods(
    tx,
    versions.map(({ goods_id }) => goods_id),
  )
  return versions.map(({ id, goods_id, name }) => ({
    target: goods_id,
    before: { review: 'to_review', version: id },
    after: { review, goods_name: name },
  }))
}

/** Rejects pending content; what was approved before stays on sale. Throws GOODS_REVIEW_CHANGED. */
export async function rejectGoods(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { items, reason }: { items: readonly ReviewedVersion[]; reason: string },
): Promise<Change[]> {
  const versions = await lockReviewed(tx, items)
  const ids = versions.map(({ id }) => id)
  const state = reviewMoves.reject.to
  await tx.q.update(goodsVersions).set({ state, reject_reason: reason }).where(inArray(goodsVersions.id, ids))
  const never = versions.map(({ goods_id }) => goods_id)
  await tx.q
    .update(goods)
    .set({ review: state, updated_at: ctx.now() })
    .where(and(inArray(goods.id, never), eq(goods.review, 'to_review')))
  return versions.map(({ id, goods_id }) => ({
    target: goods_id,
    before: { review: 'to_review', version: id },
    after: { review: state, reject_reason: reason },
  }))
}

/** Locks goods of any store in id order. Throws NOT_FOUND unless all exist. */
async function lockAny(tx: Tx, ids: readonly number[]) {
  const which = [...new Set(ids)]
  const rows = await tx.q
    .select({ id: goods.id, shelf: goods.shelf, off_reason: goods.off_reason })
    .from(goods)
    .where(and(inArray(goods.id, which), isNull(goods.deleted_at)))
    .orderBy(goods.id)
    .for('no key update')
  return rows.length === which.length ? rows : fail('NOT_FOUND')
}

/** Takes goods down, giving a reason, until they are reinstated. Throws NOT_FOUND. */
export async function takeDownGoods(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { ids, reason }: { ids: readonly number[]; reason: string },
): Promise<Change[]> {
  const rows = await lockAny(tx, ids)
  const after = { shelf: 'off', off_reason: reason } as const
  await tx.q
    .update(goods)
    .set({ ...after, updated_at: ctx.now() })
    .where(inArray(goods.id, [...ids]))
  return rows.map(({ id, ...before }) => ({ target: id, before, after }))
}

/** Allows the store to put goods on the shelf again. Throws NOT_FOUND. */
export async function reinstateGoods(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { ids }: { ids: readonly number[] },
): Promise<Change[]> {
  const rows = await lockAny(tx, ids)
  const after = { off_reason: null }
  await tx.q
    .update(goods)
    .set({ ...after, updated_at: ctx.now() })
    .where(inArray(goods.id, [...ids]))
  return rows.map(({ id, off_reason }) => ({ target: id, before: { off_reason }, after }))
}
