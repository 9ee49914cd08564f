import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { goodsVersions } from '../../schema.ts'
import type { ReviewedContent } from './content.ts'

/** Stores content that awaits review, in place of what waited or was rejected. */
export async function putVersion(tx: Tx, goods_id: number, content: ReviewedContent, now: Date): Promise<void> {
  await dropVersion(tx, goods_id)
  await tx.q.insert(goodsVersions).values({ goods_id, ...content, created_at: now })
}

/** Deletes the pending content of goods. */
export async function dropVersion(tx: Tx, goodsId: number): Promise<void> {
  await tx.q.delete(goodsVersions).where(eq(goodsVersions.goods_id, goodsId))
}

/** The content of these versions that await review, locked in id order; decided or replaced ones are missing. */
export const lockWaiting = (tx: Tx, ids: readonly number[]) =>
  tx.q
    .select()
    .from(goodsVersions)
    .where(sql`${goodsVersions.id} = any(${sql.param([...ids])}::bigint[]) and ${goodsVersions.state} = 'to_review'`)
    .orderBy(goodsVersions.id)
    .for('update')
