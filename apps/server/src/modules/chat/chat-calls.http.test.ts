import * as shop from '@fangshi/contract/chats'
import * as backoffice from '@fangshi/contract/chats-backoffice'
import { moveRefund } from '@fangshi/contract/refunds'
import { refuseRefund } from '@fangshi/contract/refunds-backoffice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { newKey, type TestApp } from '../../../test/app.ts'
import { loginSeller, makeShopper, makeStore } from '../../../test/factories.ts'
import { ask, backOffices, paidOrder } from '../../../test/refunds.ts'

let office: Backoffice
let it: TestApp
beforeAll(async () => {
  office = await openBackoffice()
  it = office.app
})
afterAll(() => it.close())

/** A form as the product's own pages send it (spec §7). */
async function post(path: string, form: Record<string, string>) {
  const answer = await it.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return answer.json() as { code: number; data: never }
}

test('the calls of the product take the token in the form, for both sides', async () => {
  const [shopper, store] = [await makeShopper(it), await makeStore(it.ctx.db)]
  const { token } = await loginSeller(it, store)
  const asShopper = { provider: 'users', token: shopper.token, rid: String(store.store_id), rtype: 'stores' }
  const asStore = { provider: 'users', token, rid: String(shopper.id), rtype: 'users' }
  expect(await post('/Chat/send', { ...asShopper, content_type: 'text', content: '你好' })).toMatchObject({ code: 404 })
  expect(await post('/Chat/add', asShopper)).toMatchObject({
    code: 200,
    data: { rid: store.store_id, rtype: 'stores' },
  })
  const hello = { ...asShopper, content_type: 'text', content: '你好', client_id: 'hello-123' }
  expect(await post('/Chat/send', hello)).toMatchObject({ code: 200, data: { seq: 1, from: 'shopper', text: '你好' } })
  expect(await post('/Chat/send', hello)).toMatchObject({ data: { seq: 1 } })
  expect(await post('/Chat/add', asStore)).toMatchObject({ code: 200, data: { rid: shopper.id, unread: 1 } })
  expect(await post('/Chat/send', { ...asStore, content_type: 'text', content: '在的' })).toMatchObject({
    data: { seq: 2 },
  })
  expect(await post('/Chat/friend_content', asShopper)).toMatchObject({
    data: {
      data: [
        { seq: 2, text: '在的' },
        { seq: 1, text: '你好' },
      ],
      has_more: false,
    },
  })
  expect(await post('/Chat/friends', { provider: 'users', token: shopper.token })).toMatchObject({
    data: [{ rid: store.store_id, unread: 1, last: { text: '在的' } }],
  })
  expect(await post('/Chat/friends', { provider: 'users', token, rtype: 'users' })).toMatchObject({
    data: [{ rid: shopper.id }],
  })
  const wrong = { ...asShopper, content_type: 'goods', content: 'abc' }
  expect(await post('/Chat/send', wrong)).toMatchObject({ code: 422, data: { fields: { content: 'INVALID' } } })
})

test('what the calls do not know is refused by its field', async () => {
  const [shopper, store] = [await makeShopper(it), await makeStore(it.ctx.db)]
  const good = { provider: 'users', token: shopper.token, rid: String(store.store_id), rtype: 'stores' }
  const refused = (path: string, form: Record<string, string>, field: string) =>
    expect(post(path, { ...good, ...form })).resolves.toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.anything() } },
    })
  for (const path of ['/Chat/add', '/Chat/friend_content']) {
    await refused(path, { rid: 'x' }, 'rid')
    await refused(path, { rtype: 'admins' }, 'rtype')
    await refused(path, { provider: 'admins' }, 'provider')
  }
  await refused('/Chat/friend_content', { before: '0' }, 'before')
  await refused('/Chat/send', { content_type: 'video', content: 'x' }, 'content_type')
  await refused('/Chat/send', { content_type: 'text', content: '' }, 'content')
  expect(await post('/Chat/friends', { token: shopper.token, rtype: 'admins' })).toMatchObject({ code: 422 })
  expect(await post('/Chat/add', { ...good, rid: '999999' })).toMatchObject({ code: 404 })
})

test('guests are asked to log in', async () => {
  const body = { rid: '1', rtype: 'stores' }
  for (const path of ['/Chat/add', '/Chat/friends', '/Chat/friend_content', '/Chat/send']) {
    const rest =
      path === '/Chat/friends' ? {} : path === '/Chat/send' ? { ...body, content_type: 'text', content: 'x' } : body
    expect(await post(path, rest)).toMatchObject({ code: 401 })
    expect(await post(path, { ...rest, token: 'x'.repeat(43) })).toMatchObject({ code: 401 })
  }
})

test('an administrator reads a conversation from a dispute alone, and each look is written down', async () => {
  const order = await paidOrder(it)
  const { id } = await ask(order)
  const { seller } = await backOffices(it, order)
  const chat = await order.shopper.call(shop.openChat, { body: { store_id: order.store.store_id } })
  const said = { client_id: 'dispute-1', kind: 'text', text: '杯口有缺' } as const
  await order.shopper.call(shop.sendMessage, { params: { id: chat.id }, body: said })
  const look = () => office.boss(backoffice.disputeChat, { params: { id } })
  expect(await keyOf(look())).toBe('NOT_FOUND')
  await seller(refuseRefund, { params: { id }, body: { reason: '没有问题' } })
  const appeal = { action: 'appeal', message: '有问题' } as const
  await order.shopper.call(moveRefund, { params: { id }, body: appeal }, { key: newKey() })
  expect((await look()).data).toMatchObject([{ from: 'shopper', text: '杯口有缺', is_own: false }])
  expect(await office.auditOf('Admin.refunds.chat', id)).toMatchObject([{ after: { chat_id: chat.id } }])
  const clerk = await office.clerk({ rights: ['Admin.refunds.index'] })
  expect(await keyOf(clerk.call(backoffice.disputeChat, { params: { id } }))).toBe('FORBIDDEN')
  expect(await keyOf(it.as(null)(backoffice.disputeChat, { params: { id } }))).toBe('NOT_LOGGED_IN')
})
