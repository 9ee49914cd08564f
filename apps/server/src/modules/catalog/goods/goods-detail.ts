import type { GoodsDetail } from '@fangshi/contract/catalog'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { htmlOf } from '../../content/public.ts'
import { freightPrice } from '../../freight/rules.ts'
import { readPools, readSale, type PageSales, type SkuPool } from '../activities/card-sale.sql.ts'
import { unpackStockless, type PackedCard } from './cards.db.ts'
import { detailRow, type DetailRow, type SkuRow, type ValueRow } from './goods-detail.db.ts'
import { showGoodsRating, showStoreRating } from '../ratings/rating.ts'
import { showStockless } from './goods.show.ts'

/** One goods page; off the shelf, it says so. Throws GOODS_NOT_FOUND when there is no page (rules §3). */
export async function goodsDetail(db: Db, id: number, locale: Locale, now: Date): Promise<GoodsDetail> {
  return showDetail((await detailRow(db, id, locale, now)) ?? fail('GOODS_NOT_FOUND'), locale)
}

/** The SKUs of the goods that are in a flash sale now, by their ids. */
type Pools = ReadonlyMap<number, SkuPool>

const priceNow = ([, id, , , , price_cents]: SkuRow, pools: Pools): number => pools.get(id)?.price_cents ?? price_cents

/** The price of the cheapest SKU now; of goods without SKUs their own. */
const lowestPrice = ({ skus, price_cents }: DetailRow, pools: Pools): number =>
  skus?.length ? Math.min(...skus.map((sku) => priceNow(sku, pools))) : price_cents

function showDetail(row: DetailRow, locale: Locale): GoodsDetail {
  const sales = row.sales ?? []
  const pools = readPools(sales.find(([goods_id]) => goods_id === row.id)?.[2])
  const skus = showSkus(row.skus ?? [], pools)
  return {
    id: row.id,
    state: row.listed ? 'on_sale' : 'off_shelf',
    goods_name: row.goods_name,
    goods_subname: row.goods_subname,
    goods_no: row.goods_no,
    class_list: row.classes.toSorted(([a], [b]) => a - b).map(([, id, name]) => ({ id, name })),
    brand: row.brand,
    goods_images: row.images,
    goods_price: formatMoney(lowestPrice(row, pools)),
    goods_market_price: formatMoney(row.market_price_cents),
    goods_stock: skus.reduce((sum, { goods_stock }) => sum + goods_stock, 0),
    goods_sale: row.sale_count,
    goods_collect: row.collect_count,
    rating: showGoodsRating(row.rating),
    attrs: showAttrs(row.attr_values ?? []),
    skus,
    goods_content: htmlOf(row.content),
    goods_content_mobile: htmlOf(row.content_mobile ?? ''),
    freight: showFreight(row),
    after_sale_service: row.after_sale_service ? htmlOf(localText(row.after_sale_service, locale)) : '',
    store_info: {
      id: row.store_id,
      store_name: row.store_name,
      store_logo: row.store_logo,
      store_description: row.store_description,
      area_info: row.area_info,
      goods_count: row.store_goods,
      goods_sale: row.store_sales,
      rating: showStoreRating(row.store_rating),
    },
    sale_list: showSimilar(row.similar ?? [], sales),
  }
}

/** The best sellers first, at the prices of their flash sales. */
function showSimilar(packed: readonly PackedCard[], sales: NonNullable<PageSales>): GoodsDetail['sale_list'] {
  const saleOf = new Map(sales.map(([goods_id, numbers]) => [goods_id, numbers]))
  return packed
    .map(unpackStockless)
    .toSorted((one, other) => other.sale_count - one.sale_count || other.id - one.id)
    .map((card) => showStockless({ ...card, sale: readSale(saleOf.get(card.id) ?? null) }))
}

/** Attributes in their order, each with its values in theirs. */
function showAttrs(rows: readonly ValueRow[]): GoodsDetail['attrs'] {
  const attrs = new Map<number, GoodsDetail['attrs'][number]>()
  const inOrder = rows.toSorted(([, , inAttrs, inValues], [, , attr, value]) => inAttrs - attr || inValues - value)
  for (const [attr_id, attr_name, , , id, name, image, color] of inOrder) {
    const attr = attrs.get(attr_id) ?? { id: attr_id, name: attr_name, values: [] }
    attr.values.push({ id, name, image, color })
    attrs.set(attr_id, attr)
  }
  return [...attrs.values()]
}

/** SKUs in their order. In a flash sale one has its price and pieces, and is compared with its ordinary price. */
const showSkus = (rows: readonly SkuRow[], pools: Pools): GoodsDetail['skus'] =>
  rows
    .toSorted(([place, id], [otherPlace, otherId]) => place - otherPlace || id - otherId)
    .map((sku) => {
      const [, id, sku_no, value_ids, sku_name, price_cents, market_price_cents, stock, goods_weight, goods_image] = sku
      const pool = pools.get(id)
      return {
        id,
        sku_no,
        value_ids,
        sku_name,
        goods_price: formatMoney(priceNow(sku, pools)),
        goods_market_price: formatMoney(pool ? Math.max(price_cents, market_price_cents) : market_price_cents),
        goods_stock: pool?.stock ?? stock,
        goods_weight,
        goods_image,
      }
    })

/** The least that one piece may cost to deliver; what it costs depends on the address (rules §4 step 4). */
function showFreight(row: DetailRow): GoodsDetail['freight'] {
  const lightest = Math.min(...(row.skus ?? []).map(([, , , , , , , , weight_g]) => weight_g))
  const prices = (row.freight_terms ?? []).map(([first_weight_g, first_price_cents, next_weight_g, next_price_cents]) =>
    freightPrice({ first_weight_g, first_price_cents, next_weight_g, next_price_cents }, lightest),
  )
  if (!prices.length) return { kind: 'free', lowest_price: formatMoney(0) }
  return { kind: 'template', lowest_price: formatMoney(Math.min(...prices)) }
}
