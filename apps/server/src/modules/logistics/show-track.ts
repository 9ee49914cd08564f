import { localText, type Locale } from '@fangshi/contract/locale'
import type { Trace, TraceState } from '@fangshi/contract/logistics'
import { formatDateTime } from '@fangshi/contract/time'
import type { TrackRow } from './tracks.db.ts'

/** The tracking of a parcel for people; empty for a parcel that is not tracked. */
export const showTrack = (
  track: TrackRow | undefined,
  locale: Locale,
): { state: TraceState | null; delivered_at: string | null; traces: Trace[] } => ({
  state: track?.state ?? null,
  delivered_at: track?.delivered_at ? formatDateTime(track.delivered_at) : null,
  traces: (track?.traces ?? []).map(({ time, context, place, state }) => ({
    time: formatDateTime(new Date(time)),
    context: localText(context, locale),
    place: localText(place, locale),
    state,
  })),
})
