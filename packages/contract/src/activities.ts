import * as z from 'zod/mini'
import { Text } from './shapes.ts'

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

/** The body of stopping an activity: why, for everybody who manages it. */
export const StopReason = z.strictObject({ reason: Text(1, 200) })
