import type { ErrorKey } from '@fangshi/contract/errors'
import type { Tx } from '../db/db.ts'
import { fail, Refusal } from '../fail.ts'

/** A row that stays, and why. */
export interface BlockedRow {
  id: number
  name: string
  key: ErrorKey
}

export interface Deletion<R> {
  /** What is to be deleted, by their ids, and what each is called. */
  names: ReadonlyMap<number, string>
  /** Deletes all of these or throws; answers what was done to each. */
  destroy: (ids: number[]) => Promise<R[]>
  /** What a thrown error says to people. */
  explain: (error: unknown) => unknown
}

/**
 * Refuses rows that are not there for the caller, or no longer: NOT_FOUND for one or all of them. Of several chosen together
 * DELETE_BLOCKED names them by their ids, so that the others can go.
 */
export function refuseMissing(ids: readonly number[], found: ReadonlySet<number>): void {
  const missing = ids.filter((id) => !found.has(id))
  if (!missing.length) return
  if (missing.length === ids.length) fail('NOT_FOUND')
  fail('DELETE_BLOCKED', { blocked: missing.map((id): BlockedRow => ({ id, name: `${id}`, key: 'NOT_FOUND' })) })
}

/**
 * Deletes rows inside the transaction, all or none. Where several cannot go together, each is tried alone, and the refusal
 * DELETE_BLOCKED names in `blocked` those that stay and why; the others could be deleted without them.
 */
export async function deleteAll<R>(tx: Tx, deletion: Deletion<R>): Promise<R[]> {
  const ids = [...deletion.names.keys()]
  const together = await attempt(tx, deletion, ids)
  if ('done' in together) return together.done
  if (ids.length === 1) throw together.refusal
  const { done, blocked } = await deleteEach(tx, deletion, ids)
  return blocked.length ? fail('DELETE_BLOCKED', { blocked }) : done
}

/** Deletes these in a savepoint, which is undone by a refusal. */
async function attempt<R>(
  { client }: Tx,
  { destroy, explain }: Deletion<R>,
  ids: number[],
): Promise<{ done: R[] } | { refusal: Refusal }> {
  await client.query('savepoint deletion')
  try {
    const done = await destroy(ids)
    await client.query('release savepoint deletion')
    return { done }
  } catch (error) {
    const refusal = explain(error)
    if (!(refusal instanceof Refusal)) throw error
    await client.query('rollback to savepoint deletion')
    return { refusal }
  }
}

/** Deletes one by one, again and again while that frees others, such as the rows above in a tree. */
async function deleteEach<R>(tx: Tx, deletion: Deletion<R>, ids: readonly number[]) {
  const done: R[] = []
  let left: BlockedRow[] = ids.map((id) => ({ id, name: deletion.names.get(id) ?? '', key: 'IN_USE' }))
  for (;;) {
    const blocked: BlockedRow[] = []
    for (const row of left) {
      const one = await attempt(tx, deletion, [row.id])
      if ('refusal' in one) blocked.push({ ...row, key: one.refusal.key })
      else done.push(...one.done)
    }
    if (blocked.length === left.length || !blocked.length) return { done, blocked }
    left = blocked
  }
}
