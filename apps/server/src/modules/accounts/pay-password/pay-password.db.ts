import { statement, type Db } from '../../../kernel/db/db.ts'

const attempt = statement(
  'accounts.pay_password_try',
  // The fifth try locks before it is checked, and a right one unlocks again. So concurrent tries see each other, and a
  // crash in between cannot give an extra try.
  `update users set pay_tries = case when pay_tries + 1 >= $3 then 0 else pay_tries + 1 end,
          pay_locks = pay_locks + case when pay_tries + 1 >= $3 then 1 else 0 end,
          pay_locked_until = case when pay_tries + 1 >= $3 then $4::timestamptz else null end
    where id = $1 and pay_password_hash is not null and pay_locks < $5
      and (pay_locked_until is null or pay_locked_until <= $2)
   returning pay_password_hash, pay_tries, pay_locks`,
)
const state = statement(
  'accounts.pay_password_state',
  'select pay_password_hash is not null as has, pay_locks, pay_locked_until from users where id = $1',
)
const clear = statement(
  'accounts.pay_password_clear',
  'update users set pay_tries = 0, pay_locks = 0, pay_locked_until = null where id = $1',
)

/**
 * Counts a try and returns the hash to check; undefined when the pay password is missing or locked. `pay_tries` 0 means
 * the last try.
 */
export const countPayTry = (
  db: Db,
  userId: number,
  rule: { now: Date; tries: number; lockedUntil: Date; locks: number },
): Promise<{ pay_password_hash: string; pay_tries: number; pay_locks: number } | undefined> =>
  db.row(attempt, [userId, rule.now, rule.tries, rule.lockedUntil, rule.locks])

export const payPasswordState = (
  db: Db,
  userId: number,
): Promise<{ has: boolean; pay_locks: number; pay_locked_until: Date | null } | undefined> => db.row(state, [userId])

export const clearPayTries = (db: Db, userId: number): Promise<unknown> => db.rows(clear, [userId])
