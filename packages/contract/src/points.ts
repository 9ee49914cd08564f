import * as z from 'zod/mini'
import { route } from './route.ts'

/** How long points last (rules §9). */

/** The longest time that points can be given, in days. */
export const maxPointsDays = 3650
/** How early shoppers are told that points end, in days. */
export const endingSoonDays = 30

export const endingPoints = route('GET /user/integral/ending', {
  area: 'Home',
  right: 'shopper',
  does: 'How long points last, and how many of the own ones end within 30 days.',
  reply: z.object({
    /** Days from when points come in; 0: they never end. */
    valid_days: z.number(),
    /** Null while none end within 30 days. */
    soon: z.nullable(
      z.object({
        /** The first to end, and `YYYY-MM-DD` of the last day on which they can be spent. */
        points: z.number(),
        last_day: z.string(),
        /** All that end within 30 days. */
        total: z.number(),
      }),
    ),
  }),
})
