import * as z from 'zod/mini'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { DateTime, Id, LocalizedText, Nothing, Text } from './shapes.ts'

/** What activities have in common: offers and sales that a store or the platform plans for a time (rules §9). */

/** Where an activity is in its life. It follows from its window, the clock and whether it was stopped. */
export const activityStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const
export type ActivityState = (typeof activityStates)[number]

/**
 * What may be done to an activity from the screens of a back office. `edit` changes all of it before its start, `extend`
 * only moves the end of a running one to a later time.
 */
export const activityActions = ['edit', 'extend', 'stop', 'delete'] as const
export type ActivityAction = (typeof activityActions)[number]

/** Who stopped an activity. */
export const activityStoppers = ['store', 'platform'] as const

/** What back offices read of every activity. */
export const activityRow = {
  start_time: DateTime,
  /** Exclusive. */
  end_time: DateTime,
  is_draft: z.boolean(),
  state: z.literal(activityStates),
  /** Who stopped it and why; null and empty while nobody has. */
  stopped_by: z.nullable(z.literal(activityStoppers)),
  stop_reason: z.string(),
  created_at: DateTime,
  actions: z.array(z.literal(activityActions)),
}
/** The same of one that sells goods. */
export const goodsActivityRow = {
  id: Id,
  goods_id: z.number(),
  goods_name: LocalizedText(1, 120),
  goods_image: z.string(),
  /** The most pieces that one shopper may buy. */
  max_per_person: z.number(),
  ...activityRow,
}

export const activityFilters = {
  state: choiceFilter(activityStates),
  start_time: timeFilter(),
  end_time: timeFilter(),
}
export const goodsActivityFilters = {
  goods_id: numberFilter(),
  goods_name: textFilter('like'),
  ...activityFilters,
}

/** Goods on the form of an activity. */
export const goodsForActivity = <Sku extends z.core.$ZodType>(sku: Sku) =>
  z.object({
    id: z.number(),
    goods_name: LocalizedText(1, 120),
    goods_image: z.string(),
    skus: z.array(sku),
  })

/** What routes that stop an activity have in common; the reason is for everybody who manages it. */
export const stopping = {
  // Nothing is given away by it.
  confirm: false,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: Text(1, 200) }),
  reply: Nothing,
  fails: ['NOT_FOUND', 'ACTIVITY_MOVE_REFUSED'],
} as const
