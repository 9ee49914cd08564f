import { additionDays, gradeOf, type CommentGrade } from '@fangshi/contract/comment-states'
import type { Scores } from '@fangshi/contract/ratings'
import type { Tally } from '../catalog/public.ts'

/** The rules of comments (rules §10). */

/** The fields of a comment that ratings are computed from. */
export interface CountedComment extends Scores {
  images: readonly string[]
  added_at: Date | null
  added_images: readonly string[]
  hidden_at: Date | null
}

const nothing: Tally = {
  comment_count: 0,
  good: 0,
  middling: 0,
  bad: 0,
  with_images: 0,
  added: 0,
  score_sum: 0,
  agree_sum: 0,
  service_sum: 0,
  speed_sum: 0,
}

/** What a comment adds to ratings: nothing while it is hidden or does not exist. */
export function tallyOf(comment: CountedComment | null): Tally {
  if (!comment || comment.hidden_at) return nothing
  const grade = gradeOf(comment)
  const is = (one: CommentGrade): number => (grade === one ? 1 : 0)
  return {
    comment_count: 1,
    good: is('good'),
    middling: is('middling'),
    bad: is('bad'),
    with_images: comment.images.length + comment.added_images.length > 0 ? 1 : 0,
    added: comment.added_at ? 1 : 0,
    score_sum: comment.score,
    agree_sum: comment.agree,
    service_sum: comment.service,
    speed_sum: comment.speed,
  }
}

const names = Object.keys(nothing) as (keyof Tally)[]
const join = (one: Tally, two: Tally, sign: 1 | -1): Tally =>
  Object.fromEntries(names.map((name) => [name, one[name] + sign * two[name]])) as Record<keyof Tally, number>

/** What a change of a comment adds to the ratings of its goods. */
export const tallyChange = (before: CountedComment | null, after: CountedComment | null): Tally =>
  join(tallyOf(after), tallyOf(before), -1)

/** What new comments add to the ratings of each of their goods. */
export function talliesOf(
  comments: readonly (CountedComment & { goods_id: number })[],
): (Tally & { goods_id: number })[] {
  const byGoods = Map.groupBy(comments, ({ goods_id }) => goods_id)
  return [...byGoods].map(([goods_id, own]) => ({
    ...own.reduce((sum, comment) => join(sum, tallyOf(comment), 1), nothing),
    goods_id,
  }))
}

/** Until when an addition can be written; null if there is one or the time is over. */
export function addBefore(
  { created_at, added_at }: { created_at: Date; added_at: Date | null },
  now: Date,
): Date | null {
  const end = new Date(created_at.getTime() + additionDays * 24 * 60 * 60 * 1000)
  return added_at || now >= end ? null : end
}
