import { readPublic } from '~/api/read-public.ts'

/** The server's clock, in ms: its last answer plus the time that has passed here since. The device's clock may be wrong. */

const freshMs = 5 * 60_000
let reading: { nowMs: number; at: number; tookMs: number } | undefined
let asking: Promise<void> | undefined

/**
 * Sets the clock from an answer; `sentAt` is when the request was sent, as `performance.now()`. Of the answers of the last five
 * minutes the quickest counts, since it is the most accurate.
 */
export function setServerClock(nowMs: number, sentAt: number): void {
  const at = performance.now()
  const tookMs = at - sentAt
  if (reading && reading.tookMs < tookMs && at - reading.at < freshMs) return
  reading = { nowMs: nowMs + tookMs / 2, at, tookMs }
}

/** Forgets the clock, so that the next caller asks the server. */
export function forgetServerClock(): void {
  reading = undefined
}

async function ask(): Promise<void> {
  const sentAt = performance.now()
  const { now_ms } = await readPublic<{ now_ms: number }>('/clock')
  setServerClock(now_ms, sentAt)
}

/** The server's clock now, in ms; asks the server unless it answered within the last five minutes. */
export async function serverNow(): Promise<number> {
  if (!reading || performance.now() - reading.at > freshMs) await (asking ??= ask().finally(() => (asking = undefined)))
  // Forgotten in the meantime: ask again.
  return reading ? reading.nowMs + performance.now() - reading.at : serverNow()
}
