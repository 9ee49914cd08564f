import type { Cell, Sheet } from './cells.ts'
import { UnreadableFile, type FileFault } from './unreadable-file.ts'

export type Job = { do: 'read'; file: Blob } | { do: 'write'; sheets: readonly Sheet[] }
export type WorkerAnswer = { result: unknown } | { fault: FileFault } | { error: string }

const timeLimitMs = 120_000

/**
 * Does a job in a worker: a hundred thousand rows take seconds, in which the page stays usable. The worker with the
 * libraries is fetched for the first job, so no page pays for them.
 */
function inWorker<T>(job: Job, signal?: AbortSignal): Promise<T> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error('the worker takes too long')), timeLimitMs)
  const stop = (): void => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker failed')))
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('result' in data) resolve(data.result as T)
    else reject('fault' in data ? new UnreadableFile(data.fault) : new Error(data.error))
  })
  worker.postMessage(job)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    worker.terminate()
  })
}

/** The cells of a file's first sheet. Throws UnreadableFile, or an Error where the worker itself failed. */
export const readFile = (file: Blob): Promise<Cell[][]> => inWorker({ do: 'read', file })

/** Writes an .xlsx file. Throws an Error where the worker failed, and the signal's reason. */
export const writeFile = (sheets: readonly Sheet[], signal?: AbortSignal): Promise<Blob> =>
  inWorker({ do: 'write', sheets }, signal)
