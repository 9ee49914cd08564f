import type { Parcel, PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { hoursOnTheWay, placeOfArea, simulate, type Shipment } from '../modules/logistics/public.ts'
import { parcelTraces, parcelTracks } from '../modules/logistics/schema.ts'
import { stores } from '../modules/stores/schema.ts'
import { insertKeyed, insertRows, of } from './insert.ts'

const hourMs = 60 * 60_000

/** A parcel of the plan with the ends of its way. */
export interface SentParcel {
  key: string
  parcel: Parcel
  order: PlannedOrder
  store_id: number
  receiver: { receive_tel: string; area_info: string }
}

/** A parcel arrives before its order was received; others take their time, not the minutes of what is sent in the demo. */
function paceOf(shipment: Shipment, { received_at }: PlannedOrder): number {
  if (!received_at) return hourMs
  const taken = received_at.getTime() - shipment.sent_at.getTime()
  return Math.max(1, Math.min(hourMs, Math.floor((taken * 0.9) / hoursOnTheWay(shipment))))
}

/** The parcels on their way as the courier simulator has them at `now`; gives the id of each by its key. */
export async function loadTracks(tx: Tx, sent: readonly SentParcel[], now: Date): Promise<Map<string, number>> {
  const places = new Map(
    (await tx.q.select({ id: stores.id, area: stores.area_info }).from(stores)).map((row) => [row.id, row.area]),
  )
  const shipments = sent.map(({ key, parcel, order, store_id, receiver }) => {
    const shipment: Shipment = {
      delivery_code: parcel.courier,
      delivery_no: parcel.number,
      phone_tail: receiver.receive_tel.slice(-4),
      from_place: placeOfArea(places.get(store_id) ?? ''),
      to_place: placeOfArea(receiver.area_info),
      sent_at: parcel.shipped_at,
      hour_ms: hourMs,
    }
    const paced = { ...shipment, hour_ms: paceOf(shipment, order) }
    return { key, paced, told: simulate(paced, now) }
  })
  const ids = await insertKeyed(
    tx,
    parcelTracks,
    shipments.map(({ key, paced, told: { traces, next_at } }) => {
      const last = traces.at(-1)
      const delivered_at = last?.state === 'delivered' ? last.time : null
      return [key, { ...paced, state: last?.state ?? null, delivered_at, next_at }] as const
    }),
  )
  const traces = shipments.flatMap(({ key, told }) =>
    told.traces.map((trace) => ({ ...trace, track_id: of(ids, key) })),
  )
  await insertRows(tx, parcelTraces, traces)
  return ids
}
