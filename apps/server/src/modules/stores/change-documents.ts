import type { approveDocumentChange, denyDocumentChange } from '@fangshi/contract/stores-admin'
import type { changeOwnDocuments, OwnDocuments } from '@fangshi/contract/store-documents'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { needPrivateUploads } from '../files/public.ts'
import { changedDocuments, documentColumns, documentFiles, documentsIn, showDocuments } from './documents.ts'
import { decideChange, latestChange, documentsOf, putDocuments, replaceChange } from './documents.db.ts'
import { lockStore } from './stores.db.ts'

/** Changes of documents of a passed store: the owner hands them in, the platform decides (rules §2). */

/** Documents are the owner's alone: staff have no right that opens them. */
function needOwner(who: Seller): void {
  if (who.belong_id > 0) fail('FORBIDDEN')
}

async function show(db: Db, ctx: Context, storeId: number): Promise<OwnDocuments> {
  const documents = await documentsOf(db, storeId)
  const change = await latestChange(db, storeId)
  return {
    documents: showDocuments(ctx, documents),
    change: change
      ? {
          status: change.status,
          refuse_reason: change.refuse_reason,
          documents: showDocuments(ctx, change),
          created_at: formatDateTime(change.created_at),
          decided_at: change.decided_at && formatDateTime(change.decided_at),
        }
      : null,
  }
}

/** The documents of the caller's store and their latest change. Throws FORBIDDEN for staff. */
export async function readOwnDocuments(ctx: Context, who: Seller): Promise<OwnDocuments> {
  needOwner(who)
  return show(ctx.db, ctx, who.store_id)
}

/** Hands changed documents in, in place of ones that wait. Throws FORBIDDEN, NOTHING_CHANGED, or at fields. */
export async function submitDocuments({
  ctx,
  who,
  body,
  audit,
}: CallOf<typeof changeOwnDocuments>): Promise<OwnDocuments> {
  needOwner(who)
  return inTx(ctx.db, async (tx) => {
    const { id } = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
    const now = await documentsOf(tx, id)
    const latest = await latestChange(tx, id)
    const base = latest?.status === 'pending' ? latest : now
    await needPrivateUploads(tx, who.user_id, body, now, ...documentFiles)
    const number = { id_card_no: base.id_card_no, id_card_hash: base.id_card_hash }
    const next = { ...now, ...number, ...documentColumns(ctx, body) }
    if (!next.id_card_no) failFields({ id_card_no: 'REQUIRED' })
    const changed = changedDocuments(next, now)
    if (!changed.length) fail('NOTHING_CHANGED')
    await replaceChange(tx, id, next, ctx.now())
    // The audit log is read by others than documents are: it keeps which fields, not what they say.
    await audit(tx, { target: id, after: { changed } })
    return show(tx, ctx, id)
  })
}

/** Puts a change in force. Throws CHANGE_DECIDED for one that waits no more. */
export async function approveChange({ ctx, params, audit }: CallOf<typeof approveDocumentChange>): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const decision = { status: 'approved', refuse_reason: '' } as const
    const change = (await decideChange(tx, params.id, decision, ctx.now())) ?? fail('CHANGE_DECIDED')
    const changed = changedDocuments(change, await documentsOf(tx, change.store_id))
    await putDocuments(tx, change.store_id, documentsIn(change))
    await audit(tx, { target: change.store_id, after: { status: 'approved', changed } })
  })
}

/** Denies a change with a reason that the store reads. Throws CHANGE_DECIDED. */
export async function denyChange({ ctx, params, body, audit }: CallOf<typeof denyDocumentChange>): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const decision = { status: 'denied', refuse_reason: body.reason } as const
    const change = (await decideChange(tx, params.id, decision, ctx.now())) ?? fail('CHANGE_DECIDED')
    await audit(tx, { target: change.store_id, after: decision })
  })
}
