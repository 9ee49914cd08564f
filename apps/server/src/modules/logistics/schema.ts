import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { traceStates } from '@fangshi/contract/logistics'
import { id, instant, localText, ref } from '../../kernel/db/columns.ts'
import { expresses } from '../geo/schema.ts'

/** A tracked parcel and its state. */
export const parcelTracks = pgTable(
  'parcel_tracks',
  {
    id: id(),
    delivery_code: text()
      .notNull()
      .references(() => expresses.code),
    delivery_no: text().notNull(),
    /** The last digits of the receiver's phone number, which some couriers require. */
    phone_tail: text().notNull(),
    from_place: text().notNull(),
    to_place: text().notNull(),
    sent_at: instant().notNull(),
    /** How long an hour of the courier simulator takes, in ms. */
    hour_ms: integer().notNull(),
    /** Of the newest trace; null while there is none. */
    state: text({ enum: traceStates }),
    delivered_at: instant(),
    /** When the courier is asked again; null for never. */
    next_at: instant(),
    /** How many times in a row the courier could not be asked. */
    failures: integer().notNull().default(0),
  },
  (t) => [
    index('parcel_tracks_express').on(t.delivery_code),
    index('parcel_tracks_due')
      .on(t.next_at)
      .where(sql`${t.next_at} is not null`),
    check(
      'parcel_tracks_delivered',
      sql`(${t.delivered_at} is not null) = (${t.state} is not distinct from 'delivered')`,
    ),
    check('parcel_tracks_hour', sql`${t.hour_ms} > 0 and ${t.failures} >= 0`),
  ],
)

/** The traces of a parcel, stored so that nobody waits for the courier. */
export const parcelTraces = pgTable(
  'parcel_traces',
  {
    id: id(),
    track_id: ref()
      .notNull()
      .references(() => parcelTracks.id),
    time: instant().notNull(),
    context: localText().notNull(),
    place: localText().notNull(),
    state: text({ enum: traceStates }).notNull(),
  },
  (t) => [index('parcel_traces_track').on(t.track_id, t.time, t.id)],
)
