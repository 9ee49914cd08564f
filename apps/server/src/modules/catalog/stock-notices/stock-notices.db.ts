import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { hasPage } from '../goods/cards.db.ts'

const list = statement(
  'stock_notices.list',
  `select n.sku_id, s.goods_id, g.name as goods_name, s.name as sku_name, s.price_cents, n.created_at,
          coalesce(nullif(s.image, ''), g.images[1]) as image, s.on_hand - s.reserved as stock,
          g.listed and s.deleted_at is null as saleable
     from stock_notices n join skus s on s.id = n.sku_id join goods g on g.id = s.goods_id
    where n.user_id = $1 and ${hasPage} order by n.created_at desc, n.sku_id desc`,
)
const add = statement(
  'stock_notices.add',
  `with sku as (
     select s.id, s.on_hand - s.reserved as stock from skus s join goods g on g.id = s.goods_id
      where s.id = $2 and s.deleted_at is null and ${hasPage}
   ), others as (
     select count(*)::int as n from stock_notices where user_id = $1 and sku_id <> $2
   ), put as (
     insert into stock_notices (user_id, sku_id, created_at)
     select $1, sku.id, $3::timestamptz from sku, others where sku.stock <= 0 and others.n < $4::int
     on conflict do nothing
   )
   select sku.stock, others.n as others from sku, others`,
)
const remove = statement(
  'stock_notices.remove',
  'delete from stock_notices where user_id = $1 and sku_id = any($2::bigint[])',
)

export interface StockNoticeRow {
  sku_id: number
  goods_id: number
  goods_name: LocalText
  sku_name: LocalText
  price_cents: number
  image: string
  stock: number
  saleable: boolean
  created_at: Date
}

/** The SKUs that a shopper waits for and whose goods still have a page, the newest first. */
export const noticesOf = (db: Db, userId: number) => db.rows<StockNoticeRow>(list, [userId])

/** Notes that a shopper waits for a SKU, if it is sold out and there is room. Undefined: no such SKU with a page. */
export const insertNotice = (db: Db, it: { user_id: number; sku_id: number; at: Date; max: number }) =>
  db.row<{ stock: number; others: number }>(add, [it.user_id, it.sku_id, it.at, it.max])

export const deleteNotices = (db: Db, userId: number, skuIds: readonly number[]) => db.rows(remove, [userId, skuIds])
