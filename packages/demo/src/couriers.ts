import type { Random } from './random.ts'

/** Codes of the express companies that the demo's stores send with, and what their numbers look like. */
const couriers = [
  { code: 'sf', prefix: 'SF', digits: 13, weight: 4 },
  { code: 'zt', prefix: '7', digits: 13, weight: 4 },
  { code: 'yt', prefix: 'YT', digits: 13, weight: 3 },
  { code: 'yd', prefix: '4', digits: 14, weight: 3 },
  { code: 'jd', prefix: 'JD', digits: 13, weight: 2 },
  { code: 'ems', prefix: 'E', digits: 12, weight: 1 },
]

/** A courier and an invented parcel number that looks like one of its own. */
export function inventParcelNumber(random: Random): { courier: string; number: string } {
  const { code, prefix, digits } = random.weighted(couriers, (courier) => courier.weight)
  const tail = Array.from({ length: digits }, () => random.int(0, 9)).join('')
  return { courier: code, number: prefix + tail }
}
