import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { hasPage, saleLessCards, type PackedCard } from './cards.db.ts'
import { placeSql } from '../../geo/place.sql.ts'
import { salesOfPage, type PageSales } from '../activities/card-sale.sql.ts'
import { goodsNumbers, storeNumbers, type GoodsNumbers, type StoreNumbers } from '../ratings/ratings.sql.ts'
import { goodsCount } from '../schema.ts'

/** A goods page as one row: its parts arrive as JSON, in no order. */
export interface DetailRow {
  id: number
  listed: boolean
  goods_name: string
  goods_subname: string
  goods_no: string
  images: string[]
  price_cents: number
  market_price_cents: number
  sale_count: number
  collect_count: number
  rating: GoodsNumbers
  content: string
  content_mobile: string | null
  freight_choice: 'default' | 'free' | 'template'
  freight_terms: TermsRow[] | null
  classes: ClassRow[]
  brand: { id: number; name: string; logo: string } | null
  attr_values: ValueRow[] | null
  skus: SkuRow[] | null
  after_sale_service: LocalText | null
  store_id: number
  store_name: string
  store_logo: string
  store_description: string
  area_info: string
  store_goods: number
  store_sales: number
  store_rating: StoreNumbers
  similar: PackedCard[] | null
  /** Of the goods, with their SKUs, and of the similar ones. */
  sales: PageSales
}
/** What a template charges: first weight and price, further weight and price; grams and cents. */
export type TermsRow = [first_g: number, first_cents: number, next_g: number, next_cents: number]
// Lists without the names of their fields: half as much for PostgreSQL to build and for node to read.
type ClassRow = [level: number, id: number, name: string]
/** A value of the goods with its attribute. */
export type ValueRow = [
  attr_id: number,
  attr_name: string,
  attr_position: number,
  position: number,
  id: number,
  name: string,
  image: string,
  color: string,
]
export type SkuRow = [
  position: number,
  id: number,
  sku_no: string,
  value_ids: number[],
  name: string,
  price_cents: number,
  market_price_cents: number,
  stock: number,
  weight_g: number,
  image: string,
]

/** How many goods of the same class are shown below. */
const similarCount = 8

/** How many shoppers have it among their favourites, up to 10,000, from the index alone. */
const collected = `(select count(*)::int from (
  select from favorites where goods_id = g.id and removed_at is null limit 10000) f)`

/** The templates that may apply to goods: the chosen one where it serves a province, the default where that leaves one. */
const termsSql = `(select json_agg(json_build_array(first_weight_g, first_price_cents, next_weight_g, next_price_cents))
  from freight_templates f
 where f.store_id = g.store_id and g.freight_choice <> 'free' and case
   when g.freight_id is null or f.id = g.freight_id
     then f.is_default or exists (select from freight_provinces where template_id = f.id)
   else f.is_default and leaves_provinces(g.freight_id) end)`

// Look-ups in subqueries: joined, the small tables would be read whole and hashed for each page. To start its steps takes
// PostgreSQL longer than to run them, so that sorting a few rows is left to `showDetail`, and what few goods need to functions.
const detail = statement(
  'goods.detail',
  `with page as materialized (
     select goods_id, sale_count from goods_sales
      where listed and goods_id <> $2 and class_id = (select class_id from goods_sales where goods_id = $2)
      order by sale_count desc, goods_id desc limit ${similarCount})
   select g.id, g.listed, ${pick('g.name')} as goods_name, ${pick('g.subname')} as goods_subname, g.goods_no, g.images,
     g.price_cents, g.market_price_cents, own.sale_count, ${collected} as collect_count, ${goodsNumbers('g.id')} as rating,
     ${pick('g.content')} as content, ${pick('g.content_mobile')} as content_mobile, g.freight_choice,
     ${termsSql} as freight_terms,
     (select json_agg(json_build_array(c.level, c.id, ${pick('c.name')}))
        from goods_classes c where c.id = any(g.class_path)) as classes,
     (select json_build_object('id', id, 'name', ${pick('name')}, 'logo', thumb) from goods_brands where id = g.brand_id) as brand,
     (select json_agg(json_build_array(a.id, ${pick('a.name')}, gv.attr_position, gv.position, av.id, ${pick('av.name')},
               gv.image, av.color))
        from goods_values gv
        cross join lateral (select * from attr_values where id = gv.value_id limit 1) av
        cross join lateral (select * from goods_attrs where id = gv.attr_id limit 1) a
       where gv.goods_id = g.id) as attr_values,
     (select json_agg(json_build_array(k.position, k.id, k.sku_no, k.value_ids, ${pick('k.name')}, k.price_cents,
               k.market_price_cents, k.on_hand - k.reserved, k.weight_g, k.image))
        from skus k where k.goods_id = g.id and k.deleted_at is null) as skus,
     s.after_sale_service, s.id as store_id, ${pick('s.store_name')} as store_name, s.store_logo,
     ${pick('s.store_description')} as store_description, ${placeSql('s.area_info')} as area_info, s.sale_count as store_sales, ${storeNumbers('g.store_id')} as store_rating,
     ${goodsCount('store', 'g.store_id')} as store_goods,
     (select ${saleLessCards} from page l join goods g on g.id = l.goods_id join stores s on s.id = g.store_id) as similar,
     ${salesOfPage('$2::bigint', 'select goods_id from page', '$3::timestamptz')} as sales
   from goods g join goods_sales own on own.goods_id = g.id
   join lateral (select * from stores where id = g.store_id limit 1) s on true
   where g.id = $2 and ${hasPage}`,
)

/** Goods that have a page: examined, not deleted, their store public (rules §3). */
export const detailRow = (db: Db, id: number, locale: string, now: Date) => db.row<DetailRow>(detail, [locale, id, now])

const ofPage = statement(
  'catalog.rating_of_page',
  `select ${goodsNumbers('g.id')} as numbers from goods g where g.id = $1 and ${hasPage}`,
)
/** The numbers of comments on goods; undefined when they have no page. */
export const ratingOfPage = async (db: Db, id: number) =>
  (await db.row<{ numbers: GoodsNumbers }>(ofPage, [id]))?.numbers
