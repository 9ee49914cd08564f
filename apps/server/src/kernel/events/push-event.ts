import type { SocketEvents, SocketTopic } from '@fangshi/contract/socket'
import { statement, type Tx } from '../db/db.ts'
import type { Audience } from './socket-event.ts'

const notify = statement('kernel.push_event', `select pg_notify('socket_events', event) from unnest($1::text[]) event`)

/**
 * Notifies the open pages of an audience, or of several, that something of theirs has changed, in every process, with the commit and
 * never without. `data` holds ids and numbers alone: the receiver fetches the row.
 */
export function pushEvent<Topic extends SocketTopic>(
  tx: Tx,
  to: Audience | readonly Audience[],
  topic: Topic,
  data: SocketEvents[Topic],
): void {
  tx.send(notify, [[to].flat().map((audience) => JSON.stringify({ ...audience, topic, data }))])
}
