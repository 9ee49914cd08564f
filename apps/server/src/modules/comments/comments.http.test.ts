import { getGoods, getStore, listGoods } from '@fangshi/contract/catalog'
import {
  addComments,
  addToComment,
  commentForm,
  goodsComments,
  ownComment,
  ownComments,
  uncommentedLines,
} from '@fangshi/contract/comments'
import { hideComment, restoreComment } from '@fangshi/contract/comments-backoffice'
import { additionDays, commentDays } from '@fangshi/contract/comment-states'
import { getOrder } from '@fangshi/contract/orders'
import { agreeRefund } from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { comment, commentOn, receivedOrder } from '../../../test/comments/comments.ts'
import { makeShopper } from '../../../test/factories.ts'
import { ask, backOffices, key, shownOf } from '../../../test/refunds.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { audit } from '../../audit.ts'
import { ordersTimers } from '../orders/life/orders.jobs.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const dayMs = 24 * 60 * 60 * 1000
const guest = () => it.as(null, 'Home')
const actionsOf = async ({ id, shopper }: Awaited<ReturnType<typeof receivedOrder>>) =>
  (await shopper.call(getOrder, { params: { id } })).actions
const upload = async (order: Awaited<ReturnType<typeof receivedOrder>>) =>
  (await sendFile(it, order.shopper.token, await picture('png', 40, 40))).url

