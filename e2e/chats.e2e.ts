import { listGoods } from '@fangshi/contract/catalog'
import { openChat } from '@fangshi/contract/chats'
import { getOwnStore } from '@fangshi/contract/store-seller'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as entryEn } from '../apps/storefront/app/chats/entry/own-texts.en.ts'
import { texts as chatEn } from '../apps/storefront/app/chats/own-texts.en.ts'
import { texts as entryZh } from '../apps/storefront/app/chats/entry/own-texts.zh-cn.ts'
import { texts as chatZh } from '../apps/storefront/app/chats/own-texts.zh-cn.ts'
import { texts as sellerTexts } from '../apps/console/src/seller/chats/texts.ts'
import { logIn } from './api.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, settle, windows, type Window } from './browser.ts'
import { onePixelPng } from './one-pixel.ts'
import { visitAsNewShopper } from './purchase-steps.ts'

/** Whether the button that sends stands in the window without scrolling. */
async function isInSight(page: Page, name: string, { height }: Window): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).last().boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/** Pastes or drops a picture where one writes, as a browser reports it. */
const giveInPicture = (field: Locator, how: 'paste' | 'drop'): Promise<void> =>
  field.evaluate(
    (element, [type, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'cup.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    [how, [...onePixelPng]] as const,
  )

/** Writes while there is no network: the message waits, and goes out once when the network is back. */
async function writeOffline(page: Page, field: Locator, text: string, words: readonly string[]): Promise<void> {
  const onTheirWay = async (): Promise<number> => {
    const counts = await Promise.all(words.map((word) => page.getByText(word, { exact: true }).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  await expect.poll(onTheirWay).toBe(0)
  await page.context().setOffline(true)
  await field.fill(text)
  await field.press('Enter')
  await expect.poll(onTheirWay).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(onTheirWay).toBe(0)
  expect(await page.getByRole('log').getByText(text, { exact: true }).count()).toBe(1)
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
  await giveInPicture(panel.getByRole('textbox', { name: chat.input }), 'paste')
  await giveInPicture(panel.getByRole('textbox', { name: chat.input }), 'drop')
  await expect.poll(() => panel.getByRole('button', { name: chat.openPicture }).count()).toBe(2)
  await writeOffline(page, panel.getByRole('textbox', { name: chat.input }), '断网时写的', [chat.waiting, chat.sending])
  // The browser reports requests made without a network, which are no fault.
  const faults = trip.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))
  trip.problems.splice(0, Infinity, ...faults)
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
  expect(await log.getByRole('button', { name: read(sellerTexts.openPicture) }).count()).toBe(2)
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

  // While the store takes no messages, the shopper reads why instead of a place to write.
  const head = store.page.locator('section > header')
  await head.getByRole('button', { name: read(sellerTexts.mute), exact: true }).click()
  await dialogOf(store.page).getByRole('textbox').fill('广告')
  await dialogOf(store.page).getByRole('button').last().click()
  await panel.getByText(chat.muted.replace('{{reason}}', '广告')).waitFor()
  await head.getByRole('button', { name: read(sellerTexts.unmute), exact: true }).click()
  await panel.getByRole('textbox', { name: chat.input }).waitFor()
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
