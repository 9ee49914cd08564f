import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { DocumentColumns } from './documents.ts'
import { noDocuments } from './documents.ts'
import { documentChanges, storeDocuments } from '../schema.ts'
import { documentChangeMoves, type DocumentChangeMove } from '../store-moves.ts'

export type DocumentChange = typeof documentChanges.$inferSelect

const { store_id: _, ...columns } = getTableColumns(storeDocuments)

/** The documents of a store that are in force, or that it applies with. */
export const documentsOf = async (db: Db, storeId: number): Promise<DocumentColumns> =>
  (await db.q.select(columns).from(storeDocuments).where(eq(storeDocuments.store_id, storeId)))[0] ?? noDocuments

/** Writes the columns that are named. */
export async function putDocuments(tx: Tx, storeId: number, documents: Partial<DocumentColumns>): Promise<void> {
  const insert = tx.q.insert(storeDocuments).values({ store_id: storeId, ...documents })
  await (Object.keys(documents).length
    ? insert.onConflictDoUpdate({ target: storeDocuments.store_id, set: documents })
    : insert.onConflictDoNothing())
}

/** The latest change of a store's documents. */
export const latestChange = async (db: Db, storeId: number): Promise<DocumentChange | undefined> =>
  (
    await db.q
      .select()
      .from(documentChanges)
      .where(eq(documentChanges.store_id, storeId))
      .orderBy(desc(documentChanges.id))
      .limit(1)
  )[0]

/** Replaces a change that awaits review; a decision about the old one then finds nothing. */
export async function replaceChange(tx: Tx, storeId: number, documents: DocumentColumns, at: Date): Promise<number> {
  await tx.q
    .delete(documentChanges)
    .where(and(eq(documentChanges.store_id, storeId), eq(documentChanges.status, 'pending')))
  const [made] = await tx.q
    .insert(documentChanges)
    .values({ store_id: storeId, ...documents, created_at: at })
    .returning({ id: documentChanges.id })
  return made!.id
}

/** Decides a change that awaits review. Undefined when it has been decided or replaced. */
export async function decideChange(
  tx: Tx,
  id: number,
  move: DocumentChangeMove,
  refuse_reason: string,
  at: Date,
): Promise<DocumentChange | undefined> {
  const { from, to } = documentChangeMoves[move]
  const [decided] = await tx.q
    .update(documentChanges)
    .set({ status: to, refuse_reason, decided_at: at })
    .where(and(eq(documentChanges.id, id), inArray(documentChanges.status, [...from])))
    .returning()
  return decided
}

const isFileOf = statement(
  'stores.is_document_file',
  `select exists (select from store_documents where store_id = $1 and $2 in (business_license, id_card_t, id_card_b))
       or exists (select from document_changes where store_id = $1 and $2 in (business_license, id_card_t, id_card_b)) as found`,
)

/** Whether a private file is one of the documents of a store, or of a change of them. */
export const isDocumentFile = async (db: Db, storeId: number, url: string): Promise<boolean> =>
  (await db.row<{ found: boolean }>(isFileOf, [storeId, url]))?.found === true

/** How many changes await a decision. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.q
    .select({ n: sql<number>`count(*)::int` })
    .from(documentChanges)
    .where(eq(documentChanges.status, 'pending'))
  return row?.n ?? 0
}
