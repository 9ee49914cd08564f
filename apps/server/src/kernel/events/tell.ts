import type { SocketEvents, SocketTopic } from '@fangshi/contract/socket'
import { statement, type Tx } from '../db/db.ts'
import type { Audience } from './socket-event.ts'

const notify = statement('kernel.tell', `select pg_notify('socket_events', $1)`)

/**
 * Tells the open pages of an audience that something of theirs has changed, in every process, with the commit and never
 * without. `data` holds ids and numbers alone: whoever hears of a row asks for it.
 */
export function tell<Topic extends SocketTopic>(tx: Tx, to: Audience, topic: Topic, data: SocketEvents[Topic]): void {
  tx.send(notify, [JSON.stringify({ ...to, topic, data })])
}
