import { statement, type Db } from '../../kernel/db/db.ts'
import { buyerFacts } from './facts.sql.ts'
import { noDay } from './schema.ts'
import type { Scope } from './sales.db.ts'

/**
 * $1 the scope, $2 the first day, $3 the day after the last. A buyer counts on their first day in the window, whose day before
 * is before the window. Buyers of whom something is pending are looked at one by one: as the sums have them, and as they are.
 */
const buyers = statement(
  'figures.buyers',
  `with pending as (
     select user_id, day from (${buyerFacts('figures_pending')}) f where store_id = $1::bigint
   ), people as (
     select user_id, was_in, was_before, was_in or came_in as is_in, was_before or came_before as is_before
       from (select user_id, bool_or(day >= $2::date and day < $3::date) as came_in, bool_or(day < $2) as came_before
               from pending group by user_id) u,
            lateral (select exists (select from buyer_days b where b.store_id = $1 and b.user_id = u.user_id and b.day >= $2 and b.day < $3) as was_in,
                            exists (select from buyer_days b where b.store_id = $1 and b.user_id = u.user_id and b.day < $2) as was_before) w
   ), folded as (
     select sum(buyers) as buyers, sum(buyers) filter (where previous > '${noDay}') as bought_before
       from buyer_gaps where store_id = $1 and day >= $2 and day < $3 and previous < $2
   )
   select (coalesce(f.buyers, 0) + coalesce(p.buyers, 0))::int as buyers,
          (coalesce(f.bought_before, 0) + coalesce(p.bought_before, 0))::int as bought_before
     from folded f,
          (select sum(is_in::int - was_in::int) as buyers,
                  sum((is_in and is_before)::int - (was_in and was_before)::int) as bought_before from people) p`,
)
export interface Buyers {
  buyers: number
  /** Those of them who had bought before the window. */
  bought_before: number
}

/** Distinct accounts among those who bought in the window, days as `YYYY-MM-DD`; `until` is not in it. */
export const buyersOf = async (db: Db, scope: Scope, from: string, until: string): Promise<Buyers> =>
  (await db.row<Buyers>(buyers, [scope, from, until])) as Buyers
