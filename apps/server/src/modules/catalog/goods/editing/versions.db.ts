import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { goodsVersions } from '../../schema.ts'
import type { ReviewedWords } from './content.ts'

/** Lets newer words of goods wait, in place of those that waited or were rejected. */
export async function putVersion(tx: Tx, goods_id: number, words: ReviewedWords, now: Date): Promise<void> {
  await dropVersion(tx, goods_id)
  await tx.q.insert(goodsVersions).values({ goods_id, ...words, created_at: now })
}

/** Forgets the newer words of goods. */
export async function dropVersion(tx: Tx, goodsId: number): Promise<void> {
  await tx.q.delete(goodsVersions).where(eq(goodsVersions.goods_id, goodsId))
}

/** The words of these versions that wait, locked in their order; those decided on or replaced are missing. */
export const lockWaiting = (tx: Tx, ids: readonly number[]) =>
  tx.q
    .select()
    .from(goodsVersions)
    .where(sql`${goodsVersions.id} = any(${sql.param([...ids])}::bigint[]) and ${goodsVersions.state} = 'to_review'`)
    .orderBy(goodsVersions.id)
    .for('update')
