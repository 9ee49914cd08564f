import * as z from 'zod/mini'
import { DateTime, Id } from './shapes.ts'

/** What group buys, the groups in them and orders say of each other (rules §9). */

/**
 * Where a group is in its life. `founding` until its founder has paid, which nobody but the founder sees; `failed` when
 * its time was up, or when its founder did not pay.
 */
export const collectiveGroupStates = ['founding', 'open', 'completed', 'failed'] as const
export type CollectiveGroupState = (typeof collectiveGroupStates)[number]

/**
 * Whether somebody can join a group, and why not: they have a seat in it; all its seats are paid or, which may change, being
 * paid; it has ended; they have bought the most pieces that one person may; it is of their own store.
 */
export const groupJoins = ['joinable', 'joined', 'seats_held', 'completed', 'failed', 'limit', 'own_store'] as const
export type GroupJoin = (typeof groupJoins)[number]

/** The number of a group, which its page is shared by. */
export const CollectiveNo = z.string('REQUIRED').check(z.regex(/^\d{14,32}$/, 'INVALID'))

/** With an order of one SKU: open a group of this group buy, or join the one with the number. */
export const collectiveChoice = {
  collective: z.optional(z.strictObject({ id: Id, group_no: z.optional(CollectiveNo) })),
}

/** How full a group is. */
export const collectiveGroup = {
  group_no: z.string(),
  state: z.literal(collectiveGroupStates),
  people: z.number(),
  /** Seats that are paid. */
  joined: z.number(),
  /** Until when it has to be full, exclusive; null while it is founding. */
  expires_at: z.nullable(DateTime),
}
/** The group of an order; `id` is that of the group buy. */
export const OrderCollective = z.object({ ...collectiveGroup, id: z.number(), goods_id: z.number() })
export type OrderCollective = z.input<typeof OrderCollective>

/** The group that a quote is for. */
export const QuotedCollective = z.object({
  id: z.number(),
  /** Null for a group that is going to be opened. */
  group_no: z.nullable(z.string()),
  percent_off: z.string(),
  people: z.number(),
  /** Paid seats before this one. */
  joined: z.number(),
  /** How long a group has to become full. */
  hours: z.number(),
  /** Of the group that is joined. */
  expires_at: z.nullable(DateTime),
})
