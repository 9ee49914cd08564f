import type { Locale } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { placeSql } from './place.sql.ts'

const inLanguage = statement(
  'geo.places',
  `select place, ${placeSql('place')} as shown from unnest($2::text[]) as place`,
)

/** Places as addresses keep them, in the reader's language; Chinese ones ask nothing. */
export async function placesIn(db: Db, places: readonly string[], locale: Locale): Promise<(place: string) => string> {
  if (locale !== 'en' || !places.length) return (place) => place
  const rows = await db.rows<{ place: string; shown: string }>(inLanguage, [locale, [...new Set(places)]])
  const shown = new Map(rows.map((row) => [row.place, row.shown]))
  return (place) => shown.get(place) ?? place
}
