import { CallError } from './client.ts'
import { followSocket, type SocketClient, type SocketClientOptions, type SocketNews } from './socket-client.ts'

/** The one socket of a page, which all that want to hear something of it share. */
export interface SocketHub {
  /** Hears it until the answer is called; the first listener opens the socket, the last one that leaves closes it. */
  listen: (listener: (news: SocketNews) => void) => () => void
  /**
   * Asks anew whenever something of a topic was told, or may have been missed, until the answer is called; what comes within 0.3 s
   * is asked about once. `firstMs`: it also asks so long after the beginning. An ask that fails is dropped, the next event tries again.
   */
  follow: (topic: string, ask: () => Promise<unknown>, firstMs?: number) => () => void
  /** Whether changes are told now; with `watch` as React's `useSyncExternalStore` takes it. */
  isLive: () => boolean
  watch: (watcher: () => void) => () => void
  /** The network is back, or the page is seen again. */
  wake: () => void
}

const gatherMs = 300

/** `ticket` asks for a ticket; refused with 401 there is no session, and nothing more is asked. */
export function createSocketHub(
  ticket: () => Promise<{ ticket: string }>,
  options: Pick<SocketClientOptions, 'origin' | 'connect' | 'wait'>,
): SocketHub {
  const listeners = new Set<(news: SocketNews) => void>()
  const watchers = new Set<() => void>()
  let client: SocketClient | undefined
  let isLive = false

  const setLive = (next: boolean): void => {
    if (isLive === next) return
    isLive = next
    for (const watcher of watchers) watcher()
  }
  const open = (): void => {
    client = followSocket({
      ...options,
      ticket: async () => {
        try {
          return (await ticket()).ticket
        } catch (error) {
          if (error instanceof CallError && error.code === 401) return null
          throw error
        }
      },
      onNews: (news) => {
        for (const listener of listeners) listener(news)
      },
      onLive: setLive,
    })
  }
  const close = (): void => {
    client?.close()
    client = undefined
    setLive(false)
  }

  const listen: SocketHub['listen'] = (listener) => {
    listeners.add(listener)
    if (!client) open()
    else if (isLive) listener({ type: 'open' })
    return () => {
      listeners.delete(listener)
      if (!listeners.size) close()
    }
  }

  return {
    listen,
    follow(topic, ask, firstMs) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const askIn = (ms: number): void => {
        clearTimeout(timer)
        timer = setTimeout(() => void ask().catch(() => undefined), ms)
      }
      if (firstMs !== undefined) askIn(firstMs)
      const unlisten = listen((news) => {
        if (news.type === 'open' || news.topic === topic) askIn(gatherMs)
      })
      return () => {
        clearTimeout(timer)
        unlisten()
      }
    },
    isLive: () => isLive,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    wake: () => client?.wake(),
  }
}
