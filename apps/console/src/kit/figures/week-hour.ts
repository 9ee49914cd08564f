import type { Locale } from '@fangshi/contract/locale'

export const weekdays = [1, 2, 3, 4, 5, 6, 7]
export const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The name of a weekday, 1 for Monday. */
export const dayName = (weekday: number, locale: Locale, style: 'short' | 'long'): string =>
  // 2026-11-23 is a Monday.
  new Date(Date.UTC(2026, 10, 22 + weekday)).toLocaleDateString(locale, { weekday: style, timeZone: 'UTC' })

const oClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** An hour of the week in words: `Mon 13:00–14:00`. */
export const hourName = (weekday: number, hour: number, locale: Locale): string =>
  `${dayName(weekday, locale, 'short')} ${oClock(hour)}–${oClock(hour + 1)}`
