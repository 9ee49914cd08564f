import * as shop from '@fangshi/contract/chats'
import * as backoffice from '@fangshi/contract/chats-backoffice'
import { sellerNotifications } from '@fangshi/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackoffice, type Backoffice } from '../../../../test/access.ts'
import type { TestApp } from '../../../../test/app.ts'
import { loginSeller, makeShopper, makeStore } from '../../../../test/factories.ts'
import { noteWaiting, notify } from './notifications.timers.ts'

const minute = 60_000
let office: Backoffice
let it: TestApp
beforeAll(async () => {
  office = await openBackoffice()
  it = office.app
  it.setNow(new Date())
})
afterAll(() => it.close())

/** A conversation in which the shopper has just asked something. */
async function waitingChat() {
  const [shopper, store] = [await makeShopper(it), await makeStore(it.ctx.db)]
  const seller = (await loginSeller(it, store)).call
  const { id } = await shopper.call(shop.openChat, { body: { store_id: store.store_id } })
  let sent = 0
  const message = (text: string) => ({ client_id: `waiting-${++sent}`, kind: 'text', text }) as const
  const write = () => shopper.call(shop.sendMessage, { params: { id }, body: message('在吗') })
  const answer = () => seller(backoffice.sendStoreMessage, { params: { id }, body: message('在的') })
  await write()
  const notified = async () => {
    await noteWaiting.run(it.ctx)
    await notify.run(it.ctx)
    return (await seller(sellerNotifications.list, {})).data.map(({ title }) => title)
  }
  return { id, seller, write, answer, notified }
}
const one = ['有买家在等您回复']

test('a store is told of a shopper who has waited for three minutes, once', async () => {
  const chat = await waitingChat()
  it.advance(3 * minute - 10_000)
  expect(await chat.notified()).toEqual([])
  it.advance(10_000)
  expect(await chat.notified()).toEqual(one)
  await chat.write()
  it.advance(10 * minute)
  expect(await chat.notified()).toEqual(one)
})

test('an answer ends the wait; what is asked after it is another one', async () => {
  const chat = await waitingChat()
  it.advance(2 * minute)
  await chat.answer()
  it.advance(2 * minute)
  expect(await chat.notified()).toEqual([])
  await chat.write()
  it.advance(2 * minute)
  expect(await chat.notified()).toEqual([])
  it.advance(minute)
  expect(await chat.notified()).toEqual(one)
})

test('nobody is told of a shopper whom the store has muted', async () => {
  const chat = await waitingChat()
  await chat.seller(backoffice.muteShopper, { params: { id: chat.id }, body: { reason: '广告' } })
  it.advance(5 * minute)
  expect(await chat.notified()).toEqual([])
})
