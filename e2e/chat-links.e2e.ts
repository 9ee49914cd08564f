import { getOrder } from '@fangshi/contract/orders'
import { moveRefund, requestRefund } from '@fangshi/contract/refunds'
import { refuseRefund } from '@fangshi/contract/refunds-backoffice'
import { expect, test } from 'vitest'
import { texts as entryTexts } from '../apps/storefront/app/chats/entry/own-texts.en.ts'
import { texts as chatTexts } from '../apps/storefront/app/chats/own-texts.en.ts'
import { texts as sellerTexts } from '../apps/console/src/seller/chats/texts.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, settle, windows } from './browser.ts'
import { receivedOrder } from './comment-steps.ts'
import { visitAsNewShopper } from './purchase-steps.ts'

test('orders, requests and disputes lead into the conversation, each with the order as a card (desktop en)', async () => {
  const window = windows[3]
  const { chat } = chatTexts
  const trip = await visitAsNewShopper(window)
  const { page, go, shopper } = trip
  const { id: order_id, seller } = await receivedOrder(shopper)
  const { order_no, order_goods } = await shopper(getOrder, { params: { id: order_id } })
  const lines = [{ id: order_goods[0]?.id ?? 0, buy_num: 1, amount: '0.10' }]
  const { id } = await shopper(requestRefund, { body: { order_id, kind: 'refund', lines, reason: 'flawed' } })
  await seller(refuseRefund, { params: { id }, body: { reason: '看不出问题' } })
  await shopper(moveRefund, { params: { id }, body: { action: 'appeal', message: '照片里看得清楚' } })

  // The order's page offers the order, and so does the one of the request, where it is sent.
  const contact = page.getByRole('main').getByRole('button', { name: entryTexts.chatEntry.contact, exact: true })
  const panel = page.getByRole('dialog')
  await go(`/user/order/${order_id}`)
  await contact.first().click()
  await panel.getByRole('region', { name: chat.aboutOrder }).getByText(order_no).waitFor()
  await go(`/user/order/refund_form/${id}`)
  await contact.first().click()
  await panel.getByRole('region', { name: chat.aboutOrder }).getByText(order_no).waitFor()
  await settle(page)
  await expectAccessible(page, 'a conversation about a request')
  await panel.getByRole('button', { name: chat.sendOrder, exact: true }).click()
  await panel.getByRole('log').getByText(order_no).waitFor()

  // What the shopper wrote is counted beside the menu, whatever screen is open.
  const store = await openBackoffice(window, `/Seller/refunds?view=${id}`, { username: 'seller' })
  await store.page
    .locator('header')
    .getByText(/^\d+ unread$/)
    .first()
    .waitFor({ state: 'attached' })
  await store.page.getByRole('link', { name: 'Contact the buyer' }).click()
  await store.page.getByRole('log').getByText(order_no).waitFor()
  const card = store.page.getByRole('region', { name: sellerTexts.aboutOrder.en })
  await card.getByText(order_no).waitFor()
  await settle(store.page)
  await expectAccessible(store.page, 'a conversation about an order at the store')
  await card.getByRole('button', { name: sellerTexts.sendOrder.en, exact: true }).click()
  await expect.poll(() => store.page.getByRole('log').getByText(order_no).count()).toBe(2)

  const platform = await openBackoffice(window, `/Admin/refunds?view=${id}`)
  await platform.page.getByRole('button', { name: 'Read the conversation', exact: true }).click()
  await platform.page.getByText(`Order: ${order_no}`).first().waitFor()
  await settle(platform.page)
  await expectAccessible(platform.page, 'a dispute with what both sides wrote')
  expect([...trip.problems, ...store.problems, ...platform.problems]).toEqual([])
  await Promise.all([trip.close(), store.close(), platform.close()])
})
