import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { placeOfArea } from './place-of-area.ts'
import { addTrack } from './tracks.db.ts'

export interface Parcel {
  delivery_code: string
  delivery_no: string
  /** The full number; only its last digits are stored. */
  receive_tel: string
  /** The areas of the store and the receiver, as written in addresses. */
  from_area: string
  to_area: string
}

const hourMs = 60 * 60_000
/** Whoever watches the demo sees an hour of the simulator pass in a minute. */
const watchedHourMs = 60_000

/** Starts tracking a parcel; returns its tracking id. Throws EXPRESS_UNKNOWN through its foreign key. */
export const followParcel = (tx: Tx, ctx: Context, parcel: Parcel): Promise<number> =>
  addTrack(tx, {
    delivery_code: parcel.delivery_code,
    delivery_no: parcel.delivery_no,
    phone_tail: parcel.receive_tel.slice(-4),
    from_place: placeOfArea(parcel.from_area),
    to_place: placeOfArea(parcel.to_area),
    sent_at: ctx.now(),
    hour_ms: ctx.isReplay ? hourMs : watchedHourMs,
  })
