import { addToCart as addToCartCall } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { getOrder, groupOrders } from '@fangshi/contract/orders'
import { expect, test } from 'vitest'
import { isThorough } from '../tools/turns.ts'
import { callAs } from './api.ts'
import { expectAccessible, settle, windows, type Window } from './browser.ts'
import { logInToBackoffice, type Backoffice } from './backoffice.ts'
import { approveGoods, createGoods } from './goods-steps.ts'
import { changeDocuments, openStore, type Windows } from './store-opening.ts'
import { addToCart, buyFromCart, searchAndOpen, visitAsShopper } from './purchase-steps.ts'
import { shipParcel } from './shipping-steps.ts'
import { shopTexts } from './shop-texts.ts'

const wordings = {
  'zh-cn': {
    open: '开店',
    add: '添加自定义模板',
    save: '全部保存',
    name: '名称',
    nothing: '没有未保存的修改',
  },
  en: {
    open: 'Open store',
    add: 'Add custom template',
    save: 'Save all',
    name: 'Name',
    nothing: 'All changes saved.',
  },
} as const

/**
 * Opens the approved store for sale and adds a freight template for all provinces of the country. Not by "Select all":
 * another journey adds provinces that begin with zq meanwhile, and could not delete them while a template serves them.
 */
async function makeReady(seller: Backoffice, window: Window, freight: string): Promise<void> {
  const { page } = seller
  const words = wordings[window.lang]
  await page.getByRole('button', { name: words.open, exact: true }).click()
  await page.getByRole('button', { name: words.open, exact: true }).waitFor({ state: 'detached' })
  await seller.open('/Seller/freights')
  await page.getByRole('button', { name: words.add }).click()
  const card = page.getByRole('main').locator('section').last()
  await card.getByLabel(words.name, { exact: true }).fill(freight)
  await settle(page)
  const provinces = await card.getByRole('checkbox', { name: /^(?!zq)/ }).all()
  expect(provinces.length).toBeGreaterThan(30)
  for (const province of provinces) await province.check()
  await page.getByRole('button', { name: words.save }).click()
  await page.getByRole('status').filter({ hasText: words.nothing }).waitFor()
}

/** The overview lists the steps of a store that has sold nothing yet; opening the store is the last of them. */
async function expectSteps(seller: Backoffice, isOpen: boolean): Promise<void> {
  await seller.open('/Seller/dashboard')
  const steps = seller.page.getByRole('main').locator('ol a[data-done]')
  await expect.poll(() => steps.count()).toBe(8)
  await expect.poll(() => steps.last().getAttribute('data-done')).toBe(String(isOpen))
  await expectAccessible(seller.page, 'the overview of a new store')
}

const cases: readonly ({ name: string } & Windows)[] = isThorough
  ? windows.map((window) => ({ name: window.name, shop: window, office: window }))
  : [{ name: 'phone zh, back offices desktop en', shop: windows[0], office: windows[3] }]

test.each(cases)(
  'a new person opens a store and sells; a shopper buys and follows two parcels: $name',
  async ({ shop, office }) => {
    const words = shopTexts(shop)
    const isPhone = shop.width < 768
    const word = `qiju${Date.now().toString(36)}`
    const name = `新杯子 ${word}`
    const opened = await openStore({ shop, office })
    await changeDocuments(office, opened)
    const { admin, login } = opened
    const seller = await logInToBackoffice(office, '/Seller/stores', login)
    await expectSteps(seller, false)
    await seller.open('/Seller/stores')
    await makeReady(seller, office, '全国')
    await createGoods(seller, name, word, '全国')

    // Approved goods are found at once.
    const guest = callAs()
    expect((await guest(listGoods, { query: { keywords: word } })).total).toBe(0)
    await approveGoods(admin, name, word)
    const found = () => guest(listGoods, { query: { keywords: word } })
    expect((await found()).total).toBe(1)
    await expectSteps(seller, true)

    // Another person buys two of the SKUs.
    const reader = await visitAsShopper(shop)
    const { shopper } = reader
    await reader.go('/')
    await searchAndOpen(reader.page, word)
    await reader.page.getByRole('heading', { level: 1, name }).waitFor()
    await addToCart(reader.page, words, isPhone)
    const [card] = (await found()).data
    const { skus } = await guest(getGoods, { params: { id: card?.id ?? 0 } })
    expect(skus).toHaveLength(6)
    await shopper(addToCartCall, { body: { sku_id: skus.at(-1)?.id ?? 0, buy_num: 1 } })
    const groupNo = await buyFromCart(reader, words, [name])
    const [order] = (await shopper(groupOrders, { body: { group_no: groupNo } })).orders
    const id = order?.id ?? 0
    const { order_goods } = await shopper(getOrder, { params: { id } })
    expect(order_goods).toHaveLength(2)

    // The seller ships them one by one; the shopper tracks and receives them.
    const numbers = ['1', '2'].map((first) => `SF${first}${String(Date.now()).slice(-12)}`) as [string, string]
    await shipParcel(seller, order?.order_no ?? '', numbers[0], true)
    await reader.go(`/user/order/${id}`)
    await reader.page.getByText(numbers[0]).first().waitFor()
    expect(await reader.page.getByRole('button', { name: words.order.action_receive }).count()).toBe(0)
    await shipParcel(seller, order?.order_no ?? '', numbers[1], false)
    await expect
      .poll(async () => (await shopper(getOrder, { params: { id } })).parcels.map(({ state }) => state !== null))
      .toEqual([true, true])
    await reader.go(`/user/order/${id}`)
    for (const number of numbers) await reader.page.getByText(number).first().waitFor()
    await reader.page.getByRole('button', { name: words.order.action_receive }).click()
    const sure = reader.page.getByRole('alertdialog')
    await sure.getByRole('button', { name: words.order.action_receive }).click()
    await reader.page.getByText(words.order.status_waiting_comment).first().waitFor()

    expect([opened.owner, admin, seller, reader].flatMap(({ problems }) => problems)).toEqual([])
    await Promise.all([opened.owner, admin, seller, reader].map((one) => one.close()))
  },
  300_000,
)
