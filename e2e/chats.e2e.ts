import { listGoods } from '@fangshi/contract/catalog'
import { openChat } from '@fangshi/contract/chats'
import { getOwnStore } from '@fangshi/contract/store-seller'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as entryEn } from '../apps/storefront/app/chats/entry/own-texts.en.ts'
import { texts as chatEn } from '../apps/storefront/app/chats/own-texts.en.ts'
import { texts as entryZh } from '../apps/storefront/app/chats/entry/own-texts.zh-cn.ts'
import { texts as chatZh } from '../apps/storefront/app/chats/own-texts.zh-cn.ts'
import { texts as sellerTexts } from '../apps/console/src/seller/chats/texts.ts'
import { logIn } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, settle, windows, type Window } from './browser.ts'
import { visitAsNewShopper } from './purchase-steps.ts'

/** Whether the button that sends stands in the window without scrolling. */
async function isInSight(page: Page, name: string, { height }: Window): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).last().boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

test.each(firstOf(windows[0], windows[3]))('a shopper asks a store, which answers: $name', async (window) => {
  const { chat } = window.lang === 'en' ? chatEn : chatZh
  const { chatEntry } = window.lang === 'en' ? entryEn : entryZh
  const read = (text: { 'zh-cn': string; en: string }): string => text[window.lang]
  const isPhone = window.width < 768
  const seller = await logIn('Seller', 'seller')
  const { id: storeId } = await seller(getOwnStore, {})
  const [goods] = (await seller(listGoods, { query: { store_id: storeId } })).data
  const trip = await visitAsNewShopper(window)
  const { page, go, shopper } = trip

  // The goods are offered as a card; what is written in two lines arrives so.
  await go(`/goods/${goods?.id}`)
  await page
    .getByRole('button', { name: isPhone ? chatEntry.short : chatEntry.contact, exact: true })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: chat.sendGoods, exact: true }).click()
  await panel.getByRole('textbox', { name: chat.input }).fill('有现货吗？')
  await panel.getByRole('textbox', { name: chat.input }).press('Enter')
  await panel.getByText(chat.sent, { exact: true }).last().waitFor()
  await settle(page)
  await expectAccessible(page, 'the panel of a conversation')

  // The store reads it, which the shopper sees, and answers.
  const { id } = await shopper(openChat, { body: { store_id: storeId } })
  const store = await openBackoffice(window, `/Seller/chats?id=${id}`, { username: 'seller' })
  const log = store.page.getByRole('log')
  await expect.poll(() => isInSight(store.page, read(sellerTexts.send), window)).toBe(true)
  await log.getByText('有现货吗？').waitFor()
  await expectAccessible(store.page, 'a conversation at the store')
  await panel.getByText(chat.read, { exact: true }).last().waitFor()
  await store.page.getByRole('textbox', { name: read(sellerTexts.input) }).fill('有，今天发货')
  await store.page.getByRole('textbox', { name: read(sellerTexts.input) }).press('Enter')
  await panel.getByText('有，今天发货').waitFor()

  // What the store takes back is gone on both sides.
  await log
    .getByRole('button', { name: read(sellerTexts.recall) })
    .last()
    .click()
  await panel.getByText(chat.recalledOther).waitFor()
  await expect.poll(() => panel.getByText('有，今天发货').count()).toBe(0)
  await store.close()

  await go('/user/chats')
  await page.getByRole('navigation', { name: chat.title }).getByRole('link').first().click()
  await page.getByRole('log').getByText('有现货吗？').waitFor()
  await settle(page)
  await expect.poll(() => isInSight(page, chat.send, window)).toBe(true)
  await expectAccessible(page, 'the own conversations')
  expect([...trip.problems, ...store.problems]).toEqual([])
  await trip.close()
})
