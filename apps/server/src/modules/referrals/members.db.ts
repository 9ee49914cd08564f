import { statement, type Db } from '../../kernel/db/db.ts'
import { allowedLevels } from '../distributions/shares.sql.ts'
import { keptSql } from './commissions.sql.ts'

export interface Member {
  nickname: string
  avatar: string
  joined_at: Date
  /** What the member's purchases have paid, in cents. */
  paid_cents: number
}

const direct = 'select id from users where inviter_id = $1'
const second = `select id from users where inviter_id in (${direct})`
/** The users that somebody brought, on each level. */
const membersOn = [direct, second, `select id from users where inviter_id in (${second})`] as const

const counts = statement(
  'referrals.counts',
  `select ${allowedLevels} as levels, ${membersOn.map((members, level) => `(select count(*)::int from (${members}) m) as level_${level}`).join(', ')}`,
)
/** The number of members on each level that the platform allows. */
export async function countMembers(db: Db, userId: number): Promise<number[]> {
  const row = await db.row<{ levels: number; level_0: number; level_1: number; level_2: number }>(counts, [userId])
  return row ? [row.level_0, row.level_1, row.level_2].slice(0, row.levels) : []
}

const page = membersOn.map((members, level) =>
  statement(
    `referrals.members_${level}`,
    `select u.nickname, u.avatar, u.created_at as joined_at, (
              select coalesce(sum(${keptSql}), 0)::bigint
                from orders o join distribution_shares f on f.order_id = o.id join settled_shares p on p.share_id = f.id
                join order_lines l on l.id = f.line_id
               where o.user_id = u.id and f.user_id = $1) as paid_cents
       from (${members}) m join users u using (id) order by u.id desc limit $2 offset $3`,
  ),
)
/** A page of the members of a level, from 0, the last to join first. */
export const membersPage = (
  db: Db,
  userId: number,
  level: number,
  { limit, offset }: { limit: number; offset: number },
) => db.rows<Member>(page[level] as (typeof page)[number], [userId, limit, offset])
