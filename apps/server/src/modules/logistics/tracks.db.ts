import type { LocalText } from '@fangshi/contract/locale'
import type { TraceState } from '@fangshi/contract/logistics'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { Shipment, Trace } from './courier.ts'

const add = statement(
  'logistics.add_track',
  `insert into parcel_tracks (delivery_code, delivery_no, phone_tail, from_place, to_place, sent_at, hour_ms, next_at)
   values ($1, $2, $3, $4, $5, $6, $7, $6) returning id`,
)

/** Adds a parcel to be tracked from now on; returns its id. */
export async function addTrack(tx: Tx, it: Shipment): Promise<number> {
  const values = [it.delivery_code, it.delivery_no, it.phone_tail, it.from_place, it.to_place, it.sent_at, it.hour_ms]
  return ((await tx.row<{ id: number }>(add, values)) as { id: number }).id
}

export interface DueTrack extends Shipment {
  id: number
  failures: number
}

const claim = statement(
  'logistics.claim_due',
  `update parcel_tracks set next_at = $2 where id in (
     select id from parcel_tracks where next_at <= $1 order by next_at limit $3 for no key update skip locked)
   returning id, delivery_code, delivery_no, phone_tail, from_place, to_place, sent_at, hour_ms, failures`,
)

/** Claims due parcels; until `until` no other process claims them. */
export const claimDue = (db: Db, now: Date, until: Date, limit: number) => db.rows<DueTrack>(claim, [now, until, limit])

/** When the next parcel is due, after `$1`. */
export const nextDueTrack = 'select min(next_at) from parcel_tracks where next_at > $1'

const lock = statement('logistics.lock_track', 'select delivered_at from parcel_tracks where id = $1 for no key update')
const forget = statement('logistics.forget_traces', 'delete from parcel_traces where track_id = $1')
const keep = statement(
  'logistics.keep_traces',
  `insert into parcel_traces (track_id, time, context, place, state)
   select $1, t.time, t.context, t.place, t.state
     from rows from (jsonb_to_recordset($2::jsonb) as (time timestamptz, context jsonb, place jsonb, state text))
          with ordinality as t (time, context, place, state, n)
    order by t.n`,
)
const stand = statement(
  'logistics.stand',
  'update parcel_tracks set state = coalesce($2, state), delivered_at = $3, next_at = $4, failures = 0 where id = $1',
)

/** What is known of a parcel now. */
export interface TrackState {
  traces: readonly Trace[]
  delivered_at: Date | null
  next_at: Date | null
}

/** Replaces the traces of a parcel; true when they report its delivery for the first time. */
export async function saveTrack(tx: Tx, id: number, { traces, delivered_at, next_at }: TrackState): Promise<boolean> {
  const before = await tx.row<{ delivered_at: Date | null }>(lock, [id])
  if (!before || before.delivered_at) return false
  // An empty report from the courier removes nothing.
  if (traces.length) {
    await tx.rows(forget, [id])
    await tx.rows(keep, [id, JSON.stringify(traces)])
  }
  const state = delivered_at ? 'delivered' : (traces.at(-1)?.state ?? null)
  await tx.rows(stand, [id, state, delivered_at, next_at])
  return delivered_at !== null
}

const later = statement(
  'logistics.later',
  'update parcel_tracks set next_at = $2, failures = failures + 1 where id = $1',
)

/** Records that a parcel's courier could not be asked. */
export const askLater = (db: Db, id: number, nextAt: Date | null) => db.rows(later, [id, nextAt])

export interface TrackRow {
  id: number
  state: TraceState | null
  delivered_at: Date | null
  traces: { time: string; context: LocalText; place: LocalText; state: TraceState }[]
}

const read = statement(
  'logistics.tracks',
  `select t.id, t.state, t.delivered_at, (
       select coalesce(json_agg(json_build_object('time', s.time, 'context', s.context, 'place', s.place, 'state', s.state)
                                order by s.time desc, s.id desc), '[]')
         from parcel_traces s where s.track_id = t.id) as traces
     from parcel_tracks t where t.id = any($1::bigint[])`,
)

/** Parcels with their traces, newest first, by id. */
export const tracksOf = async (db: Db, ids: readonly number[]): Promise<Map<number, TrackRow>> =>
  new Map(ids.length ? (await db.rows<TrackRow>(read, [ids])).map((row) => [row.id, row]) : [])
