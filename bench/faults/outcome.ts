import type { Answer } from './traffic.ts'

/** What people saw of a fault. Times are in ms. */
export interface Outcome {
  answered: number
  /** Pages that were answered although no list had been for longer than pages are kept fresh. */
  lastCopies: number
  /** Answers 503 that said when to try again. */
  busy: number
  /** Any other answer that was not 200, by status: how many. */
  wrong: Map<string, number>
  resets: number
  refused: number
  pagesNotAnswered: number
  /** From the fault to the last request that was not answered 200; 0 when all were. */
  sufferedMs: number
  /** The same from when the cause was over, which is at once where something is killed. */
  recoveredMs: number
  longestMs: number
}

const freshMs = 1000

/** Counts the answers to requests that were not over when the fault began, at `faultAt`; its cause ended at `endedAt`. */
export function outcomeOf(all: readonly Answer[], faultAt: number, endedAt: number): Outcome {
  const answers = all.filter(({ ended }) => ended >= faultAt)
  const good = answers.filter(({ status }) => status === 200)
  const bad = answers.filter(({ status }) => status !== 200)
  const busy = bad.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const wrong = new Map<string, number>()
  for (const { kind, status, hasRetryAfter } of bad) {
    if (typeof status === 'string' || (status === 503 && hasRetryAfter)) continue
    const name = `${kind} ${status}${status === 503 ? ' without Retry-After' : ''}`
    wrong.set(name, (wrong.get(name) ?? 0) + 1)
  }
  const listsAt = all.filter(({ kind, status }) => kind === 'list' && status === 200).map(({ ended }) => ended)
  const isLastCopy = ({ kind, ended }: Answer): boolean =>
    kind === 'page' && !listsAt.some((at) => at > ended - freshMs && at <= ended)
  const lastBad = Math.max(faultAt, ...bad.map(({ ended }) => ended))
  return {
    answered: good.length,
    lastCopies: good.filter(isLastCopy).length,
    busy: busy.length,
    wrong,
    resets: bad.filter(({ status }) => status === 'reset').length,
    refused: bad.filter(({ status }) => status === 'refused').length,
    pagesNotAnswered: bad.filter(({ kind }) => kind === 'page').length,
    sufferedMs: lastBad - faultAt,
    recoveredMs: Math.max(0, lastBad - endedAt),
    longestMs: Math.max(0, ...answers.map(({ begun, ended }) => ended - begun)),
  }
}
