import { revisionOf } from '../../../../kernel/resource/revision.ts'
import type { goods } from '../../schema.ts'
import type { BackofficeSkuRow, BackofficeAttrRow } from './backoffice.db.ts'
import { showContent } from './content.ts'

type Goods = typeof goods.$inferSelect

/** What the form of goods starts with, as it is stored. */
export interface StoredGoods {
  row: Goods
  /** The latest content: what awaits review, else what is on sale. */
  content: Parameters<typeof showContent>[0]
  attrs: readonly BackofficeAttrRow[]
  skus: readonly BackofficeSkuRow[]
}

/** Names the state of what the form of goods changes; sales, which move stock, leave it as it is. */
export function goodsRevision({ row, content, attrs, skus }: StoredGoods): string {
  const { goods_no, brand_id, freight_choice, freight_id, shelf, is_recommend, low_stock } = row
  return revisionOf({
    ...showContent(content),
    plain: [goods_no, brand_id, freight_choice, freight_id, shelf, is_recommend, low_stock],
    attrs: attrs.map(({ attr_id, values }) => [attr_id, values.map(({ value_id, image }) => [value_id, image])]),
    skus: skus.map(({ value_ids, sku_no, price_cents, market_price_cents, goods_weight, goods_image }) => ({
      value_ids,
      sku_no,
      price_cents,
      market_price_cents,
      goods_weight,
      goods_image,
    })),
  })
}
