import { scoreNames, type Scores } from './ratings.ts'

/** The limits and grades of comments (rules §10). */

export const maxCommentText = 500
export const maxCommentImages = 9
/** How many days after the receipt lines can be commented on, and after a comment something can be added. */
export const commentDays = 90
export const additionDays = 180

export const commentGrades = ['good', 'middling', 'bad'] as const
export type CommentGrade = (typeof commentGrades)[number]

/** The kinds of comments that the list of goods shows, each at its `is_type`. */
export const goodsCommentKinds = ['all', ...commentGrades, 'with_images', 'added'] as const
export type GoodsCommentKind = (typeof goodsCommentKinds)[number]

/**
 * Why a line of an order can have no comment now: it has one, all its pieces were refunded, the order was not received or has an
 * open refund, or the time is over.
 */
export const commentObstacles = ['commented', 'refunded', 'not_received', 'refund_open', 'time_over'] as const
export type CommentObstacle = (typeof commentObstacles)[number]

/** The least and the most sum of the four scores of each grade. */
export const gradeSums: Readonly<Record<CommentGrade, readonly [least: number, most: number]>> = {
  good: [15, 20],
  middling: [11, 14],
  bad: [4, 10],
}
export function gradeOf(scores: Scores): CommentGrade {
  const sum = scoreNames.reduce((all, name) => all + scores[name], 0)
  return commentGrades.find((grade) => sum >= gradeSums[grade][0]) ?? 'bad'
}
