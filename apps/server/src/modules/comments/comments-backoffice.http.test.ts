import {
  adminComments,
  hideComment,
  replyToComment,
  restoreComment,
  sellerComments,
} from '@fangshi/contract/comments-backoffice'
import { addToComment, goodsComments, ownComment } from '@fangshi/contract/comments'
import { getOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { comment, receivedOrder } from '../../../test/comments/comments.ts'
import { backOffices, type PaidOrder } from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'

let it: TestApp
let order: PaidOrder
let ids: [number, number, number]
let seller: Awaited<ReturnType<typeof backOffices>>['seller']
let admin: Awaited<ReturnType<typeof backOffices>>['admin']
beforeAll(async () => {
  it = await testApp()
  order = await receivedOrder(it, [1, 1, 1])
  const given = await comment(order, { at: 0 }, { at: 1, scores: 3 }, { at: 2, scores: 1, content: '差' })
  ids = given.ids as typeof ids
  ;({ seller, admin } = await backOffices(it, order))
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const idsOf = async (answer: Promise<{ data: { id: number }[] }>) => (await answer).data.map(({ id }) => id)

test('a store finds the comments on its goods, and answers each once', async () => {
  const [good, middling, bad] = ids
  const list = (query: Record<string, string> = {}) => idsOf(seller(sellerComments.index, { query }))
  expect(await list()).toEqual([bad, middling, good])
  expect(await list({ sort: 'total' })).toEqual([bad, middling, good])
  expect(await list({ grade: 'bad' })).toEqual([bad])
  expect(await list({ is_replied: '0' })).toEqual([bad, middling, good])
  const { order_no } = await order.shopper.call(getOrder, { params: { id: order.id } })
  expect(await list({ order_no: `${order_no.slice(0, 12)}|likeRight` })).toEqual([bad, middling, good])
  expect(await list({ goods_name: '没有这个|like' })).toEqual([])

  const answer = { params: { id: bad }, body: { reply: '非常抱歉，已为您补发' } }
  await seller(replyToComment, answer)
  await expect(seller(replyToComment, answer)).rejects.toMatchObject({ key: 'COMMENT_REPLIED' })
  await expect(seller(replyToComment, { params: { id: good }, body: { reply: ' ' } })).rejects.toMatchObject({
    fields: { reply: 'REQUIRED' },
  })
  expect(await list({ is_replied: '1' })).toEqual([bad])
  const shown = await seller(sellerComments.show, { params: { id: bad } })
  expect(shown).toMatchObject({ grade: 'bad', total: 4, reply: { content: answer.body.reply }, actions: [] })
  expect(await order.shopper.call(ownComment, { params: { id: bad } })).toMatchObject({
    reply: { content: answer.body.reply },
  })
})

test('the platform hides a comment with a reason, and shows it again', async () => {
  const [, id] = ids
  const hide = (reason: string) => admin(hideComment, { params: { id }, body: { reason } })
  await expect(hide('')).rejects.toMatchObject({ fields: { reason: 'REQUIRED' } })
  await hide('含广告')
  await expect(hide('含广告')).rejects.toMatchObject({ key: 'COMMENT_MOVE_REFUSED' })
  const hidden = { data: [{ id, hidden_reason: '含广告', actions: ['restore'] }], total: 1 }
  expect(await admin(adminComments.index, { query: { is_hidden: '1' } })).toMatchObject(hidden)
  expect(await seller(sellerComments.show, { params: { id } })).toMatchObject({ hidden_reason: '含广告' })
  await admin(restoreComment, { params: { id } })
  await expect(admin(restoreComment, { params: { id } })).rejects.toMatchObject({ key: 'COMMENT_MOVE_REFUSED' })
  expect(await admin(adminComments.show, { params: { id } })).toMatchObject({ hidden_at: null, actions: ['hide'] })
  const { rows } = await it.ctx.db.pool.query<{ n: number }>(
    `select count(*)::int as n from audit_logs where action in ('Admin.order_comments.hide', 'Admin.order_comments.restore')`,
  )
  expect(rows).toEqual([{ n: 2 }])
})

/** Markup, handlers, links that run, and marks that turn text round. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a> javascript:alert(1)',
  '\u202Efdp.exe\u2066 &lt;b&gt;',
]

test('what buyer, store and platform write comes back as it was written, to everybody who reads it', async () => {
  const other = await receivedOrder(
    it,
    hostile.map(() => 1),
  )
  const theirs = await backOffices(it, other)
  const { ids: given } = await comment(other, ...hostile.map((content, at) => ({ at, content })))
  for (const [at, id] of given.entries()) {
    const words = hostile[at] as string
    const params = { id }
    await other.shopper.call(addToComment, { params, body: { content: words } })
    await theirs.seller(replyToComment, { params, body: { reply: words } })
    const said = { content: words, addition: { content: words }, reply: { content: words } }
    const { data } = await it.as(null)(goodsComments, { params: { id: other.goods_id } })
    expect(data.find((one) => one.id === id)).toMatchObject(said)
    await theirs.admin(hideComment, { params, body: { reason: words } })
    const all = { ...said, hidden_reason: words }
    expect(await other.shopper.call(ownComment, { params })).toMatchObject(all)
    expect(await theirs.seller(sellerComments.show, { params })).toMatchObject(all)
    expect(await theirs.admin(adminComments.show, { params })).toMatchObject(all)
  }
})

test('another store, a shopper and nobody find nothing', async () => {
  const [id] = ids
  const other = await receivedOrder(it)
  const theirs = await backOffices(it, other)
  expect(await idsOf(theirs.seller(sellerComments.index, { query: {} }))).toEqual([])
  await expect(theirs.seller(sellerComments.show, { params: { id } })).rejects.toMatchObject({ key: 'NOT_FOUND' })
  const reply = { params: { id }, body: { reply: '谢谢' } }
  await expect(theirs.seller(replyToComment, reply)).rejects.toMatchObject({ key: 'NOT_FOUND' })
  for (const token of [order.shopper.token, null])
    await expect(it.as(token, 'Seller')(replyToComment, reply)).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(seller(hideComment as never, { params: { id }, body: { reason: 'x' } } as never)).rejects.toThrow()
  expect(await idsOf(admin(adminComments.index, { query: { store_name: '没有这家店|like' } }))).toEqual([])
})
