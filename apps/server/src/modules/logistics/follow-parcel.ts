import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { placeOfArea } from './place-of-area.ts'
import { addTrack } from './tracks.db.ts'

export interface Parcel {
  delivery_code: string
  delivery_no: string
  /** Whole; only its end is kept. */
  receive_tel: string
  /** Where the store and the receiver are, as addresses write it. */
  from_area: string
  to_area: string
}

/** In the demo an hour of the simulator takes a minute. */
const demoHourMs = 60_000

/** Follows a parcel from now on; gives the id under which it is known. Throws EXPRESS_UNKNOWN by its foreign key. */
export const followParcel = (tx: Tx, ctx: Context, parcel: Parcel): Promise<number> =>
  addTrack(tx, {
    delivery_code: parcel.delivery_code,
    delivery_no: parcel.delivery_no,
    phone_tail: parcel.receive_tel.slice(-4),
    from_place: placeOfArea(parcel.from_area),
    to_place: placeOfArea(parcel.to_area),
    sent_at: ctx.now(),
    hour_ms: demoHourMs,
  })
