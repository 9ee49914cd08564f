import * as z from 'zod/mini'
import { GoodsRating, StoreRating } from './ratings.ts'
import { route } from './route.ts'
import { DateTime, Flag, Id, Price, Text, Whole, paged } from './shapes.ts'

/** Goods as shoppers see them (rules §3). All texts are in the caller's language. */

/** The flash sale of goods that runs; null without one. */
export const CardSeckill = z.nullable(
  z.object({
    /** The ordinary price of the cheapest SKU. */
    price_was: z.string(),
    /** How much of the quota is ordered, rounded down. */
    sold_percent: z.number(),
    is_sold_out: z.boolean(),
    /** Exclusive. */
    end_time: DateTime,
  }),
)

export const GoodsCard = z.object({
  id: z.number(),
  goods_name: z.string(),
  goods_subname: z.string(),
  /** Of the cheapest SKU now, in its flash sale or at the ordinary price. */
  goods_price: z.string(),
  goods_market_price: z.string(),
  /** Pieces that can be bought, over all SKUs. */
  goods_stock: z.number(),
  goods_sale: z.number(),
  /** Without hidden ones. */
  comment_count: z.number(),
  goods_master_image: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  seckill: CardSeckill,
})
export type GoodsCard = z.input<typeof GoodsCard>
/** A card where nothing shows the stock, which takes the database longer than the rest of a card. */
export const StocklessCard = z.omit(GoodsCard, { goods_stock: true })
export type StocklessCard = z.input<typeof StocklessCard>

export const goodsSorts = ['default', 'price_up', 'price_down', 'sales', 'comments', 'newest'] as const

const filters = {
  keywords: z.optional(Text(0, 60)),
  class_id: z.optional(Id),
  brand_id: z.optional(Id),
  store_id: z.optional(Id),
  price_min: z.optional(Price),
  price_max: z.optional(Price),
  in_stock: z.optional(Flag),
}
export const listGoods = route('GET /goods', {
  area: 'Home',
  right: 'public',
  does: 'Goods on sale by words and filters. `total` is counted up to 1,000.',
  query: z.strictObject({
    ...filters,
    sort: z.optional(z.literal(goodsSorts, 'CHOICE_INVALID')),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.extend(paged(GoodsCard), {
    /** True when nothing on sale has the words as they were typed, and these goods are near them. */
    is_near: z.boolean(),
  }),
})

const Facet = z.object({ id: z.number(), name: z.string(), count: z.number() })
export const goodsFacets = route('GET /goods/facets', {
  area: 'Home',
  right: 'public',
  does: 'Counts per class, brand and store for the same words and filters; each facet ignores its own filter.',
  query: z.strictObject(filters),
  reply: z.object({
    classes: z.array(z.object({ id: z.number(), pid: z.number(), name: z.string(), count: z.number() })),
    brands: z.array(Facet),
    stores: z.array(Facet),
    price: z.object({ min: z.string(), max: z.string() }),
    in_stock: z.number(),
    total: z.number(),
  }),
})

export const suggestGoods = route('GET /goods/suggest', {
  area: 'Home',
  right: 'public',
  does: 'What a half-typed word may mean: words to search, goods and stores; the nearest names where nothing has it. Empty words give the hot ones.',
  query: z.strictObject({ keywords: z.optional(Text(0, 60)) }),
  reply: z.object({
    words: z.array(z.string()),
    goods: z.array(
      z.object({ id: z.number(), goods_name: z.string(), goods_master_image: z.string(), goods_price: z.string() }),
    ),
    stores: z.array(z.object({ id: z.number(), store_name: z.string(), store_logo: z.string() })),
  }),
})

export const Sku = z.object({
  id: z.number(),
  sku_no: z.string(),
  /** One value id of each attribute, in the attributes' order; empty for goods without options. */
  value_ids: z.array(z.number()),
  /** The values' names joined, "" for goods without options. */
  sku_name: z.string(),
  goods_price: z.string(),
  goods_market_price: z.string(),
  /** Pieces that can be bought now. */
  goods_stock: z.number(),
  /** Grams. */
  goods_weight: z.number(),
  goods_image: z.string(),
})
export const StoreCard = z.object({
  id: z.number(),
  store_name: z.string(),
  store_logo: z.string(),
  store_description: z.string(),
  area_info: z.string(),
  goods_count: z.number(),
  goods_sale: z.number(),
  rating: StoreRating,
})
export const GoodsDetail = z.object({
  id: z.number(),
  /** `off_shelf` pages show a notice and no buy button. */
  state: z.literal(['on_sale', 'off_shelf']),
  goods_name: z.string(),
  goods_subname: z.string(),
  goods_no: z.string(),
  class_list: z.array(z.object({ id: z.number(), name: z.string() })),
  brand: z.nullable(z.object({ id: z.number(), name: z.string(), logo: z.string() })),
  goods_images: z.array(z.string()),
  goods_price: z.string(),
  goods_market_price: z.string(),
  goods_stock: z.number(),
  goods_sale: z.number(),
  /** How many shoppers saved it as a favourite, counted up to 10,000. */
  goods_collect: z.number(),
  rating: GoodsRating,
  attrs: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      values: z.array(z.object({ id: z.number(), name: z.string(), image: z.string(), color: z.string() })),
    }),
  ),
  skus: z.array(Sku),
  goods_content: z.string(),
  /** The description for phones; "" when it is the same. */
  goods_content_mobile: z.string(),
  /** `lowest_price` is what one piece of the lightest SKU costs to the cheapest province. */
  freight: z.object({ kind: z.literal(['free', 'template']), lowest_price: z.string() }),
  after_sale_service: z.string(),
  store_info: StoreCard,
  /** Best sellers of the same class. */
  sale_list: z.array(StocklessCard),
})
export type GoodsDetail = z.input<typeof GoodsDetail>

