import type { storePaperFile, storePapers } from '@fangshi/contract/stores-admin'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import { readPrivate } from '../files/public.ts'
import { showPapers } from './papers.ts'
import { isPaperFile, latestChange, papersOf } from './papers.db.ts'
import { storeById } from './stores.db.ts'

/** Papers as administrators with that right see them; each view is logged (rules §2). */

/** The papers of a store with the whole identity number, and the change that waits. Throws NOT_FOUND. */
export async function viewPapers({
  ctx,
  params,
  audit,
}: CallOf<typeof storePapers>): Promise<Reply<typeof storePapers>> {
  const { id } = (await storeById(ctx.db, params.id)) ?? fail('NOT_FOUND')
  const [papers, latest] = await Promise.all([papersOf(ctx.db, id), latestChange(ctx.db, id)])
  await inTx(ctx.db, (tx) => audit(tx, { target: id }))
  const change = latest?.status === 'pending' ? latest : null
  return {
    papers: showPapers(ctx, papers, 'whole'),
    change: change && {
      id: change.id,
      papers: showPapers(ctx, change, 'whole'),
      created_at: formatDateTime(change.created_at),
    },
  }
}

/** A file of a store's papers. Throws NOT_FOUND, also for a private file that is none of them. */
export async function viewPaperFile({ ctx, params, audit }: CallOf<typeof storePaperFile>): Promise<File> {
  const url = `/api/files/${params.name}`
  if (!(await isPaperFile(ctx.db, params.id, url))) fail('NOT_FOUND')
  const file = await readPrivate(ctx, params.name)
  await inTx(ctx.db, (tx) => audit(tx, { target: params.id, after: { file: url } }))
  return file
}
