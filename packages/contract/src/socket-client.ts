import { socketCloses, socketHeart, socketHeartMs, socketPath, type SocketMessage } from './socket.ts'

/** What a page hears: something of its own has changed; `open` says that events may have been missed before it. */
export type SocketNews = Exclude<SocketMessage, { type: 'heart' }>

/** What is needed of a browser's WebSocket. */
export interface SocketLike {
  send: (data: string) => void
  close: () => void
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface SocketClientOptions {
  /** A fresh ticket (rules §10), null when there is no session; rejects when the server cannot be reached. */
  ticket: () => Promise<string | null>
  /** The origin of the page, `https://…`. */
  origin: () => string
  onNews: (news: SocketNews) => void
  /** Whether changes are told from now on. */
  onLive: (isLive: boolean) => void
  connect?: (url: string) => SocketLike
  /** Waits so many ms; ends earlier when `signal` says so. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface SocketClient {
  /** The network is back: whoever waits tries now, and a connection that may be dead proves that it is not. */
  wake: () => void
  close: () => void
}

const longestPauseMs = 15_000
/** An answer to a heart comes within so many ms, or the connection is dead. */
const answerMs = 10_000

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

const readMessage = (data: unknown): SocketMessage | null => {
  try {
    return JSON.parse(String(data)) as SocketMessage
  } catch {
    return null
  }
}

/** How long to wait before the next try, in ms; null: not before the next login. */
export function pauseAfter(code: number, failures: number, random: number): number | null {
  if (code === socketCloses.ended) return null
  if (code === socketCloses.again && failures === 0) return 0
  // Many pages whose server stops do not come back at the same instant.
  if (code === socketCloses.restart && failures === 0) return 200 + 1800 * random
  return Math.min(longestPauseMs, 1000 * 2 ** failures) * (0.5 + random / 2)
}

/** Follows the socket until it is closed or the session ends; connects again whenever it is lost. */
export function followSocket(options: SocketClientOptions): SocketClient {
  // A browser tells its handlers more than is asked for here.
  const { connect = (url: string) => new WebSocket(url) as SocketLike, wait = waitFor } = options
  let isClosed = false
  let isOpen = false
  let socket: SocketLike | undefined
  let pause = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number, act: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  /** Asks for an answer; without one the connection is given up. */
  const beat = (): void => {
    socket?.send(socketHeart)
    later(answerMs, () => socket?.close())
  }

  /** Reads one connection to its end: the code of its close, and whether it told anything. */
  const read = (ticket: string): Promise<{ code: number; wasOpen: boolean }> =>
    new Promise((resolve) => {
      let wasOpen = false
      const url = `${options.origin().replace(/^http/, 'ws')}${socketPath}?ticket=${encodeURIComponent(ticket)}`
      const opened = (socket = connect(url))
      later(answerMs, () => opened.close())
      opened.onmessage = ({ data }) => {
        if (isClosed) return opened.close()
        const message = readMessage(data)
        if (!message) return
        // Set by what arrives and not by a timer: browsers make chains of timers of hidden pages wait for a minute.
        later(socketHeartMs, beat)
        if (message.type === 'heart') return
        if (message.type === 'open') {
          wasOpen = isOpen = true
          options.onLive(true)
        }
        options.onNews(message)
      }
      opened.onclose = ({ code }) => {
        clearTimeout(timer)
        if (socket === opened) socket = undefined
        isOpen = false
        if (wasOpen) options.onLive(false)
        resolve({ code, wasOpen })
      }
    })

  async function follow(): Promise<void> {
    let failures = 0
    while (!isClosed) {
      let code = 0
      try {
        const ticket = await options.ticket()
        if (ticket === null || isClosed) return
        const end = await read(ticket)
        code = end.code
        if (end.wasOpen) failures = 0
      } catch {
        // Not reached; tried again below.
      }
      const pauseMs = pauseAfter(code, failures++, Math.random())
      if (pauseMs === null || isClosed) return
      pause = new AbortController()
      await wait(pauseMs, pause.signal)
    }
  }

  void follow()
  return {
    wake: () => {
      pause.abort()
      // A connection that is still being made can take no heart.
      if (socket && timer !== undefined) {
        try {
          beat()
        } catch {
          // It opens or fails by itself.
        }
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      pause.abort()
      // Browsers report it as an error when one is closed that is still being made; that one is closed once it is open.
      if (isOpen) socket?.close()
    },
  }
}
