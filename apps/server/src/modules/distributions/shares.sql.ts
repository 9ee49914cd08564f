import { isOwnStore } from '../stores/own-store.sql.ts'

/** The most that the platform’s commission and the referrers take of a line together, in basis points (rules §8). */
const mostBp = 9000

/** The number of levels that the platform allows; all of them while it has saved none. */
export const allowedLevels = `coalesce((select (value->>'levels')::int from settings where key = 'distribution'), 3)`

/** The referrers of a user, up to three levels: `level`, `user_id` and whether the account is active. */
const referrersOf = (user: string): string => `
  select r.level, r.user_id, r.status = 'active' as is_active
    from users u
    left join users a on a.id = u.inviter_id
    left join users b on b.id = a.inviter_id
    left join users c on c.id = b.inviter_id
   cross join lateral (values (1, a.id, a.status), (2, b.id, b.status), (3, c.id, c.status)) as r(level, user_id, status)
   where u.id = ${user} and r.user_id is not null`

interface Sale {
  /** SQL of the goods, of its store, and of the buyer. */
  goods: string
  store: string
  buyer: string
  /** SQL of the platform’s commission rate, in basis points. */
  commission: string
}

/**
 * Who earns from a sale and at which rate: `user_id`, `level`, `rate_bp`. Closed and disabled accounts earn nothing, nor does
 * anyone from a store of their own (rules §2); their part stays with the store. Where commission and rates pass 90 %
 * together, the farthest levels get less (rules §8).
 */
export const sharesOf = ({ goods, store, buyer, commission }: Sale): string => `
  select user_id, level, least(bp, ${mostBp} - ${commission} - nearer) as rate_bp
    from (select r.user_id, r.level, r.bp, sum(r.bp) over (order by r.level) - r.bp as nearer
            from (select referrer.user_id, referrer.level,
                         (array[d.lev_1_bp, d.lev_2_bp, d.lev_3_bp])[referrer.level] as bp
                    from distributions d cross join lateral (${referrersOf(buyer)}) referrer
                   where d.goods_id = ${goods} and referrer.level <= ${allowedLevels} and referrer.is_active
                     and not ${isOwnStore('referrer.user_id', store)}) r
           where r.bp > 0) r
   where ${commission} + nearer < ${mostBp}`
