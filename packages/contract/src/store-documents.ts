import * as z from 'zod/mini'
import { Documents, WholeDocuments } from './documents.ts'
import { route } from './route.ts'
import { DateTime, Revised } from './shapes.ts'

/**
 * Company documents of a passed store (rules §2): seen by the owner alone; a change is reviewed while the store stays
 * open.
 */

/** States of a change of documents. */
export const documentChangeStatuses = ['pending', 'approved', 'denied'] as const
export type DocumentChangeStatus = (typeof documentChangeStatuses)[number]
/** What the platform may do to a change of documents. */
export const documentChangeActions = ['approve', 'deny'] as const

const OwnDocuments = z.object({
  /** Of the documents that the form starts with. */
  revision: z.string(),
  /** The documents in force. */
  documents: Documents,
  /** The latest change; null before the first. */
  change: z.nullable(
    z.object({
      status: z.literal(documentChangeStatuses),
      refuse_reason: z.string(),
      documents: Documents,
      created_at: DateTime,
      decided_at: z.nullable(DateTime),
    }),
  ),
})
export type OwnDocuments = z.input<typeof OwnDocuments>

/** The documents that the form starts with: those of a change that is not in force, else those in force. */
export const documentsToEdit = <D, C extends { status: DocumentChangeStatus }>(
  documents: D,
  change: (C & { documents: D }) | null,
): D => (change && change.status !== 'approved' ? change.documents : documents)

const DocumentsInput = z.strictObject({ ...WholeDocuments, ...Revised })
export type DocumentsInput = z.output<typeof DocumentsInput>

export const getOwnDocuments = route('GET /Seller/store/documents', {
  area: 'Seller',
  right: 'seller',
  does: 'The company documents of the own store and their latest change; for the owner alone.',
  reply: OwnDocuments,
  fails: ['FORBIDDEN'],
})
export const changeOwnDocuments = route('PUT /Seller/store/documents', {
  area: 'Seller',
  right: 'seller',
  // They are reviewed before they count.
  confirm: false,
  does: 'Hands in changed documents for review, in place of a change that still waits; for the owner alone.',
  body: DocumentsInput,
  reply: OwnDocuments,
  fails: ['FORBIDDEN', 'FILE_ADDRESS_INVALID', 'NOTHING_CHANGED', 'FORM_STALE'],
})
