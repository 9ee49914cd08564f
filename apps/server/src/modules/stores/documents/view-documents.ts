import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { readPrivate } from '../../files/public.ts'
import { isDocumentFile, latestChange, documentsOf } from './documents.db.ts'
import { storeById } from '../stores.db.ts'

/** Documents as administrators with that right see them; each view is a record in the audit log (rules §2). */

/** The documents of a store and the change that waits. Throws NOT_FOUND. */
export async function viewDocuments(tx: Tx, _ctx: Context, _who: Admin, { id }: { id: number }) {
  const store = (await storeById(tx, id)) ?? fail('NOT_FOUND')
  const documents = await documentsOf(tx, store.id)
  const latest = await latestChange(tx, store.id)
  return { target: store.id, documents, change: latest?.status === 'pending' ? latest : null }
}

/** A file of a store's documents. Throws NOT_FOUND, also for a private file that does not belong to them. */
export async function viewDocumentFile(tx: Tx, ctx: Context, _who: Admin, { id, name }: { id: number; name: string }) {
  const url = `/api/files/${name}`
  if (!(await isDocumentFile(tx, id, url))) fail('NOT_FOUND')
  return { target: id, after: { file: url }, file: await readPrivate(ctx, name) }
}
