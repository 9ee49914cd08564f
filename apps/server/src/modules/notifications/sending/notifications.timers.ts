import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { noteChatsWaiting, noteCouponsEnding, noteRefundsDue, removeOlder } from './come-near.db.ts'
import { notifyOfEvents } from './notify.ts'

const minute = 60_000
const day = 24 * 60 * minute
const batch = 200
/** How long notifications are kept, in days. */
export const keptDays = 90

/** Writes the notifications of new events. A run goes on until there are none left. */
export const notify: Timer = {
  name: 'send notifications',
  everyMs: 1000,
  async run(ctx) {
    while ((await inTx(ctx.db, (tx) => notifyOfEvents(tx, ctx, batch))) === batch) continue
  },
}

/** Notes what comes near: the end of coupons, and of the time in which a store has to answer. */
export const comeNear: Timer = {
  name: 'note what comes near',
  everyMs: 5 * minute,
  async run({ db, now }) {
    await noteRefundsDue(db, now())
    await noteCouponsEnding(db, now())
  },
}

/** Notes who waits for an answer of a store. */
export const noteWaiting: Timer = {
  name: 'note chats that wait',
  everyMs: minute / 2,
  run: async ({ db, now }) => void (await noteChatsWaiting(db, now())),
}

export const removeOld: Timer = {
  name: 'remove old notifications',
  everyMs: day / 4,
  async run({ db, now }: Context) {
    const before = new Date(now().getTime() - keptDays * day)
    while ((await removeOlder(db, before, batch)) === batch) continue
  },
}
