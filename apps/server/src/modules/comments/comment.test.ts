import { additionDays, commentDays, gradeOf } from '@fangshi/contract/comment-states'
import { expect, test } from 'vitest'
import { commentObstacle } from '../orders/rules.ts'
import { addBefore, talliesOf, tallyChange, tallyOf, type CountedComment } from './comment.ts'

const now = new Date('2026-05-01T00:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const shown: CountedComment = {
  score: 5,
  agree: 4,
  service: 3,
  speed: 3,
  images: [],
  added_at: null,
  added_images: [],
  hidden_at: null,
}

test('15 points are good, 11 middling, 10 bad', () => {
  const grade = (sum: number) => gradeOf({ score: sum - 9, agree: 3, service: 3, speed: 3 })
  expect([14, 13, 12, 11, 10].map((sum) => grade(sum))).toEqual(['middling', 'middling', 'middling', 'middling', 'bad'])
  expect(gradeOf(shown)).toBe('good')
  expect(gradeOf({ score: 1, agree: 1, service: 1, speed: 1 })).toBe('bad')
  expect(gradeOf({ score: 5, agree: 5, service: 5, speed: 5 })).toBe('good')
})

test('a comment counts once, and hidden ones nowhere', () => {
  const sums = { score_sum: 5, agree_sum: 4, service_sum: 3, speed_sum: 3 }
  const counts = { comment_count: 1, good: 1, middling: 0, bad: 0, with_images: 0, added: 0 }
  expect(tallyOf(shown)).toEqual({ ...counts, ...sums })
  expect(tallyOf({ ...shown, images: ['a', 'b'] })).toEqual({ ...counts, ...sums, with_images: 1 })
  expect(Object.values(tallyOf({ ...shown, hidden_at: now })).every((number) => number === 0)).toBe(true)
})

test('pictures of an addition count where the comment had none, and hiding takes all of it', () => {
  const added = { ...shown, added_at: now, added_images: ['a'] }
  expect(tallyChange(shown, added)).toMatchObject({ comment_count: 0, with_images: 1, added: 1, score_sum: 0 })
  expect(tallyChange({ ...shown, images: ['b'] }, { ...added, images: ['b'] })).toMatchObject({
    with_images: 0,
    added: 1,
  })
  expect(tallyChange(added, { ...added, hidden_at: now })).toMatchObject({
    comment_count: -1,
    good: -1,
    with_images: -1,
    added: -1,
    score_sum: -5,
  })
})

test('comments on the same goods are one entry', () => {
  const tallies = talliesOf([
    { ...shown, goods_id: 7 },
    { ...shown, score: 1, agree: 1, goods_id: 7 },
    { ...shown, goods_id: 8 },
  ])
  expect(tallies).toMatchObject([
    { goods_id: 7, comment_count: 2, good: 1, bad: 1, score_sum: 6 },
    { goods_id: 8, comment_count: 1, good: 1, bad: 0, score_sum: 5 },
  ])
})

test('something can be added once, for some months', () => {
  const at = (days: number, added_at: Date | null = null) => addBefore({ created_at: daysAgo(days), added_at }, now)
  expect(at(0)).toEqual(daysAgo(-additionDays))
  expect(at(additionDays)).toBeNull()
  expect(at(0, now)).toBeNull()
})

test('why a line can have no comment', () => {
  const order = { status: 'waiting_comment', after_sale: null, received_at: daysAgo(1) } as const
  const line = { buy_num: 2, refunded_num: 1, commented_at: null }
  expect(commentObstacle(order, line, now)).toBeNull()
  expect(commentObstacle({ ...order, status: 'completed' }, line, now)).toBeNull()
  expect(commentObstacle(order, { ...line, commented_at: now }, now)).toBe('commented')
  expect(commentObstacle(order, { ...line, refunded_num: 2 }, now)).toBe('refunded')
  expect(commentObstacle({ ...order, after_sale: 'after_sale_refund' }, line, now)).toBe('refund_open')
  expect(commentObstacle({ ...order, received_at: daysAgo(commentDays) }, line, now)).toBe('time_over')
  expect(commentObstacle({ ...order, status: 'waiting_receipt', received_at: null }, line, now)).toBe('not_received')
  expect(commentObstacle({ ...order, status: 'after_sale_completed' }, line, now)).toBe('not_received')
})
