import type { denyStore, passStore, reopenStore, suspendStore } from '@fangshi/contract/stores-admin'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import { storePassed } from './hooks.ts'
import type { stores } from './schema.ts'
import { doorsOf, vacationOf } from './store.ts'
import { lockStore, updateStore } from './stores.db.ts'

/** What the platform decides about stores (rules §2). Each takes the row first, so of two at once the second is refused. */

type Store = typeof stores.$inferSelect
type Columns = Partial<Store>

interface Decision {
  ctx: Context
  params: { id: number }
  audit: CallOf<typeof passStore>['audit']
}

/** Moves a store that `may`; `to` tells where. Throws NOT_FOUND, STORE_MOVE_REFUSED. */
async function move(
  { ctx, params, audit }: Decision,
  may: (store: Store) => boolean,
  to: (store: Store) => Columns,
  more?: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const store = (await lockStore(tx, params.id)) ?? fail('NOT_FOUND')
    if (!may(store)) fail('STORE_MOVE_REFUSED')
    const after = to(store)
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, store[name as keyof Store]]))
    await updateStore(tx, store.id, after)
    await more?.(tx)
    await audit(tx, { target: store.id, before, after })
  })
}

/** The application that was seen still waits. */
const waits =
  (submissions: number) =>
  (store: Store): boolean =>
    store.verify === 'verifying' && store.submissions === submissions

/** Passes an application; the store has freight terms from its first day (rules §4) and is closed until its owner opens it. */
export const pass = (call: CallOf<typeof passStore>): Promise<void> =>
  move(
    call,
    waits(call.body.submissions),
    () => ({ verify: 'passed', status: 'closed', refuse_reason: '', passed_at: call.ctx.now() }),
    (tx) => storePassed(tx, call.params.id),
  )

/** Denies an application with a reason that the applicant reads. */
export const deny = (call: CallOf<typeof denyStore>): Promise<void> =>
  move(call, waits(call.body.submissions), () => ({ verify: 'denied', refuse_reason: call.body.reason }))

/** Suspends a passed store; it remembers whether it is to open again. */
export const suspend = (call: CallOf<typeof suspendStore>): Promise<void> =>
  move(
    call,
    ({ verify, status }) => verify === 'passed' && status !== 'suspended',
    ({ status, reopens }) => ({
      status: 'suspended',
      suspend_reason: call.body.reason,
      reopens: status === 'open' || reopens,
    }),
  )

/** Ends a suspension: the store is as its owner left it, unless a vacation began meanwhile. */
export const reopen = (call: CallOf<typeof reopenStore>): Promise<void> =>
  move(
    call,
    ({ status }) => status === 'suspended',
    (store) => ({ suspend_reason: '', ...doorsOf(store.reopens, vacationOf(store), call.ctx.now()) }),
  )
