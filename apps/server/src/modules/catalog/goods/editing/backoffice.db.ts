import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../../kernel/db/db.ts'
import { pick } from '../../../../kernel/db/pick.ts'

/** What the back offices show of goods beside the columns of their table. Money in cents. */
export interface GoodsFacts {
  id: number
  listed: boolean
  sale_count: number
  views: number
  carts: number
  class_name: string
  brand_name: string
  store_name: string
  price_min: number
  price_max: number
  on_hand: number
  reserved: number
  sku_count: number
  low_count: number
  /** Of the pending content, where there is some. */
  version: number | null
  state: 'to_review' | 'rejected' | null
  reject_reason: string | null
  submitted_at: Date | null
  new_name: LocalText | null
  new_image: string | null
}

/** The names of a class and those above it, joined; of an array of ids. */
const classNames = (path: string): string =>
  `(select string_agg(${pick('c.name')}, ' / ' order by c.level) from goods_classes c where c.id = any(${path}))`

const facts = statement(
  'catalog.goods_facts',
  `select g.id, l.listed, l.sale_count,
          t.views, t.carts, ${classNames('g.class_path')} as class_name, coalesce(${pick('b.name')}, '') as brand_name,
          ${pick('s.store_name')} as store_name, k.*, v.id as version, v.state, v.reject_reason, v.created_at as submitted_at,
          v.name as new_name, v.images[1] as new_image
     from goods g join goods_sales l on l.goods_id = g.id join stores s on s.id = g.store_id
     left join goods_brands b on b.id = g.brand_id
     left join goods_versions v on v.goods_id = g.id
    cross join lateral (
      select coalesce(sum(views), 0)::int as views, coalesce(sum(carts), 0)::int as carts from goods_visits where goods_id = g.id
    ) t
    cross join lateral (
      select coalesce(min(price_cents), 0) as price_min, coalesce(max(price_cents), 0) as price_max,
             coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(reserved), 0)::int as reserved, count(*)::int as sku_count,
             (count(*) filter (where on_hand - reserved <= g.low_stock))::int as low_count
        from skus where goods_id = g.id and deleted_at is null
    ) k where g.id = any($2)`,
)

/** The facts of goods, by their ids; names in the reader's language. */
export const factsOf = async (db: Db, ids: readonly number[], locale: string): Promise<Map<number, GoodsFacts>> =>
  new Map((await db.rows<GoodsFacts>(facts, [locale, ids])).map((row) => [row.id, row]))

export interface BackofficeSkuRow {
  id: number
  value_ids: number[]
  sku_name: LocalText
  sku_no: string
  price_cents: number
  market_price_cents: number
  goods_weight: number
  goods_image: string
  stock: number
  reserved: number
}
const skusOf = statement(
  'catalog.backoffice_skus',
  `select id, value_ids::float8[] as value_ids, name as sku_name, sku_no, price_cents, market_price_cents,
          weight_g as goods_weight, image as goods_image, on_hand as stock, reserved
     from skus where goods_id = $1 and deleted_at is null order by position, id`,
)
/** The SKUs of goods in their order. */
export const backofficeSkus = (db: Db, goodsId: number): Promise<BackofficeSkuRow[]> => db.rows(skusOf, [goodsId])

export interface BackofficeAttrRow {
  attr_id: number
  name: LocalText
  values: { value_id: number; name: LocalText; color: string; image: string }[]
}
const attrsOf = statement(
  'catalog.backoffice_attrs',
  `select a.id as attr_id, a.name, json_agg(json_build_object('value_id', v.id, 'name', v.name, 'color', v.color,
            'image', c.image) order by c.position) as values
     from goods_values c join goods_attrs a on a.id = c.attr_id join attr_values v on v.id = c.value_id
    where c.goods_id = $1 group by a.id order by min(c.attr_position)`,
)
/** The attributes and chosen values of goods in their order. */
export const backofficeAttrs = (db: Db, goodsId: number): Promise<BackofficeAttrRow[]> => db.rows(attrsOf, [goodsId])

const classNameOf = statement(
  'catalog.class_name',
  `select ${classNames('array[top.id, middle.id, leaf.id]')} as name
     from goods_classes leaf left join goods_classes middle on middle.id = leaf.pid
     left join goods_classes top on top.id = middle.pid where leaf.id = $2`,
)
/** The names of a class and those above it, joined. */
export const classNameAt = async (db: Db, classId: number, locale: string): Promise<string> =>
  (await db.row<{ name: string | null }>(classNameOf, [locale, classId]))?.name ?? ''
