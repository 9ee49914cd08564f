import * as z from 'zod/mini'
import { SalePrice } from './goods-form.ts'
import { sellerGoods } from './goods-seller.ts'
import { route } from './route.ts'
import { Id, Nothing, OrNull, Whole } from './shapes.ts'
import { freightChoices } from './status.ts'

/** Changes of several goods of a store at once, all or none. */

const ids = z.array(Id).check(z.minLength(1, 'NOT_SELECTED'), z.maxLength(400, 'TOO_LONG'))

/** How a bulk change makes the new price of a SKU from the old one. */
export const priceModes = ['set', 'raise', 'lower', 'percent'] as const

export const changePrices = route('PUT /Seller/goods/prices', {
  area: 'Seller',
  right: sellerGoods.right('update'),
  confirm: false,
  does: 'Changes the prices of all SKUs of several goods: sets them, raises or lowers them by an amount, or makes them so many percent of what they were, rounded to the cent.',
  body: z.strictObject({
    ids,
    mode: z.literal(priceModes, 'CHOICE_INVALID'),
    /** The new price, or by how much it changes; required unless the mode is `percent`. */
    price: z.optional(SalePrice),
    /** Of the present price: 90 is a tenth off. */
    percent: z.optional(Whole(1, 1000)),
  }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
  idempotent: true,
})

export const changeFreight = route('PUT /Seller/goods/freight', {
  area: 'Seller',
  right: sellerGoods.right('update'),
  confirm: false,
  does: 'Changes how delivery of several goods is charged.',
  body: z.strictObject({
    ids,
    freight_choice: z.literal(freightChoices, 'CHOICE_INVALID'),
    /** The store's template when the choice is `template`, else null. */
    freight_id: OrNull(Id),
  }),
  reply: Nothing,
  fails: ['NOT_FOUND'],
})
