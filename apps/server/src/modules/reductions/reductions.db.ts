import { and, eq } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { runningReductionsSql, type StoreReduction } from './running.sql.ts'
import { fullReductions } from './schema.ts'

export type ReductionRow = typeof fullReductions.$inferSelect

/** Locks a full reduction, of one store or of any for null; undefined when there is none such. */
export async function lockReduction(tx: Tx, id: number, storeId: number | null): Promise<ReductionRow | undefined> {
  const own = storeId === null ? undefined : eq(fullReductions.store_id, storeId)
  const [row] = await tx.q
    .select()
    .from(fullReductions)
    .where(and(eq(fullReductions.id, id), own))
    .for('update')
  return row
}

/** Marks a locked full reduction as stopped. */
export async function setStopped(
  tx: Tx,
  id: number,
  stopped: Pick<ReductionRow, 'stopped_at' | 'stopped_by' | 'stop_reason'>,
): Promise<void> {
  await tx.q.update(fullReductions).set(stopped).where(eq(fullReductions.id, id))
}

const ofPublicStore = statement(
  'reductions.of_public_store',
  `select coalesce((select json_agg(r) from (${runningReductionsSql('select s.id', '$2::timestamptz')}) r), '[]') as reductions
     from stores s where s.id = $1 and s.verify = 'passed' and s.status = 'open'`,
)

/** The full reductions of a public store that run at an instant, the lowest threshold first; undefined for another store. */
export const reductionsOfStore = async (db: Db, storeId: number, at: Date): Promise<StoreReduction[] | undefined> =>
  (await db.row<{ reductions: StoreReduction[] }>(ofPublicStore, [storeId, at]))?.reductions
