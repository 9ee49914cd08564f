import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { storePassed } from '../hooks.ts'
import type { stores } from '../schema.ts'
import { mayMoveStore, type StoreMove } from '../store-moves.ts'
import { doorsOf, vacationOf } from '../store.ts'
import { lockStore, updateStore } from '../stores.db.ts'

/**
 * The platform's decisions about stores (rules §2). Each locks the row first, so that the second of two concurrent ones
 * is refused.
 */

type Store = typeof stores.$inferSelect

/** Moves a store and writes what `change` says. Throws NOT_FOUND, STORE_MOVE_REFUSED. */
async function moveStore(tx: Tx, id: number, move: StoreMove, change: (store: Store) => Partial<Store>) {
  const store = (await lockStore(tx, id)) ?? fail('NOT_FOUND')
  if (!mayMoveStore(move, store, 'admin')) fail('STORE_MOVE_REFUSED')
  const after = change(store)
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, store[name as keyof Store]]))
  await updateStore(tx, id, after)
  return { target: id, before, after }
}

/** A decision is about the application that was seen. Throws STORE_MOVE_REFUSED once another was submitted. */
function needSeen(store: Store, submissions: number): void {
  if (store.submissions !== submissions) fail('STORE_MOVE_REFUSED')
}

/**
 * Passes an application; the store gets a freight template on its first day (rules §4) and stays closed until its owner
 * opens it.
 */
export async function passStore(
  tx: Tx,
  ctx: Context,
  _who: Admin,
  { id, submissions }: { id: number; submissions: number },
) {
  const passed = await moveStore(tx, id, 'pass', (store) => {
    needSeen(store, submissions)
    return { verify: 'passed', status: 'closed', refuse_reason: '', passed_at: ctx.now() }
  })
  await storePassed(tx, id)
  return passed
}

/** Denies an application, with a reason for the applicant. */
export const denyStore = (
  tx: Tx,
  _ctx: Context,
  _who: Admin,
  { id, submissions, reason }: { id: number; submissions: number; reason: string },
) =>
  moveStore(tx, id, 'deny', (store) => {
    needSeen(store, submissions)
    return { verify: 'denied', refuse_reason: reason }
  })

/** Suspends a passed store; whether it was open is remembered. */
export const suspendStore = (tx: Tx, _ctx: Context, _who: Admin, { id, reason }: { id: number; reason: string }) =>
  moveStore(tx, id, 'suspend', ({ status, reopens }) => ({
    status: 'suspended',
    suspend_reason: reason,
    reopens: status === 'open' || reopens,
  }))

/** Ends a suspension: the store is again as its owner left it, unless a vacation has begun. */
export const reopenStore = (tx: Tx, ctx: Context, _who: Admin, { id }: { id: number }) =>
  moveStore(tx, id, 'reopen', (store) => ({
    suspend_reason: '',
    ...doorsOf(store.reopens, vacationOf(store), ctx.now()),
  }))
