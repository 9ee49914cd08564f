import { cancelReasons } from '@fangshi/contract/cancel-reasons'
import { addToCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { localText } from '@fangshi/contract/locale'
import { groupOrders, moveOrder } from '@fangshi/contract/orders'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { arrive, expectAccessible, firstOf, openPage, windows, type Visit } from './browser.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { shopTexts, type ShopTexts } from './shop-texts.ts'

/** Opens the checkout in the visit's page and in another tab. */
async function openTwice({ page, go }: Visit, params: string, tab: Page): Promise<void> {
  await go(`/order/before/${params}`)
  await openPage(tab, page.url())
}

/** Places the checkout that is open in a tab; the number of the group it leads to. */
async function place(page: Page, words: ShopTexts): Promise<string> {
  await page.bringToFront()
  await page.getByRole('button', { name: words.order.place }).click()
  return groupOfCashier(page)
}

async function groupOfCashier(page: Page): Promise<string> {
  await arrive(page, /\/order\/pay\/\d+/)
  return /\/order\/pay\/(\d+)/.exec(page.url())?.[1] as string
}

// Others buy other goods, so that no order repeats one of another window.
const journeys = firstOf(
  { name: windows[3].name, window: windows[3], skipped: 5 },
  { name: windows[0].name, window: windows[0], skipped: 4 },
)

test.each(journeys)('an order placed in two tabs is one unless the shopper insists: $name', async (journey) => {
  const words = shopTexts(journey.window)
  const trip = await visitAsNewShopper(journey.window)
  const { page, go, shopper } = trip
  const tab = await page.context().newPage()
  const { data } = await callAs()(listGoods, { query: { sort: 'newest' } })
  const { skus } = await callAs()(getGoods, { params: { id: data[journey.skipped]?.id ?? 0 } })
  const sku_id = skus.find(({ goods_stock }) => goods_stock > 6)?.id ?? 0

  // Without the cart: the other tab names the unpaid order, and can order once more.
  await openTwice(trip, `sku-${sku_id}x2`, tab)
  const first = await place(page, words)
  await tab.bringToFront()
  await tab.getByRole('button', { name: words.order.place }).click()
  const notice = tab.getByRole('alertdialog')
  await notice.getByText(words.order.repeatedTitle).waitFor()
  expect(await notice.getByRole('link', { name: words.order.payExisting }).getAttribute('href')).toContain(first)
  await expectAccessible(tab, 'the notice of a repeated order')
  await notice.getByRole('button', { name: words.order.placeAgain }).click()
  const second = await groupOfCashier(tab)
  expect(second).not.toBe(first)

  // From the cart: its lines are ordered, so the other tab leads to the order and keeps no button to place it.
  const { cart_id } = await shopper(addToCart, { body: { sku_id, buy_num: 1 } })
  await openTwice(trip, `cart-${cart_id}`, tab)
  const third = await place(page, words)
  await tab.bringToFront()
  await tab.getByRole('button', { name: words.order.place }).click()
  await tab.getByText(words.order.quoteOrdered).waitFor()
  expect(await tab.getByRole('button', { name: words.order.place }).count()).toBe(0)
  await tab.getByRole('link', { name: words.order.viewOrder }).click()
  expect(await groupOfCashier(tab)).toBe(third)

  // The page of the result claims nothing that is not so.
  await go(`/order/success?group=${third}`)
  await page.getByRole('heading', { level: 1, name: words.order.unpaidTitle }).waitFor()
  expect(await page.title()).not.toContain(words.order.paidTitle)
  await page.getByRole('main').getByRole('link', { name: words.order.goToPay }).click()
  expect(await groupOfCashier(page)).toBe(third)
  await openPage(tab, new URL(`/order/success?group=${'1'.repeat(22)}`, page.url()).href)
  expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await tab.getByText(words.order.paidTitle).count()).toBe(0)

  // The reason of a cancellation is part of the order's story.
  const { orders: toCancel } = await shopper(groupOrders, { body: { group_no: first } })
  await go(`/user/order/${toCancel[0]?.id}`)
  await page.getByRole('button', { name: words.order.action_cancel }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio').nth(2).check()
  await question.getByRole('button', { name: words.order.action_cancel }).click()
  const story = page.getByRole('list', { name: words.order.timeline })
  await story.getByText(localText(cancelReasons.wrong_address, journey.window.lang)).waitFor()

  for (const group_no of [second, third]) {
    const { orders } = await shopper(groupOrders, { body: { group_no } })
    await shopper(moveOrder, { params: { id: orders[0]?.id ?? 0 }, body: { action: 'cancel' } })
  }
  await go(`/order/success?group=${third}`)
  await page.getByRole('heading', { level: 1, name: words.order.cancelledText }).waitFor()
  expect(trip.problems).toEqual([])
  await trip.close()
})
