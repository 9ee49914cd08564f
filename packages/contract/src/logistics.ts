import * as z from 'zod/mini'
import { DateTime } from './shapes.ts'

/** What became of a parcel on its way (rules §5). */

/** What a courier tells of a parcel, in the order in which it usually comes. */
export const traceStates = ['announced', 'collected', 'in_transit', 'out_for_delivery', 'delivered', 'problem'] as const
export type TraceState = (typeof traceStates)[number]

/** One step on a parcel's way. */
export const Trace = z.object({
  time: DateTime,
  context: z.string(),
  place: z.string(),
  state: z.literal(traceStates),
})
export type Trace = z.input<typeof Trace>

/** What is known of a parcel that is followed; nothing yet, or never, for one that is not. */
export const tracked = {
  state: z.nullable(z.literal(traceStates)),
  delivered_at: z.nullable(DateTime),
  /** Newest first. */
  traces: z.array(Trace),
}
