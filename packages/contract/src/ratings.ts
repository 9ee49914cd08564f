import * as z from 'zod/mini'

/** What comments say of goods and stores together (rules §§2, 10). Hidden comments count nowhere. */

/** The four scores of a comment, from 1 to 5: the goods, how well their description agrees, service, speed of delivery. */
export const Scores = z.object({ score: z.number(), agree: z.number(), service: z.number(), speed: z.number() })
export type Scores = z.input<typeof Scores>
export const scoreNames = ['score', 'agree', 'service', 'speed'] as const
export type ScoreName = (typeof scoreNames)[number]

/** The mean of each score to one decimal, such as "4.8". */
const Means = z.object({ score: z.string(), agree: z.string(), service: z.string(), speed: z.string() })

/** Of a store; without comments there are no means and no share: “no rating yet”. */
export const StoreRating = z.object({
  all: z.number(),
  /** Whole percent of good comments. */
  good_rate: z.nullable(z.number()),
  means: z.nullable(Means),
})
export type StoreRating = z.input<typeof StoreRating>

/** Of goods, with the number of comments of each kind. */
export const GoodsRating = z.extend(StoreRating, {
  good: z.number(),
  middling: z.number(),
  bad: z.number(),
  with_images: z.number(),
  /** With a later addition. */
  added: z.number(),
})
export type GoodsRating = z.input<typeof GoodsRating>
