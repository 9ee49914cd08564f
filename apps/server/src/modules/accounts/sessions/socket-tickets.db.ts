import { statement, type Db } from '../../../kernel/db/db.ts'
import type { InSession, Who } from '../../../kernel/http/who.ts'

const insert = statement(
  'accounts.socket_ticket_insert',
  `insert into socket_tickets (ticket_hash, session_id, holder, expires_at)
   select $1, $2, $3, $4 where (select count(*) from socket_tickets where session_id = $2 and expires_at > $5) < $6
   returning session_id`,
)
/** Adds a ticket; false when its session has as many unused ones as it may. */
export async function insertSocketTicket(
  db: Db,
  ticket: { hash: Buffer; holder: InSession<Who>; expires_at: Date; now: Date; most: number },
): Promise<boolean> {
  const { hash, holder, expires_at, now, most } = ticket
  const values = [hash, holder.session_id, JSON.stringify(holder), expires_at, now, most]
  return (await db.row(insert, values)) !== undefined
}

const take = statement(
  'accounts.socket_ticket_take',
  `with taken as (delete from socket_tickets where ticket_hash = $1 returning holder, expires_at)
   select holder from taken where expires_at > $2`,
)
/** Uses a ticket up; whose it was, or undefined for one that is unknown, used or too old. */
export const deleteSocketTicket = async (db: Db, hash: Buffer, now: Date): Promise<InSession<Who> | undefined> =>
  (await db.row<{ holder: InSession<Who> }>(take, [hash, now]))?.holder
