import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

/** Points goods; amounts in points and cents. */
export interface PointsGoodsRow {
  id: number
  name: LocalText
  images: string[]
  points: number
  cash_cents: number
  market_price_cents: number
  stock: number
  sold: number
  buy_limit: number | null
}
export interface PointsGoodsDetail extends PointsGoodsRow {
  subname: LocalText
  content: LocalText
  class_id: number
  class_name: LocalText
}
export interface PointsClassRow {
  id: number
  name: LocalText
}

const columns = 'g.id, g.name, g.images, g.points, g.cash_cents, g.market_price_cents, g.stock, g.sold, g.buy_limit'
const shown = 'g.on_shelf and g.deleted_at is null'

const classes = statement('points_mall.classes', 'select id, name from points_goods_classes order by is_sort, id')
export const pointsClassRows = (db: Db) => db.rows<PointsClassRow>(classes)

const mainImages = statement(
  'points_mall.main_images',
  `select id, images[1] as image from points_goods where id = any($1::bigint[])`,
)
/** The main pictures of points goods, by id. */
export const mainImagesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map((await db.rows<{ id: number; image: string }>(mainImages, [ids])).map(({ id, image }) => [id, image]))

const one = statement(
  'points_mall.goods',
  `select ${columns}, g.subname, g.content, g.class_id, c.name as class_name
     from points_goods g join points_goods_classes c on c.id = g.class_id where g.id = $1 and ${shown}`,
)
export const shownPointsGoods = (db: Db, id: number) => db.row<PointsGoodsDetail>(one, [id])

const recommended = statement(
  'points_mall.recommended',
  `select ${columns} from points_goods g where ${shown} and g.recommended order by (g.stock = 0), g.id desc limit $1`,
)
export const recommendedPointsGoods = (db: Db, limit: number) => db.rows<PointsGoodsRow>(recommended, [limit])

const firstOfClasses = statement(
  'points_mall.first_of_classes',
  `select c.id as class_id, g.* from points_goods_classes c
    cross join lateral (select ${columns} from points_goods g where g.class_id = c.id and ${shown}
                         order by g.recommended desc, g.id desc limit $1) g`,
)
/** The first goods of each class. */
export const goodsOfClasses = (db: Db, limit: number) =>
  db.rows<PointsGoodsRow & { class_id: number }>(firstOfClasses, [limit])

const orders = {
  points: 'g.points, g.id desc',
  '-points': 'g.points desc, g.id desc',
  sales: 'g.sold desc, g.id desc',
  newest: 'g.id desc',
  standard: 'g.recommended desc, g.id desc',
} as const
export type PointsGoodsOrder = keyof typeof orders

const inClass = `points_goods g where ${shown} and ($1::bigint is null or g.class_id = $1)`
const count = statement('points_mall.count_goods', `select count(*)::int as n from ${inClass}`)
const lists = Object.fromEntries(
  Object.entries(orders).map(([name, order]) => [
    name,
    statement(`points_mall.goods_by_${name}`, `select ${columns} from ${inClass} order by ${order} limit $2 offset $3`),
  ]),
) as Record<PointsGoodsOrder, ReturnType<typeof statement>>

/** One page of the goods on the shelf, of a class or of all for null, and how many there are. */
export async function pointsGoodsPage(
  db: Db,
  classId: number | null,
  order: PointsGoodsOrder,
  at: { limit: number; offset: number },
) {
  const rows = await db.rows<PointsGoodsRow>(lists[order], [classId, at.limit, at.offset])
  return { rows, total: (await db.row<{ n: number }>(count, [classId]))?.n ?? 0 }
}

const take = statement(
  'points_mall.take_stock',
  `update points_goods g set stock = g.stock - $2, sold = g.sold + $2
    where g.id = $1 and g.stock >= $2 and ${shown} returning ${columns}`,
)
const giveBack = statement(
  'points_mall.return_stock',
  'update points_goods set stock = stock + $2, sold = sold - $2 where id = $1',
)
/** Takes pieces of goods on the shelf and locks them; undefined when fewer are left, or they are not on the shelf. */
export const takePieces = (tx: Tx, goodsId: number, n: number) => tx.row<PointsGoodsRow>(take, [goodsId, n])
/** Returns the pieces of a cancelled order to the stock of the points goods. */
export const returnPieces = (tx: Tx, goodsId: number, n: number) => tx.rows(giveBack, [goodsId, n])

const had = statement(
  'points_mall.pieces_of_user',
  `select coalesce(sum(buy_num), 0)::int as n from points_orders
    where goods_id = $1 and user_id = $2 and status <> 'cancelled'`,
)
/** How many pieces of goods a user has ordered. For who has locked the goods that stays so. */
export const piecesOfUser = async (db: Db, goodsId: number, userId: number): Promise<number> =>
  (await db.row<{ n: number }>(had, [goodsId, userId]))?.n ?? 0
