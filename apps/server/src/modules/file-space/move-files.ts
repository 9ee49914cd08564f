import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Change, Seller } from '../../kernel/http/who.ts'
import { fileSpaceDirs, fileSpaces } from './schema.ts'

interface MoveFilesInput {
  ids: readonly number[]
  /** Null: out of all folders. */
  dir_id: number | null
}

/** Moves pictures of the seller's store into one of its folders, all or none. Throws CHOICE_INVALID at `dir_id`, NOT_FOUND. */
export async function moveFiles(tx: Tx, _ctx: Context, who: Seller, input: MoveFilesInput): Promise<Change[]> {
  const { dir_id } = input
  const ids = [...new Set(input.ids)]
  if (dir_id !== null) {
    const mine = and(eq(fileSpaceDirs.id, dir_id), eq(fileSpaceDirs.store_id, who.store_id))
    const [dir] = await tx.q.select({ id: fileSpaceDirs.id }).from(fileSpaceDirs).where(mine).for('key share')
    if (!dir) failFields({ dir_id: 'CHOICE_INVALID' })
  }
  const moved = await tx.q
    .update(fileSpaces)
    .set({ dir_id })
    .where(and(inArray(fileSpaces.id, ids), eq(fileSpaces.store_id, who.store_id)))
    .returning({ id: fileSpaces.id })
  if (moved.length < ids.length) fail('NOT_FOUND')
  return moved.map(({ id }) => ({ target: id, after: { dir_id } }))
}
