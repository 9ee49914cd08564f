import { CallError, NoAnswerError } from './client.ts'

/**
 * Messages on their way to the server. Each has an id of its sender's own, under which it exists once however often it is sent
 * (rules §10): so one without an answer is sent again until there is one, and nothing is lost or doubled. One at a time, so
 * that the server gives them the order in which they were written.
 */

export interface OutboxEntry<B> {
  client_id: string
  /** The conversation that it is for. */
  chat_id: number
  body: B
  state: 'waiting' | 'sending' | 'failed'
  /** Why the server does not take it, as it is shown; with `failed` only. */
  failure?: string
}

/** What a failed try means: it is made again after so many ms, or after a growing pause (`null`), or the message is not taken. */
export type Verdict = { again: number | null } | { refused: string }

export interface OutboxOptions<B> {
  /** Sends it, and gives what the server made of it to the page; rejects when that failed. */
  send: (entry: OutboxEntry<B>) => Promise<void>
  judge?: (error: unknown) => Verdict
  /** Keeps what is not sent yet, for the page after this one. */
  keep?: (entries: readonly OutboxEntry<B>[]) => void
  /** What was left by the page before; it is sent first. */
  left?: readonly OutboxEntry<B>[]
  /** Waits so many ms; ends earlier when `signal` says so. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Outbox<B> {
  entries: () => readonly OutboxEntry<B>[]
  watch: (watcher: () => void) => () => void
  add: (entry: Pick<OutboxEntry<B>, 'client_id' | 'chat_id' | 'body'>) => void
  /** Sends one that was refused once more. */
  retry: (clientId: string) => void
  /** Gives up one that was refused. */
  drop: (clientId: string) => void
  /** There is a connection again: whoever waits tries now. */
  wake: () => void
}

/** ms. Short, since somebody waits for it who has written something. */
const longestPauseMs = 5000

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Whether a call may be sent again: without an answer, when the server is busy or has failed, or when it named a time. */
export function judgeCall(error: unknown): Verdict {
  if (error instanceof NoAnswerError || error instanceof DOMException) return { again: null }
  if (!(error instanceof CallError)) return { refused: error instanceof Error ? error.message : '' }
  if (error.code === 429) return { again: Math.max(1, Number(error.details.retry_after) || 1) * 1000 }
  const isOfServer = error.code >= 500 || error.key === 'REQUEST_IN_PROGRESS'
  return isOfServer ? { again: null } : { refused: error.message }
}

const withState = <B>(entry: OutboxEntry<B>, state: OutboxEntry<B>['state'], failure?: string): OutboxEntry<B> => {
  const { client_id, chat_id, body } = entry
  return { client_id, chat_id, body, state, ...(failure === undefined ? {} : { failure }) }
}

export function createOutbox<B>(options: OutboxOptions<B>): Outbox<B> {
  const { send, judge = judgeCall, left = [], wait = waitFor } = options
  const watchers = new Set<() => void>()
  let entries = left.map((entry) => (entry.state === 'sending' ? withState(entry, 'waiting') : entry))
  let isRunning = false
  let pause = new AbortController()

  const set = (next: OutboxEntry<B>[]): void => {
    entries = next
    options.keep?.(entries)
    for (const watcher of watchers) watcher()
  }
  const change = (clientId: string, state: OutboxEntry<B>['state'], failure?: string): void =>
    set(entries.map((entry) => (entry.client_id === clientId ? withState(entry, state, failure) : entry)))
  const remove = (clientId: string): void => set(entries.filter(({ client_id }) => client_id !== clientId))

  /** Tries once. The pause before the next try in ms; null when it is settled. */
  async function tryOnce(entry: OutboxEntry<B>, tries: number): Promise<number | null> {
    change(entry.client_id, 'sending')
    try {
      await send(entry)
      remove(entry.client_id)
      return null
    } catch (error) {
      const verdict = judge(error)
      if ('refused' in verdict) {
        change(entry.client_id, 'failed', verdict.refused)
        return null
      }
      change(entry.client_id, 'waiting')
      return verdict.again ?? Math.min(longestPauseMs, 1000 * 2 ** tries)
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    let tries = 0
    for (;;) {
      const next = entries.find(({ state }) => state === 'waiting')
      if (!next) break
      pause = new AbortController()
      const pauseMs = await tryOnce(next, tries)
      tries = pauseMs === null ? 0 : tries + 1
      if (pauseMs !== null) await wait(pauseMs, pause.signal)
    }
    isRunning = false
  }

  if (entries.length) void run()
  return {
    entries: () => entries,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    add(entry) {
      set([...entries, { ...entry, state: 'waiting' }])
      void run()
    },
    retry(clientId) {
      change(clientId, 'waiting')
      void run()
    },
    drop: remove,
    wake: () => pause.abort(),
  }
}
