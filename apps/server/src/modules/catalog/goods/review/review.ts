import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { pathOf } from '../../../taxonomy/public.ts'
import { lockWaiting } from '../editing/versions.db.ts'
import { contentOf } from '../editing/content.ts'
import { goods, goodsVersions } from '../../schema.ts'
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

/** Puts pending content on sale (rules §3), all or none; returns the versions. Throws GOODS_REVIEW_CHANGED. */
export async function examine(tx: Tx, seen: readonly ReviewedVersion[], now: Date): Promise<Version[]> {
  const versions = await lockReviewed(tx, seen)
  for (const version of versions) {
    const class_path = await pathOf(tx, version.class_id)
    await tx.q
      .update(goods)
      .set({ ...contentOf(version), class_path, review: 'examined', updated_at: now })
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
  return versions
}

/** Rejects pending content; what was approved before stays on sale. Throws GOODS_REVIEW_CHANGED. */
export async function reject(
  tx: Tx,
  seen: readonly ReviewedVersion[],
  reject_reason: string,
  now: Date,
): Promise<Version[]> {
  const versions = await lockReviewed(tx, seen)
  const ids = versions.map(({ id }) => id)
  await tx.q.update(goodsVersions).set({ state: 'rejected', reject_reason }).where(inArray(goodsVersions.id, ids))
  const never = versions.map(({ goods_id }) => goods_id)
  await tx.q
    .update(goods)
    .set({ review: 'rejected', updated_at: now })
    .where(and(inArray(goods.id, never), eq(goods.review, 'to_review')))
  return versions
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

/** Takes goods down, giving a reason, until they are reinstated; returns their previous state. Throws NOT_FOUND. */
export async function bar(tx: Tx, ids: readonly number[], off_reason: string, now: Date) {
  const were = await lockAny(tx, ids)
  await tx.q
    .update(goods)
    .set({ shelf: 'off', off_reason, updated_at: now })
    .where(inArray(goods.id, [...ids]))
  return were
}

/** Allows the store to put goods on the shelf again; returns their previous state. Throws NOT_FOUND. */
export async function release(tx: Tx, ids: readonly number[], now: Date) {
  const were = await lockAny(tx, ids)
  await tx.q
    .update(goods)
    .set({ off_reason: null, updated_at: now })
    .where(inArray(goods.id, [...ids]))
  return were
}
