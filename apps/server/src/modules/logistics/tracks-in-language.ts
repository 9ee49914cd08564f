import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../kernel/db/db.ts'
import { englishCities } from '../geo/public.ts'
import { tracksOf, type TrackRow } from './tracks.db.ts'

type Trace = TrackRow['traces'][number]

/** A trace whose city has its English name, also where an English sentence says it. */
function inEnglish(trace: Trace, cities: ReadonlyMap<string, string>): Trace {
  const chinese = trace.place['zh-cn']
  const city = cities.get(chinese)
  if (!city) return trace
  const { context } = trace
  return {
    ...trace,
    place: { ...trace.place, en: city },
    context: context.en ? { ...context, en: context.en.replaceAll(chinese, city) } : context,
  }
}

/** Parcels with their traces, newest first, by id; for English readers the cities have their English names. */
export async function tracksIn(db: Db, ids: readonly number[], locale: Locale): Promise<Map<number, TrackRow>> {
  const tracks = await tracksOf(db, ids)
  if (locale !== 'en') return tracks
  const places = [...tracks.values()].flatMap(({ traces }) => traces.map(({ place }) => place['zh-cn']))
  const cities = await englishCities(db, places)
  return new Map(
    [...tracks].map(([id, track]) => [id, { ...track, traces: track.traces.map((trace) => inEnglish(trace, cities)) }]),
  )
}
