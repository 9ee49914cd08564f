import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../../kernel/db/db.ts'
import { tracksIn, type TrackRow } from '../../logistics/public.ts'
import { parcelsOf, type ParcelRow } from './parcels.db.ts'

/** The parcels of an order with their tracking in the reader's language, by tracking id. */
export async function tracedParcels(
  db: Db,
  orderId: number,
  locale: Locale,
): Promise<{ parcels: ParcelRow[]; tracks: Map<number, TrackRow> }> {
  const parcels = await parcelsOf(db, [orderId])
  const ids = parcels.flatMap(({ track_id }) => track_id ?? [])
  return { parcels, tracks: await tracksIn(db, ids, locale) }
}
