import type { OrderStatus } from '@fangshi/contract/status'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'

export interface GoodsCardRow {
  goods_id: number
  goods_name: LocalText
  goods_image: string
  price_cents: number
  listed: boolean
  has_page: boolean
}
/** Goods have a page once they were approved, unless they were deleted or their store is not public (rules §3). */
const goodsCard = `select g.id as goods_id, g.name as goods_name, coalesce(g.images[1], '') as goods_image, g.price_cents, g.listed,
    g.deleted_at is null and g.review = 'examined' and g.store_public as has_page`

const goodsById = statement('chat.goods_cards', `${goodsCard} from goods g where g.id = any($1::bigint[])`)
/** Goods as they are now, by id. */
export const goodsCards = async (db: Db, ids: readonly number[]): Promise<Map<number, GoodsCardRow>> =>
  ids.length ? new Map((await db.rows<GoodsCardRow>(goodsById, [ids])).map((row) => [row.goods_id, row])) : new Map()

const viewed = statement(
  'chat.viewed_goods',
  `${goodsCard} from browse_history h join goods g on g.id = h.goods_id
    where h.user_id = $1 and g.store_id = $2 and g.listed order by h.seen_at desc limit 20`,
)
/** Goods of a store on sale that a shopper looked at last. */
export const viewedGoods = (db: Db, userId: number, storeId: number) => db.rows<GoodsCardRow>(viewed, [userId, storeId])

export interface OrderCardRow {
  order_id: number
  user_id: number
  store_id: number
  order_no: string
  status: OrderStatus
  total_cents: number
  buy_num: number
  goods_name: LocalText
  goods_image: string
  created_at: Date
}
const orderCard = `select o.id as order_id, o.user_id, o.store_id, o.order_no, o.shown_status as status, o.total_cents, o.created_at,
    (select sum(buy_num)::int from order_lines where order_id = o.id) as buy_num, l.goods_name, l.goods_image
  from orders o cross join lateral (select goods_name, goods_image from order_lines where order_id = o.id order by id limit 1) l`

const ordersById = statement('chat.order_cards', `${orderCard} where o.id = any($1::bigint[])`)
/** Orders as they are now, by id. */
export const orderCards = async (db: Db, ids: readonly number[]): Promise<Map<number, OrderCardRow>> =>
  ids.length ? new Map((await db.rows<OrderCardRow>(ordersById, [ids])).map((row) => [row.order_id, row])) : new Map()

const ordersBefore = statement(
  'chat.orders_at_store',
  `${orderCard} where o.user_id = $1 and o.store_id = $2 and o.id < $3 order by o.id desc limit $4`,
)
/** Orders of a shopper from a store, the newest before an id first. */
export const ordersAtStore = (
  db: Db,
  { user_id, store_id }: { user_id: number; store_id: number },
  before: number,
  limit: number,
) => db.rows<OrderCardRow>(ordersBefore, [user_id, store_id, before, limit])

const ofStore = statement(
  'chat.goods_of_store',
  `select from goods g where g.id = $1 and g.store_id = $2 and g.deleted_at is null and g.review = 'examined'`,
)
/** Whether goods are of a store, and were ever shown to shoppers. */
export const goodsOfStore = async (db: Db, goodsId: number, storeId: number): Promise<boolean> =>
  (await db.row(ofStore, [goodsId, storeId])) !== undefined
