/** The platform's zone (reference §0), in ms. */
const zoneMs = 8 * 60 * 60_000

/** The hours of a store: days of the week from 1 for Monday to 7, and minutes of the day; `from` lies before `till`. */
export interface Hours {
  days: readonly number[]
  from_minute: number
  till_minute: number
}

/** Whether a time is within the hours of a store; a store without days is always open. */
export function isOpenAt({ days, from_minute, till_minute }: Hours, at: Date): boolean {
  if (days.length === 0) return true
  const there = new Date(at.getTime() + zoneMs)
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes()
  return days.includes(there.getUTCDay() || 7) && from_minute <= minute && minute < till_minute
}

/** `HH:mm` as minutes of the day. */
export const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** Minutes of the day as `HH:mm`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