export const getGoods = route('GET /goods/{id}', {
  area: 'Home',
  right: 'public',
  does: 'One goods page: SKUs with stock, store, similar best sellers.',
  params: z.strictObject({ id: Id }),
  reply: GoodsDetail,
  fails: ['GOODS_NOT_FOUND'],
})

interface ClassTree {
  id: number
  pid: number
  name: string
  thumb: string
  children: ClassTree[]
}
export const ClassNode: z.ZodMiniType<ClassTree, ClassTree> = z.object({
  id: z.number(),
  pid: z.number(),
  name: z.string(),
  thumb: z.string(),
  children: z.array(z.lazy(() => ClassNode)),
})
export const loadGoodsClasses = route('GET /load_goods_classes', {
  area: 'Home',
  right: 'public',
  does: 'The class tree, three levels.',
  reply: z.array(ClassNode),
})

export const storeSorts = ['default', 'sales', 'newest', 'distance'] as const
export const listStores = route('GET /stores', {
  area: 'Home',
  right: 'public',
  does: 'Public stores. Sorting by distance needs lat and lng.',
  query: z.strictObject({
    keywords: z.optional(Text(0, 60)),
    sort: z.optional(z.literal(storeSorts, 'CHOICE_INVALID')),
    lat: z.optional(z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,8})?$/, 'NUMBER_INVALID'))),
    lng: z.optional(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'NUMBER_INVALID'))),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: paged(z.extend(StoreCard, { distance_m: z.nullable(z.number()), top_goods: z.array(GoodsCard) })),
})
export const getStore = route('GET /store/{id}', {
  area: 'Home',
  right: 'public',
  does: 'One public store: description, slides, best sellers, the classes it sells in.',
  params: z.strictObject({ id: Id }),
  reply: z.extend(StoreCard, {
    store_slide: z.array(z.string()),
    /** For phones; without any, the wide ones are used. */
    store_mobile_slide: z.array(z.string()),
    store_face_image: z.string(),
    store_mobile: z.string(),
    store_address: z.string(),
    /** How many shoppers follow it, counted up to 10,000. */
    store_collect: z.number(),
    after_sale_service: z.string(),
    opened_at: z.string(),
    classes: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
    sale_list: z.array(GoodsCard),
  }),
  fails: ['STORE_NOT_FOUND'],
})
