import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { PaperColumns } from './papers.ts'
import { noPapers } from './papers.ts'
import { paperChanges, storePapers } from './schema.ts'

export type PaperChange = typeof paperChanges.$inferSelect

const { store_id: _, ...columns } = getTableColumns(storePapers)

/** The papers of a store that are in force, or that it applies with. */
export const papersOf = async (db: Db, storeId: number): Promise<PaperColumns> =>
  (await db.q.select(columns).from(storePapers).where(eq(storePapers.store_id, storeId)))[0] ?? noPapers

/** Writes the columns that are named. */
export async function putPapers(tx: Tx, storeId: number, papers: Partial<PaperColumns>): Promise<void> {
  const insert = tx.q.insert(storePapers).values({ store_id: storeId, ...papers })
  await (Object.keys(papers).length
    ? insert.onConflictDoUpdate({ target: storePapers.store_id, set: papers })
    : insert.onConflictDoNothing())
}

/** The latest change of a store's papers. */
export const latestChange = async (db: Db, storeId: number): Promise<PaperChange | undefined> =>
  (
    await db.q
      .select()
      .from(paperChanges)
      .where(eq(paperChanges.store_id, storeId))
      .orderBy(desc(paperChanges.id))
      .limit(1)
  )[0]

/** Puts a change in the place of one that still waits: a decision about the old one finds nothing. */
export async function replaceChange(tx: Tx, storeId: number, papers: PaperColumns, at: Date): Promise<number> {
  await tx.q.delete(paperChanges).where(and(eq(paperChanges.store_id, storeId), eq(paperChanges.status, 'pending')))
  const [made] = await tx.q
    .insert(paperChanges)
    .values({ store_id: storeId, ...papers, created_at: at })
    .returning({ id: paperChanges.id })
  return made!.id
}

/** Decides a change that waits. Undefined when it was decided or replaced meanwhile. */
export const decideChange = async (
  tx: Tx,
  id: number,
  decision: { status: 'approved' | 'denied'; refuse_reason: string },
  at: Date,
): Promise<PaperChange | undefined> =>
  (
    await tx.q
      .update(paperChanges)
      .set({ ...decision, decided_at: at })
      .where(and(eq(paperChanges.id, id), eq(paperChanges.status, 'pending')))
      .returning()
  )[0]

const isFileOf = statement(
  'stores.is_paper_file',
  `select exists (select from store_papers where store_id = $1 and $2 in (business_license, id_card_t, id_card_b))
       or exists (select from paper_changes where store_id = $1 and $2 in (business_license, id_card_t, id_card_b)) as found`,
)

/** Whether a private file is one of the papers of a store, or of a change of them. */
export const isPaperFile = async (db: Db, storeId: number, url: string): Promise<boolean> =>
  (await db.row<{ found: boolean }>(isFileOf, [storeId, url]))?.found === true

/** How many changes wait for a decision. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.q
    .select({ n: sql<number>`count(*)::int` })
    .from(paperChanges)
    .where(eq(paperChanges.status, 'pending'))
  return row?.n ?? 0
}
