import * as z from 'zod/mini'
import type { Locale } from './locale.ts'
import { onMap, type Place } from './map-datum.ts'
import { route } from './route.ts'

/**
 * Choosing a place on a map (AMap). The map stands in a page of its own at `mapPage`, inside a frame: the policy of that
 * page alone lets the provider's scripts in.
 */
export const mapPage = '/map_picker'

export const getMap = route('GET /map', {
  area: 'Home',
  right: 'public',
  does: 'Whether a place can be chosen on a map: the settings hold a key for one.',
  reply: z.object({ available: z.boolean() }),
})

/** The URL of the page, centred on a place if given. */
export function mapAddress(place: Place | null, locale: Locale): string {
  const query = new URLSearchParams()
  const drawn = place && onMap(place)
  if (drawn) for (const name of ['lat', 'lng'] as const) query.set(name, drawn[name].toFixed(6))
  query.set('lang', locale)
  return `${mapPage}?${query}`
}

/** Messages of the framed page: whether the map is drawn. */
export type MapState = { kind: 'map-ready' | 'map-failed' }

/** Then: the chosen point in the map's coordinates (`offMap`). */
export interface PickedPoint extends Place {
  kind: 'map-point'
}

/** The message of the framed page, or null for any other message. */
export function pickedPoint(data: unknown): PickedPoint | null {
  const { kind, lat, lng } = (typeof data === 'object' ? (data ?? {}) : {}) as Partial<PickedPoint>
  const isPoint = kind === 'map-point' && Number.isFinite(lat) && Number.isFinite(lng)
  return isPoint ? (data as PickedPoint) : null
}

/** Whether the framed page reports that the map is drawn; null for any other message. */
export function mapState(data: unknown): MapState['kind'] | null {
  const { kind } = (typeof data === 'object' ? (data ?? {}) : {}) as Partial<MapState>
  return kind === 'map-ready' || kind === 'map-failed' ? kind : null
}
