import type { storeDocumentFile, storeDocuments } from '@fangshi/contract/stores-admin'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import { readPrivate } from '../files/public.ts'
import { showDocuments } from './documents.ts'
import { isDocumentFile, latestChange, documentsOf } from './documents.db.ts'
import { storeById } from './stores.db.ts'

/** Documents as administrators with that right see them; each view is logged (rules §2). */

/** The documents of a store with the whole identity number, and the change that waits. Throws NOT_FOUND. */
export async function viewDocuments({
  ctx,
  params,
  audit,
}: CallOf<typeof storeDocuments>): Promise<Reply<typeof storeDocuments>> {
  const { id } = (await storeById(ctx.db, params.id)) ?? fail('NOT_FOUND')
  const [documents, latest] = await Promise.all([documentsOf(ctx.db, id), latestChange(ctx.db, id)])
  await inTx(ctx.db, (tx) => audit(tx, { target: id }))
  const change = latest?.status === 'pending' ? latest : null
  return {
    documents: showDocuments(ctx, documents, 'whole'),
    change: change && {
      id: change.id,
      documents: showDocuments(ctx, change, 'whole'),
      created_at: formatDateTime(change.created_at),
    },
  }
}

/** A file of a store's documents. Throws NOT_FOUND, also for a private file that is none of them. */
export async function viewDocumentFile({ ctx, params, audit }: CallOf<typeof storeDocumentFile>): Promise<File> {
  const url = `/api/files/${params.name}`
  if (!(await isDocumentFile(ctx.db, params.id, url))) fail('NOT_FOUND')
  const file = await readPrivate(ctx, params.name)
  await inTx(ctx.db, (tx) => audit(tx, { target: params.id, after: { file: url } }))
  return file
}
