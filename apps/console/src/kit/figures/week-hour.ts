import type { Locale } from '@fangshi/contract/locale'

export const weekdays = [1, 2, 3, 4, 5, 6, 7]
export const hours = Array.from({ length: 24 }, (_, hour) => hour)

const namesOf = new Map<string, string[]>()

/** The names of the weekdays, kept: to make a formatter takes milliseconds, and lists ask for hundreds of names. */
function dayNames(locale: Locale, style: 'short' | 'long'): string[] {
  const key = `${locale} ${style}`
  const known = namesOf.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
  // 2026-11-23 is a Monday.
  const names = weekdays.map((weekday) => format.format(new Date(Date.UTC(2026, 10, 22 + weekday))))
  namesOf.set(key, names)
  return names
}

/** The name of a weekday, 1 for Monday. */
export const dayName = (weekday: number, locale: Locale, style: 'short' | 'long'): string =>
  dayNames(locale, style)[weekday - 1] as string

const oClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** An hour of the week in words: `Mon 13:00–14:00`. */
export const hourName = (weekday: number, hour: number, locale: Locale): string =>
  `${dayName(weekday, locale, 'short')} ${oClock(hour)}–${oClock(hour + 1)}`
