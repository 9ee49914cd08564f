import { getOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { commentOn, receivedOrder } from '../../../test/comments/comments.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import { ownerOf } from '../../../test/factories.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { Refusal } from '../../kernel/fail.ts'
import type { PaidOrder } from '../../../test/refunds.ts'
import { addComments } from './add-comments.ts'
import { addToComment, hideComment, replyToComment, restoreComment } from './change-comment.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 }) // on a busy machine

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

/** How a call ended: `ok`, or the key of its refusal. */
const ended = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.key
      throw error
    },
  )
const give = (order: PaidOrder, ...places: number[]) =>
  ended(
    inTx(it.ctx.db, (tx) =>
      addComments(tx, it.ctx, order.shopper.who, {
        order_id: order.id,
        comments: places.map((at) => commentOn(order, { at })),
      }),
    ),
  )
const count = (keys: readonly string[], key: string) => keys.filter((one) => one === key).length

test('of 32 comments on one line at once one stands', async () => {
  const order = await receivedOrder(it, [1, 1])
  const keys = await Promise.all(Array.from({ length: 32 }, () => give(order, 0)))
  expect([count(keys, 'ok'), count(keys, 'COMMENT_GIVEN')]).toEqual([1, 31])
})

test('the last of the lines completes the order, once, however they come', async () => {
  const order = await receivedOrder(it, [1, 1, 1])
  const keys = await Promise.all([give(order, 0), give(order, 1, 2), give(order, 2, 1), give(order, 0)])
  expect(count(keys, 'ok')).toBe(2)
  const { order_status, history } = await order.shopper.call(getOrder, { params: { id: order.id } })
  expect(order_status).toBe('completed')
  expect(history.filter(({ status }) => status === 'completed')).toHaveLength(1)
})

test('the buyer alone adds to a comment, whoever calls', async () => {
  const [order, other] = [await receivedOrder(it), await receivedOrder(it)]
  const { ids } = await inTx(it.ctx.db, (tx) =>
    addComments(tx, it.ctx, order.shopper.who, { order_id: order.id, comments: [commentOn(order)] }),
  )
  const add = ({ shopper }: PaidOrder) =>
    ended(inTx(it.ctx.db, (tx) => addToComment(tx, it.ctx, shopper.who, { id: ids[0] ?? 0, content: '追加' })))
  expect([await add(other), await add(order)]).toEqual(['NOT_FOUND', 'ok'])
})

test('hiding, showing, adding and answering at once leave the scores right, and one addition and one answer', async () => {
  const order = await receivedOrder(it)
  const { ids } = await inTx(it.ctx.db, (tx) =>
    addComments(tx, it.ctx, order.shopper.who, { order_id: order.id, comments: [commentOn(order)] }),
  )
  const [id] = ids as [number]
  const { admin_id } = await mintAdmin(it)
  const admin = { area: 'Admin', admin_id, is_super: true } as const
  const change = (at: number) =>
    ended(
      inTx(it.ctx.db, async (tx) => {
        if (at % 4 === 0) return hideComment(tx, it.ctx, admin, { id, reason: '广告' })
        if (at % 4 === 1) return restoreComment(tx, it.ctx, admin, { id })
        if (at % 4 === 2) return replyToComment(tx, it.ctx, ownerOf(order.store), { id, reply: `谢谢 ${at}` })
        return addToComment(tx, it.ctx, order.shopper.who, { id, content: '追加' })
      }),
    )
  const keys = await Promise.all(Array.from({ length: 40 }, (_, at) => change(at)))
  const ofKind = (kind: number) => keys.filter((_, at) => at % 4 === kind).toSorted()
  expect(ofKind(2)).toEqual([...Array.from({ length: 9 }, () => 'COMMENT_REPLIED'), 'ok'])
  expect(ofKind(3)).toEqual([...Array.from({ length: 9 }, () => 'COMMENT_ADDED'), 'ok'])
})
