import * as z from 'zod/mini'
import { route } from './route.ts'
import { Id, Price, Revised, Text, Whole } from './shapes.ts'

/** Freight templates of the store (rules §4 step 4): one form, saved as a whole. Weights in grams. */

/** Maximum number of custom templates of a store. */
export const maxTemplates = 50
/** A tonne, the maximum weight of a parcel. */
const maxGrams = 1_000_000

const terms = {
  first_weight_g: Whole(1, maxGrams),
  first_price: Price,
  /** Each started unit beyond the first weight takes `next_price`. */
  next_weight_g: Whole(1, maxGrams),
  next_price: Price,
}
const custom = {
  name: Text(1, 20),
  ...terms,
  /** Province codes; other provinces use the default. */
  provinces: z.array(Text(2, 12)).check(z.minLength(1, 'REQUIRED'), z.maxLength(40, 'TOO_LONG')),
}

const Templates = z.object({
  default: z.object({ id: Id, ...terms }),
  customs: z.array(z.object({ id: Id, ...custom })),
  /** All provinces, for the checkboxes. */
  provinces: z.array(z.object({ code: z.string(), name: z.string() })),
  revision: z.string(),
})

export type Freights = z.input<typeof Templates>

export const listFreights = route('GET /Seller/freights', {
  area: 'Seller',
  right: 'Seller.freights.index',
  does: 'The freight templates of the own store: the default and the custom ones.',
  reply: Templates,
})
const FreightsInput = z.strictObject({
  default: z.strictObject(terms),
  customs: z.array(z.strictObject({ id: z.optional(Id), ...custom })).check(z.maxLength(maxTemplates, 'TOO_LONG')),
  ...Revised,
})
export type FreightsInput = z.output<typeof FreightsInput>

export const saveFreights = route('PUT /Seller/freights', {
  area: 'Seller',
  right: 'Seller.freights.update',
  confirm: false,
  does: 'Saves all templates at once, all or none: those without an id are added, those that are missing are deleted.',
  body: FreightsInput,
  reply: Templates,
  fails: ['NOT_FOUND', 'IN_USE', 'FORM_STALE'],
})