describe('comments of a buyer', () => {
  test('each line has its own, and with the last one the order is completed', async () => {
    const order = await receivedOrder(it, [2, 1])
    const { id, shopper } = order
    expect(await actionsOf(order)).toContain('comment')
    const form = await shopper.call(commentForm, { params: { id } })
    expect(form.lines.map(({ obstacle, comment: own, buy_num }) => [obstacle, own, buy_num])).toEqual([
      [null, null, 2],
      [null, null, 1],
    ])
    expect((await shopper.call(ownComments, { query: {} })).waiting).toBe(2)

    const url = await upload(order)
    const first = await comment(order, { at: 1, scores: [5, 4, 3, 2], content: ' 杯子很好看 ', images: [url] })
    expect(first.order_status).toBe('waiting_comment')
    expect(await actionsOf(order)).toContain('comment')
    const second = await comment(order, { scores: 1, content: '' })
    expect(second.order_status).toBe('completed')
    expect(await shownOf(order)).toBe('completed')
    expect(await actionsOf(order)).not.toContain('comment')

    const own = await shopper.call(ownComments, { query: {} })
    expect(own).toMatchObject({ total: 2, waiting: 0, last_page: 1 })
    expect(own.data.map(({ id: one }) => one)).toEqual([...second.ids, ...first.ids])
    expect(own.data[1]).toMatchObject({
      score: 5,
      agree: 4,
      service: 3,
      speed: 2,
      content: '杯子很好看',
      images: [url],
      order_id: id,
      goods_id: order.goods_id,
      addition: null,
      reply: null,
      hidden_reason: null,
    })
    const after = await shopper.call(commentForm, { params: { id } })
    expect(after.lines.map(({ obstacle }) => obstacle)).toEqual(['commented', 'commented'])
    expect(after.lines[1]?.comment).toEqual(own.data[1])
  })

  test('after the timer has completed the order there is still time, until there is none', async () => {
    const order = await receivedOrder(it, [1, 1])
    const [, complete] = ordersTimers
    it.advance(8 * dayMs)
    await complete!.run(it.ctx)
    it.advance(-8 * dayMs)
    expect(await shownOf(order)).toBe('completed')
    expect(await actionsOf(order)).toContain('comment')
    expect((await order.shopper.call(uncommentedLines, { query: {} })).data.map(({ id }) => id)).toEqual(order.lines)
    expect((await comment(order)).order_status).toBe('completed')
    await it.ctx.db.pool.query(
      `update orders set received_at = received_at - make_interval(days => $2) where id = $1`,
      [order.id, commentDays],
    )
    expect(await actionsOf(order)).not.toContain('comment')
    await expect(comment(order, { at: 1 })).rejects.toMatchObject({ key: 'COMMENT_TIME_OVER' })
    expect((await order.shopper.call(uncommentedLines, { query: {} })).total).toBe(0)
  })

  test('a line that was refunded has none, and the others complete the order', async () => {
    const order = await receivedOrder(it, [1, 1])
    const { seller } = await backOffices(it, order)
    const request = await ask(order)
    await expect(comment(order, { at: 1 })).rejects.toMatchObject({ key: 'COMMENT_REFUSED' })
    expect(await actionsOf(order)).not.toContain('comment')
    await seller(agreeRefund, { params: { id: request.id }, body: {} }, key())
    await expect(comment(order)).rejects.toMatchObject({ key: 'COMMENT_REFUSED' })
    expect((await comment(order, { at: 1 })).order_status).toBe('completed')
  })

  test('are refused when something is wrong with them, all or none', async () => {
    const order = await receivedOrder(it, [1, 1])
    const { shopper, id: order_id } = order
    const send = (...comments: object[]) =>
      shopper.call(addComments, { body: { order_id, comments: comments as never } })
    const good = commentOn(order)
    for (const [field, value, fault] of [
      ['score', 0, 'SCORE_INVALID'],
      ['agree', 6, 'SCORE_INVALID'],
      ['service', '4.5', 'SCORE_INVALID'],
      ['speed', null, 'SCORE_INVALID'],
      ['content', '字'.repeat(501), 'TOO_LONG'],
      ['images', Array.from({ length: 10 }, () => '/x.webp'), 'TOO_LONG'],
    ] as const) {
      const name = `comments.0.${field}`
      await expect(send({ ...good, [field]: value }), field).rejects.toMatchObject({ fields: { [name]: fault } })
    }
    await expect(
      send(good, commentOn(order, { at: 1, images: ['https://elsewhere.example/a.png'] })),
    ).rejects.toMatchObject({ fields: { 'comments.1.images.0': 'FILE_ADDRESS_INVALID' } })
    await expect(send(good, good)).rejects.toMatchObject({ fields: { comments: 'INVALID' } })
    await expect(send()).rejects.toMatchObject({ fields: { comments: 'REQUIRED' } })
    await comment(order)
    await expect(send(good, commentOn(order, { at: 1 }))).rejects.toMatchObject({ key: 'COMMENT_GIVEN' })
    expect((await shopper.call(ownComments, { query: {} })).total).toBe(1)
  })

  test('need a login, an own order and its lines', async () => {
    const [order, other] = [await receivedOrder(it), await receivedOrder(it)]
    const { ids } = await comment(other)
    const [id] = ids as [number]
    const body = { order_id: order.id, comments: [commentOn(order)] }
    await expect(guest()(addComments, { body })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
    await expect(other.shopper.call(addComments, { body })).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
    const theirs = { ...body, comments: [commentOn(other)] }
    await expect(order.shopper.call(addComments, { body: theirs })).rejects.toMatchObject({ key: 'NOT_FOUND' })
    const form = { params: { id: order.id } }
    await expect(guest()(commentForm, form)).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
    await expect(other.shopper.call(commentForm, form)).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND' })
    await expect(order.shopper.call(ownComment, { params: { id } })).rejects.toMatchObject({ key: 'NOT_FOUND' })
    await expect(guest()(ownComments, { query: {} })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
    await expect(guest()(uncommentedLines, { query: {} })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
    const addition = { params: { id }, body: { content: '追加' } }
    await expect(order.shopper.call(addToComment, addition)).rejects.toMatchObject({ key: 'NOT_FOUND' })
    await expect(guest()(addToComment, addition)).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  })

  test('one addition stands beside the first text', async () => {
    const order = await receivedOrder(it)
    const { ids } = await comment(order, { content: '刚收到' })
    const [id] = ids as [number]
    const add = (body: { content: string; images?: string[] }) =>
      order.shopper.call(addToComment, { params: { id }, body })
    await expect(add({ content: ' ' })).rejects.toMatchObject({ fields: { content: 'REQUIRED' } })
    await expect(add({ content: 'x', images: ['/not-ours.png'] })).rejects.toMatchObject({
      fields: { 'images.0': 'FILE_ADDRESS_INVALID' },
    })
    const url = await upload(order)
    const added = await add({ content: '用了一个月', images: [url] })
    expect(added).toMatchObject({
      content: '刚收到',
      addition: { content: '用了一个月', images: [url] },
      add_before: null,
    })
    await expect(add({ content: '再来' })).rejects.toMatchObject({ key: 'COMMENT_ADDED' })
    const { rating } = await guest()(getGoods, { params: { id: order.goods_id } })
    expect(rating).toMatchObject({ all: 1, with_images: 1, added: 1 })

    const late = await receivedOrder(it)
    const old = { params: { id: (await comment(late)).ids[0] ?? 0 }, body: { content: '太晚了' } }
    await it.owner.pool.query(
      'update order_comments set created_at = created_at - make_interval(days => $2) where id = $1',
      [old.params.id, additionDays],
    )
    expect((await late.shopper.call(ownComment, { params: old.params })).add_before).toBeNull()
    await expect(late.shopper.call(addToComment, old)).rejects.toMatchObject({ key: 'COMMENT_TIME_OVER' })
  })
})

describe('what everybody sees', () => {
  test('comments by kind and order, masked, with the scores of goods and store', async () => {
    const order = await receivedOrder(it, [1, 1, 1, 1])
    const { goods_id, store, shopper } = order
    expect(await guest()(getGoods, { params: { id: goods_id } })).toMatchObject({
      rating: { all: 0, good_rate: null, means: null },
      store_info: { rating: { all: 0, good_rate: null, means: null } },
    })
    const url = await upload(order)
    const { ids } = await comment(
      order,
      { at: 0, scores: 5, content: '<img src=x onerror=alert(1)>' },
      { at: 1, scores: [3, 3, 3, 3], content: '一般', images: [url] },
      { at: 2, scores: 2, content: '不好' },
      { at: 3, scores: [4, 4, 4, 3], content: '好' },
    )
    const [best, middling, bad, good] = ids as [number, number, number, number]
    await shopper.call(addToComment, { params: { id: bad }, body: { content: '客服解决了' } })
    const list = async (is_type: number, sort?: 'newest' | 'best' | 'worst') => {
      const { data, total } = await guest()(goodsComments, { params: { id: goods_id }, query: { is_type, sort } })
      expect(total).toBe(data.length)
      return data.map(({ id }) => id)
    }
    expect(await list(0)).toEqual([good, bad, middling, best])
    expect(await list(0, 'best')).toEqual([best, good, middling, bad])
    expect(await list(0, 'worst')).toEqual([bad, middling, good, best])
    expect(await list(1)).toEqual([good, best])
    expect(await list(1, 'best')).toEqual([best, good])
    expect(await list(2)).toEqual([middling])
    expect(await list(2, 'worst')).toEqual([middling])
    expect(await list(3)).toEqual([bad])
    expect(await list(3, 'best')).toEqual([bad])
    expect(await list(4)).toEqual([middling])
    expect(await list(5, 'worst')).toEqual([bad])
    const { data } = await guest()(goodsComments, { params: { id: goods_id }, query: { sort: 'best', per_page: 1 } })
    expect(data).toMatchObject([
      { content: '<img src=x onerror=alert(1)>', nickname: expect.stringContaining('**') as string },
    ])
    const rating = {
      all: 4,
      good: 2,
      middling: 1,
      bad: 1,
      with_images: 1,
      added: 1,
      good_rate: 50,
      means: { score: '3.5', agree: '3.5', service: '3.5', speed: '3.3' },
    }
    const shared = { all: 4, good_rate: 50, means: rating.means }
    expect(await guest()(getGoods, { params: { id: goods_id } })).toMatchObject({
      rating,
      store_info: { rating: shared },
    })
    expect((await guest()(getStore, { params: { id: store.store_id } })).rating).toEqual(shared)

    const { admin } = await backOffices(it, order)
    await admin(hideComment, { params: { id: bad }, body: { reason: '辱骂' } })
    expect(await list(0)).toEqual([good, middling, best])
    expect(await list(5)).toEqual([])
    expect((await guest()(getGoods, { params: { id: goods_id } })).rating).toMatchObject({ all: 3, bad: 0, added: 0 })
    expect((await guest()(getStore, { params: { id: store.store_id } })).rating).toMatchObject({
      all: 3,
      good_rate: 66,
    })
    expect(await shopper.call(ownComment, { params: { id: bad } })).toMatchObject({ hidden_reason: '辱骂' })
    await admin(restoreComment, { params: { id: bad } })
    expect((await guest()(getGoods, { params: { id: goods_id } })).rating).toEqual(rating)
  })

  test('lists of goods can begin with those that have the most comments', async () => {
    const order = await receivedOrder(it)
    await comment(order)
    const query = { store_id: order.store.store_id, sort: 'comments' } as const
    const { data } = await guest()(listGoods, { query })
    expect(data[0]).toMatchObject({ id: order.goods_id, comment_count: 1 })
  })

  test('goods without a page have no comments, and odd questions are refused', async () => {
    const ask404 = guest()(goodsComments, { params: { id: 999_999 }, query: {} })
    await expect(ask404).rejects.toMatchObject({ key: 'GOODS_NOT_FOUND' })
    const order = await receivedOrder(it)
    const odd = (query: object) => guest()(goodsComments, { params: { id: order.goods_id }, query })
    await expect(odd({ is_type: 6 })).rejects.toMatchObject({ fields: { is_type: 'CHOICE_INVALID' } })
    await expect(odd({ sort: 'id' })).rejects.toMatchObject({ fields: { sort: 'CHOICE_INVALID' } })
    expect(await odd({ is_type: '' })).toMatchObject({ data: [], total: 0, last_page: 1 })
    expect((await odd({ page: 1000 })).data).toEqual([])
    const shopper = await makeShopper(it)
    expect((await shopper.call(ownComments, { query: {} })).data).toEqual([])
  })
})
