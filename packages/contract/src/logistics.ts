import * as z from 'zod/mini'
import { DateTime } from './shapes.ts'

/** The tracking of a parcel (rules §5). */

/** The states of a parcel as reported by couriers, in their usual order. */
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

/** The known tracking of a parcel; empty for parcels that are not tracked. */
export const tracked = {
  state: z.nullable(z.literal(traceStates)),
  delivered_at: z.nullable(DateTime),
  /** Newest first. */
  traces: z.array(Trace),
}
