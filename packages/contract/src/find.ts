import * as z from 'zod/mini'
import { route } from './route.ts'
import { Text } from './shapes.ts'

/** Rows of the back offices found by number or name, from anywhere in them. */

export const foundKinds = ['order', 'goods', 'store', 'user'] as const
export type FoundKind = (typeof foundKinds)[number]

const FindResult = z.object({
  kind: z.literal(foundKinds),
  id: z.number(),
  /** The number of an order, else the name in the caller's language. */
  name: z.string(),
  /** What tells it from others of the name: the total of an order, the number of goods, the user name of a user. */
  note: z.string(),
  /** The list that holds it, and the filter that leaves it alone there. */
  list: z.string(),
  filter: z.object({ name: z.string(), value: z.string() }),
})
export type FindResult = z.input<typeof FindResult>

const find = {
  query: z.strictObject({ text: Text(1, 60) }),
  reply: z.array(FindResult),
} as const

export const findAsAdmin = route('GET /Admin/find', {
  ...find,
  area: 'Admin',
  right: 'admin',
  does: 'The first orders, goods, stores and users whose number or name has this text; of each list only for those who may search it.',
})
export const findAsSeller = route('GET /Seller/find', {
  ...find,
  area: 'Seller',
  right: 'seller',
  does: 'The first orders and goods of the store whose number or name has this text; of each list only for those who may search it.',
})
