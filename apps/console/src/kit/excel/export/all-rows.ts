import { CallError } from '@fangshi/contract/client'
import type { ListPage } from '../../list/list-page.ts'
import type { Row } from '../../fields/row.ts'

/** Lists end here (rules §12); so does an export. */
export const maxExportRows = 100_000
const perPage = 400
const waitMs = 10_000

export interface Progress {
  rows: number
  total: number
}

/** How much is read, in whole percent: 100 once all is. */
export const percentOf = ({ rows, total }: Progress): number =>
  total ? Math.min(100, Math.floor((rows / total) * 100)) : 0

export interface AllRows {
  rows: Row[]
  /** There are more rows than an export takes. */
  isCut: boolean
}

export type AskPage = (page: number, perPage: number, signal?: AbortSignal) => Promise<ListPage>

/** Waits; throws the signal's reason when it is cancelled. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = (): void => reject(signal.reason)
  signal.addEventListener('abort', stop)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

/** A long export may meet the limit of requests a minute: it waits as long as the server says, then goes on. */
async function patiently(ask: AskPage, page: number, signal: AbortSignal): Promise<ListPage> {
  try {
    return await ask(page, perPage, signal)
  } catch (error) {
    if (!(error instanceof CallError) || error.key !== 'TOO_MANY_REQUESTS') throw error
    const seconds = Number(error.details.retry_after)
    await pause(seconds > 0 ? seconds * 1000 : waitMs, signal)
    return ask(page, perPage, signal)
  }
}

/**
 * All rows that the filters let through, page by page, at most 100,000. A row that moves to a later page meanwhile
 * comes once. Throws what the list throws, and the signal's reason when it is cancelled.
 */
export async function allRows(
  ask: AskPage,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<AllRows> {
  const rows = new Map<number, Row>()
  for (let page = 1; ; page += 1) {
    const { data, total, last_page } = await patiently(ask, page, signal)
    signal.throwIfAborted()
    for (const row of data) rows.set(row.id, row)
    const isCut = total > maxExportRows
    onProgress({ rows: rows.size, total: Math.min(total, maxExportRows) })
    if (page >= last_page || data.length === 0 || page * perPage >= maxExportRows)
      return { rows: [...rows.values()], isCut }
  }
}
