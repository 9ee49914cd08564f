import { statement, type Db } from '../db/db.ts'
import type { SocketHolder } from './sockets.ts'

type Present = Pick<SocketHolder, 'area' | 'account_id' | 'store_id'>

/** How often a process writes down who has an open socket in it, in ms. */
export const presenceMs = 30_000

const note = statement(
  'kernel.presence',
  `insert into socket_presence (area, account_id, store_id, seen_at)
   select distinct on (area, account_id) area, account_id, store_id, now()
     from unnest((select $1::text[]), (select $2::bigint[]), (select $3::bigint[])) as t(area, account_id, store_id) order by area, account_id
   on conflict (area, account_id) do update set store_id = excluded.store_id, seen_at = excluded.seen_at`,
)
/** Writes down that accounts have open pages now. */
export async function notePresence(db: Db, present: readonly Present[]): Promise<void> {
  if (!present.length) return
  await db.rows(note, [
    present.map(({ area }) => area),
    present.map(({ account_id }) => account_id),
    present.map(({ store_id }) => store_id),
  ])
}

// Noted within two and a half rounds.
const accounts = statement(
  'kernel.present_accounts',
  `select account_id as id from socket_presence
    where area = $1 and account_id = any($2::bigint[]) and seen_at > now() - interval '75 seconds'`,
)
const stores = statement(
  'kernel.present_stores',
  `select distinct store_id as id from socket_presence
    where store_id = any($1::bigint[]) and seen_at > now() - interval '75 seconds'`,
)
const idsOf = (rows: { id: number }[]): Set<number> => new Set(rows.map(({ id }) => id))
/** Those of the accounts of an area that have an open page. */
export const accountsOnline = async (db: Db, area: Present['area'], ids: readonly number[]): Promise<Set<number>> =>
  idsOf(await db.rows<{ id: number }>(accounts, [area, [...new Set(ids)]]))
/** Those of the stores of which somebody has an open page. */
export const storesOnline = async (db: Db, ids: readonly number[]): Promise<Set<number>> =>
  idsOf(await db.rows<{ id: number }>(stores, [[...new Set(ids)]]))
