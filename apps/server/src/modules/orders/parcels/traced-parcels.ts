import type { Db } from '../../../kernel/db/db.ts'
import { tracksOf, type TrackRow } from '../../logistics/public.ts'
import { parcelsOf, type ParcelRow } from './parcels.db.ts'

/** The parcels of an order with their tracking, by tracking id. */
export async function tracedParcels(
  db: Db,
  orderId: number,
): Promise<{ parcels: ParcelRow[]; tracks: Map<number, TrackRow> }> {
  const parcels = await parcelsOf(db, [orderId])
  const ids = parcels.flatMap(({ track_id }) => track_id ?? [])
  return { parcels, tracks: await tracksOf(db, ids) }
}
