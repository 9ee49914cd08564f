import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** The longest that one text may take, in ms; honest ones take a tenth. */
const longestMs = 3000
/** An unused thread gives its memory back after this time, in ms. */
const idleMs = 30_000

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

function stop(): void {
  void thread?.terminate()
  thread = undefined
}

function start(): Worker {
  const made = new Worker(new URL('./clean-thread.ts', import.meta.url), { execArgv: [] })
  made.setMaxListeners(20)
  made.once('exit', () => thread === made && stop())
  return made
}

async function clean(text: string): Promise<string | null> {
  clearTimeout(idle)
  const worker = (thread ??= start())
  const ended = new AbortController()
  worker.ref()
  const answered = new Promise<string | null>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  try {
    worker.postMessage(text)
    const timeout = wait(longestMs, null, { signal: ended.signal }).then(() => {
      stop()
      return null
    })
    timeout.catch(() => {}) // the answer came first
    return await Promise.race([answered, timeout])
  } finally {
    ended.abort()
    worker.removeAllListeners('message').removeAllListeners('error').unref()
    idle = setTimeout(stop, idleMs).unref()
  }
}

/**
 * Cleans a long rich text in a thread of its own, one after the other, so that no text holds up the calls of others. Null
 * for a refused text, and for one that takes longer than 3 s.
 */
export function cleanBeside(text: string): Promise<string | null> {
  const cleaned = last.then(() => clean(text))
  last = cleaned.catch(() => {})
  return cleaned
}
