import * as z from 'zod/mini'
import { FileAddress, Flag, Id, OrNull, Price, LocalizedRichText, Text, Whole, LocalizedText, wire } from './shapes.ts'
import { freightChoices, goodsShelves } from './status.ts'

/** The form of goods, as a store fills it in (rules §3). Weights in grams. */

export const maxAttrs = 5
/** Maximum number of values of one attribute of goods. */
export const maxValues = 100
export const maxSkus = 500
export const maxImages = 20
/** Pieces of a SKU on hand. */
export const maxPieces = 9_999_999
/** The default low-stock threshold of a SKU, which its goods can override. */
export const usualLowStock = 10

const maxCents = 999_999_999
const maxGrams = 1_000_000

/** A price of goods: at most 9,999,999.99. */
export const SalePrice = wire(Price.check(z.refine((cents: number) => cents <= maxCents, 'TOO_BIG')), {
  type: 'string',
  pattern: '^\\d{1,7}(\\.\\d{1,2})?$',
})
/** Pieces on hand, including those reserved by unpaid orders. */
export const Pieces = Whole(0, maxPieces)
/** Grams of one piece. */
export const Grams = Whole(0, maxGrams)
const Picture = FileAddress.check(z.minLength(1, 'REQUIRED'))

/** The content that the platform reviews when goods verification is on (rules §3). */
export const reviewedFields = [
  'class_id',
  'goods_name',
  'goods_subname',
  'goods_images',
  'goods_content',
  'goods_content_mobile',
] as const
export type ReviewedField = (typeof reviewedFields)[number]

const words = {
  /** A class of the third level that the store may sell in. */
  class_id: Id,
  goods_name: LocalizedText(1, 120),
  goods_subname: LocalizedText(0, 120),
  /** The first is the main one. Uploads of the own store. */
  goods_images: z.array(Picture).check(z.minLength(1, 'REQUIRED'), z.maxLength(maxImages, 'TOO_LONG')),
  goods_content: LocalizedRichText(0),
  /** The description for phones; empty when it is the same. */
  goods_content_mobile: LocalizedRichText(0),
}
export const GoodsContent = z.object(words)

export const GoodsForm = z.strictObject({
  ...words,
  brand_id: OrNull(Id),
  /** Unique within the store; generated when empty. */
  goods_no: Text(0, 30),
  freight_choice: z.literal(freightChoices, 'CHOICE_INVALID'),
  /** The store's template when the choice is `template`, else null. */
  freight_id: OrNull(Id),
  shelf: z.literal(goodsShelves, 'CHOICE_INVALID'),
  /** Recommended on the store's own page. */
  is_recommend: Flag,
  /** SKUs with this many pieces or fewer are low in stock. */
  low_stock: Pieces,
  /** In the order that shoppers see; empty for goods without options. */
  attrs: z
    .array(
      z.strictObject({
        attr_id: Id,
        values: z
          .array(z.strictObject({ value_id: Id, image: z.optional(FileAddress) }))
          .check(z.minLength(1, 'REQUIRED'), z.maxLength(maxValues, 'TOO_LONG')),
      }),
    )
    .check(z.maxLength(maxAttrs, 'TOO_LONG')),
  /** SKUs with the same values are kept with their id and stock; missing ones are removed. */
  skus: z
    .array(
      z.strictObject({
        /** One value of each attribute, in the attributes' order. */
        value_ids: z.array(Id).check(z.maxLength(maxAttrs, 'TOO_LONG')),
        /** Unique within the store; generated when empty. */
        sku_no: Text(0, 40),
        goods_price: SalePrice,
        goods_market_price: SalePrice,
        goods_weight: Grams,
        goods_image: z.optional(FileAddress),
        /** Pieces on hand. A kept SKU's stock changes only where this differs from `old_stock`. */
        stock: Pieces,
        /** The stock that the form showed; STOCK_CHANGED if it has changed. Absent for new SKUs. */
        old_stock: z.optional(Pieces),
      }),
    )
    .check(z.minLength(1, 'REQUIRED'), z.maxLength(maxSkus, 'TOO_LONG')),
})
export type GoodsForm = z.input<typeof GoodsForm>
