import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { noDocuments, documentColumns, type DocumentForm } from './documents.ts'
import { putDocuments, replaceChange } from './documents.db.ts'

/** Saves documents of a store; the identity number is sealed. Fields that are not named stay. */
export const saveDocuments = (tx: Tx, ctx: Context, storeId: number, form: DocumentForm): Promise<void> =>
  putDocuments(tx, storeId, documentColumns(ctx, form))

/** Submits complete documents for review as a change; returns its id. */
export const saveDocumentChange = (tx: Tx, ctx: Context, storeId: number, form: DocumentForm): Promise<number> =>
  replaceChange(tx, storeId, { ...noDocuments, ...documentColumns(ctx, form) }, ctx.now())
