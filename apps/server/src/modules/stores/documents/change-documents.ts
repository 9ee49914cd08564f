import { documentsToEdit, type DocumentsInput, type OwnDocuments } from '@fangshi/contract/store-documents'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { refuseStale, revisionOf } from '../../../kernel/resource/revision.ts'
import { needPrivateUploads } from '../../files/public.ts'
import { changedDocuments, documentColumns, documentFiles, documentsIn, showDocuments } from './documents.ts'
import { decideChange, latestChange, documentsOf, putDocuments, replaceChange } from './documents.db.ts'
import { lockStore } from '../stores.db.ts'

/** Document changes of a passed store: the owner submits them, the platform decides (rules §2). */

/** Only the owner sees documents: staff have no right that opens them. */
function needOwner(who: Seller): void {
  if (who.belong_id > 0) fail('FORBIDDEN')
}

/** The documents of a store in force and their latest change, as its owner sees them. */
export async function showOwnDocuments(db: Db, ctx: Context, storeId: number): Promise<OwnDocuments> {
  const documents = showDocuments(ctx, await documentsOf(db, storeId))
  const latest = await latestChange(db, storeId)
  const change = latest
    ? {
        status: latest.status,
        refuse_reason: latest.refuse_reason,
        documents: showDocuments(ctx, latest),
        created_at: formatDateTime(latest.created_at),
        decided_at: latest.decided_at && formatDateTime(latest.decided_at),
      }
    : null
  return { documents, change, revision: revisionOf(documentsToEdit(documents, change)) }
}

/** The documents of the caller's store and their latest change. Throws FORBIDDEN for staff. */
export async function readOwnDocuments(ctx: Context, who: Seller): Promise<OwnDocuments> {
  needOwner(who)
  return showOwnDocuments(ctx.db, ctx, who.store_id)
}

/** Submits changed documents in place of ones that wait. Throws FORBIDDEN, FORM_STALE, NOTHING_CHANGED, or at fields. */
export async function submitDocuments(tx: Tx, ctx: Context, who: Seller, { revision, ...input }: DocumentsInput) {
  needOwner(who)
  const { id } = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
  const inForce = await documentsOf(tx, id)
  const latest = await latestChange(tx, id)
  const shown = latest && { status: latest.status, documents: showDocuments(ctx, latest) }
  refuseStale(revision, documentsToEdit(showDocuments(ctx, inForce), shown ?? null))
  const base = latest?.status === 'pending' ? latest : inForce
  await needPrivateUploads(tx, who.user_id, input, inForce, ...documentFiles)
  const number = { id_card_no: base.id_card_no, id_card_hash: base.id_card_hash }
  const documents = { ...inForce, ...number, ...documentColumns(ctx, input) }
  if (!documents.id_card_no) failFields({ id_card_no: 'REQUIRED' })
  const changed = changedDocuments(documents, inForce)
  if (!changed.length) fail('NOTHING_CHANGED')
  await replaceChange(tx, id, documents, ctx.now())
  // More people read the audit log than may see documents, so it records which fields changed, not their values.
  return { target: id, after: { changed } }
}

/** Approves a document change. Throws CHANGE_DECIDED for one that no longer awaits review. */
export async function approveChange(tx: Tx, ctx: Context, _who: Admin, { id }: { id: number }) {
  const change = (await decideChange(tx, id, 'approve', '', ctx.now())) ?? fail('CHANGE_DECIDED')
  const { store_id: target, status } = change
  const changed = changedDocuments(change, await documentsOf(tx, target))
  await putDocuments(tx, target, documentsIn(change))
  return { target, after: { status, changed } }
}

/** Denies a document change, with a reason for the store. Throws CHANGE_DECIDED. */
export async function denyChange(tx: Tx, ctx: Context, _who: Admin, { id, reason }: { id: number; reason: string }) {
  const change = (await decideChange(tx, id, 'deny', reason, ctx.now())) ?? fail('CHANGE_DECIDED')
  const { store_id: target, status, refuse_reason } = change
  return { target, after: { status, refuse_reason } }
}
