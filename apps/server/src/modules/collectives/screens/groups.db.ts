import type { CollectiveGroupState } from '@fangshi/contract/collective-shapes'
import { statement, type Db } from '../../../kernel/db/db.ts'

/** A group whose founder has paid, as back offices see it. */
export interface ScreenGroup {
  id: number
  group_no: string
  state: CollectiveGroupState
  people: number
  joined: number
  held: number
  opened_at: Date
  expires_at: Date
  ended_at: Date | null
  members: {
    nickname: string
    avatar: string
    is_founder: boolean
    /** Seconds since 1970. */
    joined_s: number
    order_id: number
    pieces: number
  }[]
}
const newest = statement(
  'collectives.newest_groups',
  `select g.id, g.group_no, g.state, g.people, t.joined, t.held, g.opened_at, g.expires_at, g.ended_at, t.members
     from collective_groups g cross join lateral (
       select count(*) filter (where t.state in ('paid', 'returned'))::int as joined,
              count(*) filter (where t.state = 'held' and t.held_until > $2)::int as held,
              coalesce(json_agg(json_build_object('nickname', u.nickname, 'avatar', u.avatar, 'is_founder', t.is_founder,
                'joined_s', extract(epoch from t.paid_at), 'order_id', t.order_id, 'pieces', t.pieces)
                order by t.paid_at, t.id) filter (where t.state in ('paid', 'returned')), '[]') as members
         from collective_seats t join users u on u.id = t.user_id where t.group_id = g.id) t
    where g.collective_id = $1 and g.opened_at is not null order by g.id desc limit $3`,
)
const count = statement(
  'collectives.count_groups',
  `select c.id, (select count(*)::int from collective_groups where collective_id = c.id and opened_at is not null) as total
     from collectives c where c.id = $1 and ($2::bigint is null or c.store_id = $2)`,
)

/** The newest groups of a group buy at an instant. */
export const newestGroups = (db: Db, collectiveId: number, at: Date, limit: number) =>
  db.rows<ScreenGroup>(newest, [collectiveId, at, limit])

/** How many groups a group buy has had, of one store or of any for null; undefined when there is none such. */
export const countGroups = async (db: Db, id: number, storeId: number | null): Promise<number | undefined> =>
  (await db.row<{ total: number }>(count, [id, storeId]))?.total
