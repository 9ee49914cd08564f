import type { LocalText } from '@fangshi/contract/locale'
import type { TraceState } from '@fangshi/contract/logistics'

/** What couriers are asked and tell, whoever asks them. */

/** A parcel that is followed. */
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

/** All that is known of a parcel, oldest first, and when to ask again; null for never. */
export interface Told {
  traces: readonly Trace[]
  next_at: Date | null
}

/** Who knows where parcels are. Asked outside any transaction and never while somebody waits for a page. */
export interface Courier {
  /** Throws to be asked again later. */
  trace(shipment: Shipment, now: Date): Promise<Told>
}

/** When a parcel arrived, as far as its traces tell. */
export const deliveredAt = (traces: readonly Trace[]): Date | null =>
  traces.find(({ state }) => state === 'delivered')?.time ?? null
