import { addComments } from '@fangshi/contract/comments'
import type { TestApp } from '../app.ts'
import { paidOrder, receiveOrder, shipLines, type PaidOrder } from '../refunds.ts'

/** A received order of several lines, each of a SKU of one goods. */
export async function receivedOrder(it: TestApp, pieces: readonly number[] = [2]): Promise<PaidOrder> {
  const order = await paidOrder(it, pieces)
  await shipLines(it, order)
  await receiveOrder(it, order)
  return order
}

interface CommentFields {
  /** Place of the line in its order. */
  at?: number
  /** Each of the four scores, or all of them. */
  scores?: readonly [score: number, agree: number, service: number, speed: number] | number
  content?: string
  images?: string[]
}

/** The body of a comment on a line of an order. */
export function commentOn(order: PaidOrder, { at = 0, scores = 5, content = '不错', images = [] }: CommentFields = {}) {
  const [score, agree, service, speed] =
    typeof scores === 'number' ? ([scores, scores, scores, scores] as const) : scores
  return { line_id: order.lines[at] as number, score, agree, service, speed, content, images }
}

/** Comments on lines of an order over HTTP; the first one by default. */
export const comment = (order: PaidOrder, ...comments: CommentFields[]) =>
  order.shopper.call(addComments, {
    body: { order_id: order.id, comments: (comments.length ? comments : [{}]).map((one) => commentOn(order, one)) },
  })
