import type { Locale } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { placeSql } from './place.sql.ts'

const inLanguage = statement(
  'geo.places',
  `select place, ${placeSql('place')} as shown from unnest($2::text[]) as place`,
)

const citiesInEnglish = statement(
  'geo.cities',
  `select distinct on (name) name, name_en from areas
    where name = any($1) and deep < 2 and name_en <> '' order by name, code`,
)

/** English names of provinces and cities by their Chinese ones, `景德镇市` → `Jingdezhen`; unknown ones are left out. */
export const englishCities = async (db: Db, cities: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.rows<{ name: string; name_en: string }>(citiesInEnglish, [[...new Set(cities)]])).map((row) => [
      row.name,
      row.name_en,
    ]),
  )

/** Places as addresses keep them, in the reader's language; Chinese ones ask nothing. */
export async function placesIn(db: Db, places: readonly string[], locale: Locale): Promise<(place: string) => string> {
  if (locale !== 'en' || !places.length) return (place) => place
  const rows = await db.rows<{ place: string; shown: string }>(inLanguage, [locale, [...new Set(places)]])
  const shown = new Map(rows.map((row) => [row.place, row.shown]))
  return (place) => shown.get(place) ?? place
}
