import { createHash } from 'node:crypto'
import type { DayEnd, Link, Unlinked } from './chain.db.ts'

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** What the first row of a day is linked to. */
export const dayStart = (day: string): Buffer => sha256(day)

/**
 * Links rows in their order to the ends of their days (rules §14): the hash of a link is that of the one before it and of its
 * row. Answers the links and the new ends.
 */
export function linked(
  rows: readonly Unlinked[],
  ends: readonly DayEnd[],
): { links: readonly Link[]; ends: readonly DayEnd[] } {
  const known = new Map(ends.map((end) => [end.day, end]))
  const moved = new Map<string, DayEnd>()
  const links = rows.map(({ id, day, digest }) => {
    const end = moved.get(day) ?? known.get(day) ?? { day, links: 0, hash: dayStart(day) }
    const next = { day, links: end.links + 1, hash: sha256(end.hash, digest) }
    moved.set(day, next)
    return { id, day, nth: next.links, hash: next.hash }
  })
  return { links, ends: [...moved.values()] }
}
