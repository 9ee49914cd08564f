import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Id, Ids, Whole, paged } from './shapes.ts'

/**
 * Flash sales as shoppers meet them (rules §9). The platform's day is split into slots by the hours of the settings; a
 * flash sale belongs to each slot that it runs in. All texts are in the caller's language.
 */

/** `sold_out`: it runs, and nothing of its quota is left. */
export const seckillShopStates = ['running', 'coming', 'sold_out', 'ended'] as const
export type SeckillShopState = (typeof seckillShopStates)[number]

/** The start of a slot, as `YYYY-MM-DDTHH` in the platform's zone. */
export const SlotKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3])$/, 'TIME_INVALID'))

/** The server's clock when it answered, in ms since 1970: countdowns go by it and not by the device's clock. */
const ServerNow = z.number()

export const readClock = route('GET /clock', {
  area: 'Home',
  right: 'public',
  does: 'The server’s clock.',
  reply: z.object({ now_ms: ServerNow }),
})

export const SeckillSlot = z.object({
  key: SlotKey,
  start_time: DateTime,
  /** Exclusive. */
  end_time: DateTime,
  /** True for the slot that the server's clock is in, which is the first one. */
  is_now: z.boolean(),
})
export type SeckillSlot = z.input<typeof SeckillSlot>

export const SeckillCard = z.object({
  id: z.number(),
  goods_id: z.number(),
  goods_name: z.string(),
  goods_image: z.string(),
  store_name: z.string(),
  /** The lowest flash price of its SKUs, and the ordinary price of the same SKU. */
  price: z.string(),
  goods_price: z.string(),
  /** Whether other SKUs cost more. */
  is_from: z.boolean(),
  start_time: DateTime,
  /** Exclusive. */
  end_time: DateTime,
  max_per_person: z.number(),
  state: z.literal(seckillShopStates),
  /** The ordered share of the quota, rounded down. */
  sold_percent: z.number(),
  /** Pieces that can be ordered; the whole quota before the start. */
  left: z.number(),
})
export type SeckillCard = z.input<typeof SeckillCard>

export const listSeckills = route('GET /seckills', {
  area: 'Home',
  right: 'public',
  does: 'Flash sales of a slot, by default of the current one, and the slots of the next 24 hours in which one starts.',
  query: z.strictObject({
    slot: z.optional(SlotKey),
    page: z.optional(Whole(1, 1000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.extend(paged(SeckillCard), {
    slots: z.array(SeckillSlot),
    /** The slot that the cards are of. */
    slot: SlotKey,
    now_ms: ServerNow,
  }),
})

const SeckillSkuOfGoods = z.object({
  sku_id: z.number(),
  price: z.string(),
  /** Pieces that can be ordered at this price. */
  left: z.number(),
  goods_price: z.string(),
  goods_market_price: z.string(),
  /** Pieces that can be ordered at the ordinary price. */
  goods_stock: z.number(),
})
export const GoodsSeckill = z.object({
  id: z.number(),
  start_time: DateTime,
  /** Exclusive. */
  end_time: DateTime,
  state: z.literal(['running', 'coming', 'sold_out']),
  max_per_person: z.number(),
  /** Pieces of it that the shopper has ordered; 0 for guests. */
  ordered: z.number(),
  /** Whether the shopper is reminded of its start. */
  is_reminded: z.boolean(),
  sold_percent: z.number(),
  left: z.number(),
  skus: z.array(SeckillSkuOfGoods),
  now_ms: ServerNow,
})
export type GoodsSeckill = z.input<typeof GoodsSeckill>

export const goodsSeckill = route('GET /goods/{id}/seckill', {
  area: 'Home',
  right: 'guest',
  does: 'The flash sale of goods that runs, or else the next one that starts within three days; null without any.',
  params: z.strictObject({ id: Id }),
  reply: z.nullable(GoodsSeckill),
})

export const listSeckillReminders = route('GET /user/seckill_reminders', {
  area: 'Home',
  right: 'shopper',
  does: 'The coming flash sales of whose start the shopper is reminded, at most 100.',
  reply: z.array(z.object({ seckill_id: z.number() })),
})
export const addSeckillReminder = route('POST /user/seckill_reminders', {
  area: 'Home',
  right: 'shopper',
  does: 'Reminds the shopper by text message 5 minutes before a flash sale starts; asking again changes nothing.',
  body: z.strictObject({ seckill_id: Id }),
  reply: z.object({}),
  fails: ['NOT_FOUND', 'SECKILL_STARTED', 'PHONE_MISSING', 'SECKILL_REMINDERS_FULL'],
})
export const removeSeckillReminders = route('DELETE /user/seckill_reminders', {
  area: 'Home',
  right: 'shopper',
  does: 'Reminds the shopper no longer, ids of flash sales joined by comma; those without a reminder are passed over.',
  query: z.strictObject({ seckill_ids: Ids }),
  reply: z.object({}),
})
