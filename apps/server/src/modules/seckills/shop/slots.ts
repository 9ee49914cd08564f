import { formatDate, formatDateTime, parseDateTime } from '@fangshi/contract/time'

/** The slots of flash sales: the platform's day split by the hours of the settings (rules §9). */

const dayMs = 24 * 60 * 60_000

/** A part of the platform's day, [start, end). */
export interface Slot {
  /** Its start as `YYYY-MM-DDTHH`. */
  key: string
  start: Date
  end: Date
}

/** The hours of the settings in their order, each once. */
export const hoursOf = (text: string): number[] => [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b)

const keyOf = (start: Date): string => formatDateTime(start).slice(0, 13).replace(' ', 'T')

/** The starts of slots on the day of an instant and on so many days before and after it. */
function startsAround(at: Date, hours: readonly number[]): Date[] {
  const days = [-1, 0, 1, 2].map((days) => formatDate(new Date(at.getTime() + days * dayMs)))
  return days.flatMap((day) =>
    hours.flatMap((hour) => parseDateTime(`${day} ${String(hour).padStart(2, '0')}:00:00`) ?? []),
  )
}

/** The slots that begin at or before `from` and before `from` plus `ms`, at most a day; the first one is around `from`. */
export function slotsFrom(from: Date, ms: number, hours: readonly number[]): Slot[] {
  const starts = startsAround(from, hours)
  return starts.flatMap((start, at) => {
    const end = starts[at + 1]
    const isShown = end && end > from && start.getTime() < from.getTime() + Math.min(ms, dayMs)
    return isShown ? [{ key: keyOf(start), start, end }] : []
  })
}

/** The slot around an instant. */
export const slotAt = (at: Date, hours: readonly number[]): Slot => slotsFrom(at, 1, hours)[0] as Slot

/** The slot that an address names, unless it is over; undefined for what is no hour. */
export function namedSlot(key: string, hours: readonly number[], now: Date): Slot | undefined {
  const at = parseDateTime(`${key.replace('T', ' ')}:00:00`)
  const slot = at && slotAt(at, hours)
  return slot && slot.end > now ? slot : undefined
}
