import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

interface ListenerOptions {
  url: string
  /** The handler of each channel's notifications. */
  on: Readonly<Record<string, (payload: string) => void>>
  /** Listening begins, for the first time or again. */
  onConnected: () => void
  onLost: (error: unknown) => void
}

export interface Listener {
  isConnected(): boolean
  stop(): Promise<void>
}

/** What its connection is called in the database’s list of them. */
export const listenerName = 'fangshi events'
const answerMs = 5000
/** How often the connection is tried, in ms: one that died silently tells nothing by itself. */
const checkMs = 30_000

/** Listens on channels of the database over one connection of its own, which is made again whenever it is lost. */
export function listen({ url, on, onConnected, onLost }: ListenerOptions): Listener {
  const stopping = new AbortController()
  const { signal } = stopping
  let connected = false

  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    const failed = new Promise<never>((_, reject) => client.on('error', reject))
    failed.catch(() => {}) // it is raced below
    client.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''))
    try {
      await Promise.race([client.connect(), failed])
      for (const channel of Object.keys(on)) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      connected = true
      onConnected()
      while (!signal.aborted) {
        const isCheck = await Promise.race([
          wait(checkMs, true, { signal }).catch(() => false),
          lost.then(() => false),
          failed,
        ])
        if (!isCheck) return
        await client.query('select 1')
      }
    } finally {
      connected = false
      await client.end().catch(() => {})
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await listenOnce().catch(onLost)
      await wait(200 + Math.random() * 800, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    isConnected: () => connected,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
