import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../../kernel/db/db.ts'
import { pick } from '../../../../kernel/db/pick.ts'

/** A SKU with the goods data of its sheet row. Money in cents. */
export interface SheetFacts {
  id: number
  goods_no: string
  name: LocalText
  subname: LocalText
  class_name: string
  brand_name: string
  images: string[]
  content: string
  freight: string
  shelf: 'on' | 'off'
  options: { attr: string; value: string }[] | null
  sku_no: string
  price_cents: number
  market_price_cents: number
  weight_g: number
  image: string
  stock: number
}
const facts = statement(
  'sheet.facts',
  `select k.id, g.goods_no, g.name, g.subname, g.images, g.content->>'zh-cn' as content, g.shelf,
          (select string_agg(${pick('c.name')}, ' / ' order by c.level) from goods_classes c where c.id = any(g.class_path)) as class_name,
          coalesce(${pick('b.name')}, '') as brand_name,
          case g.freight_choice when 'template' then f.name else g.freight_choice end as freight,
          (select json_agg(json_build_object('attr', a.name->>'zh-cn', 'value', v.name->>'zh-cn') order by t.place)
             from unnest(k.value_ids) with ordinality as t(value_id, place)
             join attr_values v on v.id = t.value_id join goods_attrs a on a.id = v.attr_id) as options,
          k.sku_no, k.price_cents, k.market_price_cents, k.weight_g, k.image, k.on_hand as stock
     from skus k join goods g on g.id = k.goods_id
     left join goods_brands b on b.id = g.brand_id
     left join freight_templates f on f.id = g.freight_id
    where k.id = any($2::bigint[])`,
)
/**
 * The sheet data of SKUs by id; classes and brands in the reader's language, options in Chinese as the store named
 * them.
 */
export const sheetFacts = async (db: Db, ids: readonly number[], locale: string): Promise<Map<number, SheetFacts>> =>
  new Map((await db.rows<SheetFacts>(facts, [locale, ids])).map((row) => [row.id, row]))
