import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Tx } from '../../../../kernel/db/db.ts'
import type { goods, goodsVersions } from '../../schema.ts'

/** Goods of a store that a sheet names by number, with their SKUs, locked. */

type Goods = typeof goods.$inferSelect
type GoodsField = 'id' | 'goods_no' | 'class_id' | 'class_path' | 'brand_id' | 'freight_choice' | 'freight_id' | 'shelf'
type ContentField = 'name' | 'subname' | 'images' | 'content' | 'content_mobile' | 'off_reason' | 'review'

export interface StoredSku {
  id: number
  goods_id: number
  sku_no: string
  price_cents: number
  market_price_cents: number
  weight_g: number
  image: string
  on_hand: number
  reserved: number
  options: { attr: LocalText; value: LocalText }[]
}
export interface StoredGoods extends Pick<Goods, GoodsField | ContentField> {
  /** The names of the class and those above it, and of the brand; as a sheet writes them in each language. */
  class_names: string[]
  brand_names: string[]
  /** As a sheet writes it. */
  freight: string
  /** Pending or rejected content. */
  newer:
    | (Pick<typeof goodsVersions.$inferSelect, 'class_id' | Exclude<ContentField, 'off_reason' | 'review'>> & {
        state: string
      })
    | null
  skus: StoredSku[]
}

const lockSkus = statement(
  'sheet.lock_skus',
  `select k.id, k.goods_id, k.sku_no, k.price_cents, k.market_price_cents, k.weight_g, k.image, k.on_hand, k.reserved,
          coalesce((select json_agg(json_build_object('attr', a.name, 'value', v.name) order by t.place)
             from unnest(k.value_ids) with ordinality as t(value_id, place)
             join attr_values v on v.id = t.value_id join goods_attrs a on a.id = v.attr_id), '[]') as options
     from skus k join goods g on g.id = k.goods_id
    where g.store_id = $1 and g.deleted_at is null and g.goods_no = any($2::text[]) and k.deleted_at is null
    order by k.id for no key update of k`,
)
const lockGoods = statement(
  'sheet.lock_goods',
  `select g.id, g.goods_no, g.class_id, g.class_path::float8[] as class_path, g.brand_id, g.freight_choice, g.freight_id,
          g.shelf, g.name, g.subname, g.images, g.content, g.content_mobile, g.off_reason, g.review,
          (select array[string_agg(c.name->>'zh-cn', ' / ' order by c.level),
                        string_agg(coalesce(nullif(c.name->>'en', ''), c.name->>'zh-cn'), ' / ' order by c.level)]
             from goods_classes c where c.id = any(g.class_path)) as class_names,
          array_remove(array[b.name->>'zh-cn', b.name->>'en'], null) as brand_names,
          case g.freight_choice when 'template' then f.name else g.freight_choice end as freight,
          case when v.id is not null then json_build_object('state', v.state, 'class_id', v.class_id, 'name', v.name,
            'subname', v.subname, 'images', v.images, 'content', v.content, 'content_mobile', v.content_mobile) end as newer
     from goods g
     left join goods_brands b on b.id = g.brand_id
     left join freight_templates f on f.id = g.freight_id
     left join goods_versions v on v.goods_id = g.id
    where g.store_id = $1 and g.deleted_at is null and g.goods_no = any($2::text[])
    order by g.id for no key update of g`,
)

/** Locks the store's goods with these numbers after their SKUs, as orders do; by number. */
export async function lockStored(
  tx: Tx,
  storeId: number,
  goodsNos: readonly string[],
): Promise<Map<string, StoredGoods>> {
  await tx.rows(lockSkus, [storeId, goodsNos])
  const rows = await tx.rows<Omit<StoredGoods, 'skus'>>(lockGoods, [storeId, goodsNos])
  // Once more, since someone who saved the goods in the meantime may have added some.
  const skus = Map.groupBy(await tx.rows<StoredSku>(lockSkus, [storeId, goodsNos]), ({ goods_id }) => goods_id)
  return new Map(rows.map((row) => [row.goods_no, { ...row, skus: skus.get(row.id) ?? [] }]))
}
