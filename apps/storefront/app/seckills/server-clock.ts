import { readPublic } from '~/api/read-public.ts'

/** The server's clock, in ms: what it told once, and the time that has passed here since. The device's clock may be wrong. */

const freshMs = 5 * 60_000
let reading: { nowMs: number; at: number; tookMs: number } | undefined
let asking: Promise<void> | undefined

/**
 * Takes what an answer told; `sentAt` is when it was asked for, as `performance.now()`. Of the last minutes the quickest answer
 * counts, since it is the surest.
 */
export function setServerClock(nowMs: number, sentAt: number): void {
  const at = performance.now()
  const tookMs = at - sentAt
  if (reading && reading.tookMs < tookMs && at - reading.at < freshMs) return
  reading = { nowMs: nowMs + tookMs / 2, at, tookMs }
}

/** Lets the next one who needs the clock ask for it. */
export function forgetServerClock(): void {
  reading = undefined
}

async function ask(): Promise<void> {
  const sentAt = performance.now()
  const { now_ms } = await readPublic<{ now_ms: number }>('/clock')
  setServerClock(now_ms, sentAt)
}

/** The server's clock now; asks the server unless it told it in the last minutes. */
export async function serverNow(): Promise<number> {
  if (!reading || performance.now() - reading.at > freshMs) await (asking ??= ask().finally(() => (asking = undefined)))
  // Forgotten meanwhile: it is asked for again.
  return reading ? reading.nowMs + performance.now() - reading.at : serverNow()
}
