import type { GoodsRating, StoreRating } from '@fangshi/contract/ratings'
import type { GoodsNumbers, StoreNumbers } from './ratings.sql.ts'

/** What comments say together (rules §§2, 10). */

/** What a comment adds to the numbers of its goods, or takes from them when it is less than zero. */
export interface Tally {
  comment_count: number
  good: number
  middling: number
  bad: number
  with_images: number
  added: number
  score_sum: number
  agree_sum: number
  service_sum: number
  speed_sum: number
}

/** A mean to one decimal, halves up, such as "4.8". */
export function mean(sum: number, count: number): string {
  const tenths = Math.floor((sum * 20 + count) / (2 * count))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

/** What is shown of a store: “no rating yet” without comments. */
export function showStoreRating(numbers: StoreNumbers): StoreRating {
  const [all, good, score, agree, service, speed] = numbers ?? [0, 0, 0, 0, 0, 0]
  if (!all) return { all: 0, good_rate: null, means: null }
  const means = {
    score: mean(score, all),
    agree: mean(agree, all),
    service: mean(service, all),
    speed: mean(speed, all),
  }
  // Rounded down, so that a hundred percent means all of them.
  return { all, good_rate: Math.floor((100 * good) / all), means }
}

export function showGoodsRating(numbers: GoodsNumbers): GoodsRating {
  const [all, good, score, agree, service, speed, middling, bad, with_images, added] = numbers
  return { ...showStoreRating([all, good, score, agree, service, speed]), good, middling, bad, with_images, added }
}
