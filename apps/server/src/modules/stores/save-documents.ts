import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { noDocuments, documentColumns, type DocumentForm } from './documents.ts'
import { putDocuments, replaceChange } from './documents.db.ts'

/** Writes documents of a store; the identity number is sealed. What is not named stays. */
export const saveDocuments = (tx: Tx, ctx: Context, storeId: number, form: DocumentForm): Promise<void> =>
  putDocuments(tx, storeId, documentColumns(ctx, form))

/** Puts whole documents before the platform as a change that waits; gives its id. */
export const saveDocumentChange = (tx: Tx, ctx: Context, storeId: number, form: DocumentForm): Promise<number> =>
  replaceChange(tx, storeId, { ...noDocuments, ...documentColumns(ctx, form) }, ctx.now())
