import { editMe } from '@fangshi/contract/accounts'
import { openChat, sendMessage } from '@fangshi/contract/chats'
import { sendStoreMessage } from '@fangshi/contract/chats-backoffice'
import { addComments, commentForm } from '@fangshi/contract/comments'
import { hideComment, replyToComment } from '@fangshi/contract/comments-backoffice'
import { listNotifications } from '@fangshi/contract/notifications'
import { getOwnStore } from '@fangshi/contract/store-seller'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { receivedOrder } from './comment-steps.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { windows } from './browser.ts'

const script = '<script>window.isTaken=1</script>'
/** Markup, handlers, links that run and marks that turn text round: all of it is text. */
const hostile = `${script}<img src=x onerror="window.isTaken=1"> [a](javascript:window.isTaken=1) javascript:window.isTaken=1 \u202Efdp.exe`
const nickname = '<svg onload=a>'

/** What was written stands there as it was written, and nothing of it has run or become an element. */
async function expectText(page: Page, where: string, text: string): Promise<void> {
  await page.getByText(text).first().waitFor()
  const found = await page.evaluate(() => ({
    isTaken: 'isTaken' in window,
    elements: document.querySelectorAll('img[src="x"], [onload], [onerror], a[href^="javascript:"]').length,
  }))
  expect([where, found]).toEqual([where, { isTaken: false, elements: 0 }])
}

test('what people write in comments, chats, names and reasons is shown as text', async () => {
  const window = windows[2]
  const trip = await visitAsNewShopper(window)
  const { page, go, shopper } = trip
  await shopper(editMe, { body: { provider: 'users', nickname } })
  const { id, seller } = await receivedOrder(shopper)
  const { lines } = await shopper(commentForm, { params: { id } })
  const comments = lines.map((line) => ({
    line_id: line.id,
    score: 5,
    agree: 5,
    service: 5,
    speed: 5,
    content: hostile,
  }))
  const { ids } = await shopper(addComments, { body: { order_id: id, comments } })
  await seller(replyToComment, { params: { id: ids[0] ?? 0 }, body: { reply: hostile } })
  const admin = await logIn('Admin', 'admin')
  await admin(hideComment, { params: { id: ids[1] ?? 0 }, body: { reason: hostile } })
  const { id: store_id } = await seller(getOwnStore, {})
  const chat = await shopper(openChat, { body: { store_id } })
  const message = (client_id: string) => ({
    params: { id: chat.id },
    body: { client_id, kind: 'text', text: hostile } as const,
  })
  await shopper(sendMessage, message(crypto.randomUUID()))
  await seller(sendStoreMessage, message(crypto.randomUUID()))

  await go(`/goods/${lines[0]?.goods_id}`)
  await expectText(page, 'a comment', script)
  await go('/user/comments')
  await expectText(page, 'the own comments, with a reply and the reason why one is hidden', script)
  await go(`/user/chats?id=${chat.id}`)
  await expectText(page, 'the conversation', script)
  await expect
    .poll(async () => (await shopper(listNotifications, {})).data.map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['comment', 'comment']))
  await go('/user/messages')
  await expectText(page, 'the messages', script)
  expect(await page.getByRole('main').textContent()).not.toContain('\u202E')
  const store = await openBackoffice(window, `/Seller/chats?id=${chat.id}`, { username: 'seller' })
  await expectText(store.page, 'the conversation at the store', script)
  await expectText(store.page, 'the name of a shopper', nickname)
  await store.follow(`/Seller/order_comments?view=${ids[0]}`)
  await expectText(store.page, 'a comment at the store', script)
  const platform = await openBackoffice(window, `/Admin/order_comments?view=${ids[1]}`)
  await expectText(platform.page, 'a hidden comment at the platform', script)
  expect([...trip.problems, ...store.problems, ...platform.problems]).toEqual([])
  await platform.close()
  await store.close()
  await trip.close()
})
