import type { Readable } from 'node:stream'
import { heartbeatMs } from '@fangshi/contract/events'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { busy } from '../http/envelope.ts'
import { readNotification } from './account-event.ts'
import { listen, type Listener } from './listener.ts'
import { readSocketEvent } from './socket-event.ts'
import { socketLookMs, Sockets, type SocketHolder } from './sockets.ts'
import { Streams, type Subscriber } from './streams.ts'

/** Tells people's open pages what has changed, whichever process changed it. */
export interface Events {
  /**
   * A stream of server-sent events of an account. Throws BUSY while this process does not hear the others, and
   * TOO_MANY_REQUESTS for too many streams.
   */
  open(subscriber: Subscriber): Readable
  /** Whether a socket of an account can be opened: this process hears the others, and there are not too many. */
  hasRoom(holder: Pick<SocketHolder, 'area' | 'account_id' | 'ip'>): boolean
  /** Keeps a socket, which receives the events of its holder's account. */
  accept(holder: SocketHolder, socket: WebSocket): void
  /** Who has sockets in this process. */
  holders(): readonly SocketHolder[]
  /** Begins to listen to the database; from then on streams and sockets can be opened. */
  start(databaseUrl: string): void
  /** Ends all streams and sockets, whose readers then ask another process. */
  stop(): Promise<void>
}

/** Where the database tells what has changed, with the commit: for streams and ends of sessions, and for sockets. */
const channels = { account: 'account_events', socket: 'socket_events' } as const

export function createEvents(log: FastifyBaseLogger): Events {
  const streams = new Streams()
  const sockets = new Sockets()
  let listener: Listener | undefined
  let timers: NodeJS.Timeout[] = []

  const unreadable = (): void => log.warn('a notification of the database could not be read')

  function onAccountEvent(payload: string): void {
    const read = readNotification(payload)
    if (!read) unreadable()
    else if ('topic' in read) streams.publish(read)
    else {
      streams.endSession(read.session_id)
      sockets.endSession(read.session_id)
    }
  }
  function onSocketEvent(payload: string): void {
    const read = readSocketEvent(payload)
    if (!read) return unreadable()
    sockets.publish(read).catch((error: unknown) => log.warn({ err: error }, 'sockets were not told of an event'))
  }
  function onConnected(): void {
    streams.openAnew()
    sockets.openAnew()
  }

  return {
    open(subscriber) {
      if (!listener?.isConnected()) throw busy()
      return streams.open(subscriber)
    },
    hasRoom: (holder) => listener?.isConnected() === true && sockets.hasRoom(holder),
    holders: () => sockets.holders(),
    accept: (holder, socket) => sockets.add(holder, socket),
    start(url) {
      const onLost = (error: unknown): void => log.warn({ err: error }, 'listening to the database was interrupted')
      const on = { [channels.account]: onAccountEvent, [channels.socket]: onSocketEvent }
      listener = listen({ url, on, onConnected, onLost })
      timers = [setInterval(() => streams.beat(), heartbeatMs), setInterval(() => sockets.look(), socketLookMs)]
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      const ending = listener
      listener = undefined
      streams.endAll()
      sockets.endAll()
      await ending?.stop()
    },
  }
}
