import { statement } from '../../kernel/db/db.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'

const batch = 5000

const due = statement(
  'coupons.to_close',
  'select id from coupons where closed_at is null and end_time <= $1 order by end_time limit 100',
)
const expire = statement(
  'coupons.expire',
  `update claimed_coupons set status = 'expired' where id in (
     select id from claimed_coupons where coupon_id = $1 and status = 'to_be_used' limit ${batch} for update)
   returning 1`,
)
const close = statement('coupons.close', 'update coupons set closed_at = $2 where id = $1')

/** Marks what was not used by the end of its coupon as expired: for lists, since everything else goes by the time itself. */
export const expireTimer: Timer = {
  name: 'expire coupons',
  everyMs: 5000,
  nextDue: 'select min(end_time) from coupons where closed_at is null and end_time > $1',
  async run({ db, now }) {
    for (const { id } of await db.rows<{ id: number }>(due, [now()])) {
      while ((await db.rows(expire, [id])).length === batch) continue
      await db.rows(close, [id, now()])
    }
  },
}
