import type { LocalText } from '@fangshi/contract/locale'
import type { TraceState } from '@fangshi/contract/logistics'

/** Requests to couriers and their answers, for any provider. */

/** A tracked parcel. */
export interface Shipment {
  delivery_code: string
  delivery_no: string
  phone_tail: string
  from_place: string
  to_place: string
  sent_at: Date
  /** How long an hour of the courier simulator takes, in ms. */
  hour_ms: number
}

/** One step on a parcel's way. */
export interface Trace {
  time: Date
  context: LocalText
  place: LocalText
  state: TraceState
}

/** The traces of a parcel, oldest first, and when to ask again; null for never. */
export interface CourierReport {
  traces: readonly Trace[]
  next_at: Date | null
}

/** A source of tracking data. Called outside any transaction and never while someone waits for a page. */
export interface Courier {
  /** Throws when it should be asked again later. */
  trace(shipment: Shipment, now: Date): Promise<CourierReport>
}

/** When a parcel arrived, according to its traces. */
export const deliveredAt = (traces: readonly Trace[]): Date | null =>
  traces.find(({ state }) => state === 'delivered')?.time ?? null
