import type { Context } from '../../../context.ts'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { refuseStale } from '../../../kernel/resource/revision.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'
import { storedVacation } from './own-store.show.ts'
import { doorsOf, isOnVacation, noVacation, type Vacation } from '../store.ts'
import { lockStore, updateStore } from '../stores.db.ts'

interface VacationInput {
  revision?: string | undefined
  from: Date | null
  until: Date | null
}

/** The window of a form, or none. Throws REQUIRED, END_BEFORE_START, TIME_PAST at fields. */
function readVacation({ from, until }: VacationInput, at: Date): Vacation | null {
  if (!from && !until) return null
  if (!from) return failFields({ from: 'REQUIRED' })
  if (!until) return failFields({ until: 'REQUIRED' })
  if (until <= from) failFields({ until: 'END_BEFORE_START' })
  if (until <= at) failFields({ until: 'TIME_PAST' })
  return { from, until }
}

/**
 * Plans, changes or cancels the vacation of the caller's store; one that has already begun takes effect at once (rules
 * §2). Throws FORM_STALE, STORE_SUSPENDED, and REQUIRED, END_BEFORE_START or TIME_PAST at fields.
 */
export async function planVacation(tx: Tx, ctx: Context, who: Seller, input: VacationInput) {
  const at = ctx.now()
  const vacation = readVacation(input, at)
  const store = (await lockStore(tx, who.store_id)) ?? fail('NOT_FOUND')
  refuseStale(input.revision, storedVacation(store))
  if (store.status === 'suspended') fail('STORE_SUSPENDED')
  const shouldBeOpen = store.status === 'open' || isOnVacation(store)
  const window = vacation ? { vacation_from: vacation.from, vacation_until: vacation.until } : noVacation
  const after = { ...window, ...doorsOf(shouldBeOpen, vacation, at) }
  await updateStore(tx, store.id, after)
  const { vacation_from, vacation_until, status } = store
  return { target: store.id, before: { vacation_from, vacation_until, status }, after, store: { ...store, ...after } }
}

const begin = statement(
  'stores.begin_vacations',
  `update stores set status = 'closed', reopens = true
    where vacation_from <= $1 and vacation_until > $1 and verify = 'passed' and status = 'open'`,
)
const end = statement(
  'stores.end_vacations',
  `update stores set vacation_from = null, vacation_until = null,
          status = case when status = 'closed' and reopens then 'open' else status end,
          reopens = reopens and status = 'suspended'
    where vacation_from <= $1 and vacation_until <= $1`,
)

const nextVacation = `
  select min(at) from (
    select vacation_from as at from stores where verify = 'passed' and status = 'open'
    union all select vacation_until from stores) moments where at > $1`

/** Closes the stores whose vacation begins and opens those whose vacation is over; goods follow by a trigger. */
export const vacations: Timer = {
  name: 'vacations',
  everyMs: 2000,
  nextDue: nextVacation,
  run: async ({ db, now }) => {
    await db.rows(end, [now()])
    await db.rows(begin, [now()])
  },
}
