import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { noPapers, paperColumns, type PaperForm } from './papers.ts'
import { putPapers, replaceChange } from './papers.db.ts'

/** Writes papers of a store; the identity number is sealed. What is not named stays. */
export const keepPapers = (tx: Tx, ctx: Context, storeId: number, form: PaperForm): Promise<void> =>
  putPapers(tx, storeId, paperColumns(ctx, form))

/** Puts whole papers before the platform as a change that waits; gives its id. */
export const keepPaperChange = (tx: Tx, ctx: Context, storeId: number, form: PaperForm): Promise<number> =>
  replaceChange(tx, storeId, { ...noPapers, ...paperColumns(ctx, form) }, ctx.now())
