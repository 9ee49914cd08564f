import type { OrderStatus } from '@fangshi/contract/status'
import { pick } from '../../../kernel/db/pick.ts'
import { statement, type Db } from '../../../kernel/db/db.ts'

/** A seat of a shopper with its order and its goods. */
export interface OwnGroupRow {
  group_id: number
  collective_id: number
  goods_id: number
  goods_name: string
  image: string
  is_founder: boolean
  order_id: number
  order_no: string
  status: OrderStatus
  total_cents: number
  pay_before: Date
}

const own = `collective_seats t join collective_groups g on g.id = t.group_id
  where t.user_id = $1 and g.opened_at is not null and ($2::text is null or g.state = $2)`
const page = (locale: string): string => `
  select g.id as group_id, g.collective_id, g.goods_id, ${pick('l.goods_name').replaceAll('$1', locale)} as goods_name, l.goods_image as image,
         t.is_founder, o.id as order_id, o.order_no, o.shown_status as status, o.total_cents, og.pay_before
    from (select t.* from ${own} order by t.id desc limit $3 offset $4) t join collective_groups g on g.id = t.group_id
    join orders o on o.id = t.order_id join order_groups og on og.id = t.order_group_id
    join lateral (select goods_name, goods_image from order_lines where order_id = o.id order by id limit 1) l on true
   order by t.id desc`
const ownPage = statement('orders.own_collective_groups', page('$5'))
const count = statement('orders.count_own_collective_groups', `select count(*)::int as n from ${own}`)

/** A page of the groups in which a shopper has or had a seat, newest first. */
export const ownGroupsPage = (
  db: Db,
  { user_id, state, locale }: { user_id: number; state: string | null; locale: string },
  { limit, offset }: { limit: number; offset: number },
) => db.rows<OwnGroupRow>(ownPage, [user_id, state, limit, offset, locale])

export const countOwnGroups = async (db: Db, userId: number, state: string | null): Promise<number> =>
  (await db.row<{ n: number }>(count, [userId, state]))?.n ?? 0
