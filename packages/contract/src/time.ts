/** The time zone of the wire (reference §0). A fixed offset without daylight saving time. */
const zoneOffsetMs = 8 * 60 * 60 * 1000

/** Date → `YYYY-MM-DD HH:mm:ss` in the configured zone, the wire form of an instant. */
export const formatDateTime = (at: Date): string =>
  new Date(at.getTime() + zoneOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Date → `YYYY-MM-DD` in the configured zone. */
export const formatDate = (at: Date): string => formatDateTime(at).slice(0, 10)

/** Years of no shop are slips of the pen, and databases read them in calendars of their own. */
const firstYear = '1900'

/** `YYYY-MM-DD HH:mm:ss` → Date; null when it is no such time, or one before 1900. */
export function parseDateTime(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!match || text < firstYear) return null
  const at = new Date(`${match[1]}T${match[2]}+08:00`)
  return Number.isNaN(at.getTime()) || formatDateTime(at) !== text ? null : at
}

/** `YYYY-MM-DD HH:mm:ss` → ms since 1970; 0 for none and for what is no such time. */
export const msOf = (text: string | null | undefined): number => (text ? (parseDateTime(text)?.getTime() ?? 0) : 0)
