import type { Readable } from 'node:stream'
import { heartbeatMs } from '@fangshi/contract/events'
import type { FastifyBaseLogger } from 'fastify'
import { busy } from '../http/envelope.ts'
import { readNotification } from './account-event.ts'
import { listen, type Listener } from './listener.ts'
import { Streams, type Subscriber } from './streams.ts'

/** Tells people's open pages what has changed, whichever process changed it. */
export interface Events {
  /**
   * A stream of server-sent events of an account. Throws BUSY while this process does not hear the others, and
   * TOO_MANY_REQUESTS for too many streams.
   */
  open(subscriber: Subscriber): Readable
  /** Begins to listen to the database; from then on streams can be opened. */
  start(databaseUrl: string): void
  /** Ends all streams, whose readers then ask another process. */
  stop(): Promise<void>
}

/** Where triggers of the database tell what has changed, with the commit. */
const channel = 'account_events'

export function createEvents(log: FastifyBaseLogger): Events {
  const streams = new Streams()
  let listener: Listener | undefined
  let heartbeat: NodeJS.Timeout | undefined

  function onMessage(payload: string): void {
    const read = readNotification(payload)
    if (!read) log.warn('a notification of the database could not be read')
    else if ('topic' in read) streams.publish(read)
    else streams.endSession(read.session_id)
  }

  return {
    open(subscriber) {
      if (!listener?.isConnected()) throw busy()
      return streams.open(subscriber)
    },
    start(url) {
      const onLost = (error: unknown): void => log.warn({ err: error }, 'listening to the database was interrupted')
      listener = listen({ url, channel, onMessage, onConnected: () => streams.openAnew(), onLost })
      heartbeat = setInterval(() => streams.beat(), heartbeatMs)
    },
    async stop() {
      clearInterval(heartbeat)
      const ending = listener
      listener = undefined
      streams.endAll()
      await ending?.stop()
    },
  }
}
