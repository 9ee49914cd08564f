import * as z from 'zod/mini'
import { CardSeckill, GoodsCard } from './catalog.ts'
import { route } from './route.ts'
import { Id, Ids, Instant, Whole, paged } from './shapes.ts'

/** Favourite goods and stores, and the browsing history (rules §10). */

export const favoriteKinds = ['goods', 'store'] as const
export type FavoriteKind = (typeof favoriteKinds)[number]
const Kind = z.literal(favoriteKinds, 'CHOICE_INVALID')

/** The current state: goods without a page are `gone`, stores not open to the public are `closed`. */
export const favoriteStates = ['on_sale', 'sold_out', 'off_shelf', 'gone', 'open', 'closed'] as const
export type FavoriteState = (typeof favoriteStates)[number]

export const Favorite = z.object({
  id: z.number(),
  is_type: Kind,
  /** Of the goods or the store. */
  out_id: z.number(),
  name: z.string(),
  image: z.string(),
  /** The store of goods; what a store says about itself. */
  about: z.string(),
  /** Today's price; null for stores. */
  goods_price: z.nullable(z.string()),
  /** The price when it was added, where it differs from today's; else null. */
  price_was: z.nullable(z.string()),
  /** The flash sale of goods that runs. */
  seckill: CardSeckill,
  state: z.literal(favoriteStates),
  created_at: z.string(),
})
export type Favorite = z.input<typeof Favorite>

export const isFavorite = route('GET /is_fav', {
  area: 'Home',
  right: 'guest',
  does: 'Whether goods or a store are among the own favourites; false for guests.',
  query: z.strictObject({ is_type: Kind, out_id: Id }),
  reply: z.boolean(),
})
export const listFavorites = route('GET /user/favorites', {
  area: 'Home',
  right: 'shopper',
  does: 'The own favourites with price and state today, the last added first, and how many there are of each kind.',
  query: z.strictObject({
    is_type: z.optional(Kind),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.extend(paged(Favorite), { counts: z.object({ goods: z.number(), store: z.number() }) }),
})
const some = z.strictObject({ is_type: Kind, out_id: Ids })
export const addFavorites = route('POST /user/favorites', {
  area: 'Home',
  right: 'shopper',
  does: 'Adds goods or stores, ids joined by comma, all or none. What is a favourite stays as it is; one removed within the last minute comes back as it was.',
  body: some,
  reply: z.object({}),
  fails: ['GOODS_NOT_FOUND', 'STORE_NOT_FOUND', 'FAVORITES_FULL'],
})
export const removeFavorites = route('DELETE /user/favorites', {
  area: 'Home',
  right: 'shopper',
  does: 'Removes goods or stores, ids joined by comma, from the own favourites; what is none is passed over.',
  query: some,
  reply: z.object({}),
})

export const HistoryRow = z.extend(GoodsCard, {
  state: z.literal(['on_sale', 'sold_out', 'off_shelf']),
  seen_at: z.string(),
})
export type HistoryRow = z.input<typeof HistoryRow>

export const listHistory = route('GET /user/history', {
  area: 'Home',
  right: 'shopper',
  does: 'The goods looked at last, at most 100; those without a page any more are left out.',
  query: z.strictObject({ limit: z.optional(Whole(1, 100)) }),
  reply: z.array(HistoryRow),
})
export const noteViews = route('POST /user/history', {
  area: 'Home',
  right: 'shopper',
  does: 'Notes goods that were looked at, the newest first: one from a goods page, all of a guest’s at login. Unknown goods are passed over, the last 100 are kept.',
  body: z.strictObject({
    goods: z
      .array(
        z.strictObject({
          goods_id: Id,
          /** Defaults to now, also when it lies in the future. */
          seen_at: z.optional(Instant),
        }),
      )
      .check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG')),
  }),
  reply: z.object({}),
})
export const clearHistory = route('DELETE /user/history', {
  area: 'Home',
  right: 'shopper',
  does: 'Forgets some goods of the own history, ids joined by comma; all of it without ids.',
  query: z.strictObject({ goods_id: z.optional(Ids) }),
  reply: z.object({}),
})
