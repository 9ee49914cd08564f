import type { Random } from './random.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
/** How far back the orders go. */
export const historyDays = 90

/** The marketplace lives in Shanghai, a fixed eight hours ahead. */
const zoneMs = 8 * hourMs

/** How busy the hours of a day are: a small peak at lunch, a large one in the evening. */
const hourWeights = [2, 1, 0.5, 0.3, 0.3, 0.4, 1, 2, 4, 5, 6, 6, 8, 6, 5, 5, 5, 6, 7, 10, 14, 15, 11, 5]
/** Sunday first: people shop on weekends. */
const weekdayWeights = [1.3, 0.9, 0.85, 0.9, 1, 1.2, 1.4]
const hours = hourWeights.map((_, hour) => hour)

export const startOfDay = (at: number): number => Math.floor((at + zoneMs) / dayMs) * dayMs - zoneMs
/** The day of a moment, as `2026-11-23`. */
export const dayOf = (at: number): string => new Date(at + zoneMs).toISOString().slice(0, 10)
const weekday = (at: number): number => new Date(at + zoneMs).getUTCDay()

/** How busy the day of a moment is beside a usual one. */
export const busyness = (at: number): number => weekdayWeights[weekday(at)] ?? 1

/** `count` moments of the last `days` days, earliest first, busy on weekends and evenings and a little busier lately. */
export function shoppingMoments(random: Random, count: number, now: number, days: number): number[] {
  const today = startOfDay(now)
  const starts = Array.from({ length: days }, (_, ago) => today - ago * dayMs)
  const weightOf = (start: number): number => busyness(start) * (1 - (0.3 * (today - start)) / (days * dayMs))
  const moments: number[] = []
  while (moments.length < count) {
    const hour = random.weighted(hours, (h) => hourWeights[h] ?? 0)
    const at = random.weighted(starts, weightOf) + hour * hourMs + random.int(0, 3599) * 1000
    if (at < now - 5 * minuteMs) moments.push(at)
  }
  return moments.sort((a, b) => a - b)
}

/** The same moment if it is between 9 and 18 o'clock, when parcels leave and arrive, else soon after the next nine. */
export function inWorkingHours(at: number): number {
  const start = startOfDay(at)
  const hour = (at - start) / hourMs
  if (hour >= 9 && hour < 18) return at
  const opening = start + 9 * hourMs + (hour >= 18 ? dayMs : 0)
  return opening + (at % hourMs)
}
