import { setPayPassword } from '@fangshi/contract/account-security'
import { addToCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { quoteOrder } from '@fangshi/contract/orders'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as addressEn } from '../apps/storefront/app/address/own-texts.en.ts'
import { texts as addressZh } from '../apps/storefront/app/address/own-texts.zh-cn.ts'
import { oneInTurn } from '../tools/turns.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, reloadPage, visit, windows } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { shopTexts, pattern } from './shop-texts.ts'

const password = 'seven-red-lanterns'
const payPassword = '731946'

/** SKUs of two stores that do not deliver for free. */
async function skusOfTwoStores(): Promise<{ goods_id: number; sku_id: number }[]> {
  const guest = callAs()
  const { data } = await guest(listGoods, { query: { sort: 'price_up' } })
  const found = new Map<number, { goods_id: number; sku_id: number }>()
  for (const { id } of data) {
    const { freight, skus, store_info } = await guest(getGoods, { params: { id } })
    const sku = skus.find(({ goods_stock }) => goods_stock > 3)
    if (freight.kind === 'template' && sku) found.set(store_info.id, { goods_id: id, sku_id: sku.id })
    if (found.size === 2) break
  }
  return [...found.values()]
}

const isInView = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })

/** Writes an address into the open form, area last, and saves it; each wrong field gets the focus in its turn. */
async function fillAddress(page: Page, words: typeof addressZh.address): Promise<void> {
  const form = page.getByRole('dialog')
  const save = form.locator('button[type=submit]')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await save.click()
  await expect.poll(focused).toBe('receive_name')
  await form.getByLabel(words.name).fill('林晓')
  await form.getByLabel(words.phone).fill('13800138000')
  await save.click()
  // The area comes before the street, though the form library knows it last.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  const levels = form.getByRole('group', { name: words.area }).locator('select')
  for (const level of [0, 1, 2]) {
    await expect.poll(() => levels.nth(level).locator('option').count()).toBeGreaterThan(1)
    await levels.nth(level).selectOption({ index: 1 })
  }
  await save.click()
  await expect.poll(focused).toBe('address')
  await form.getByLabel(words.street).fill('文三路 90 号')
  await save.click()
  await form.waitFor({ state: 'detached' })
}

/** From now on the server gets the payment, but its answer and the first question for the state are lost. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/api/user/order/pay', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/api/user/order/check', (route) => route.abort('connectionreset'), { times: 1 })
}

const freightTo = (call: Call, sku_id: number) => call(quoteOrder, { body: { params: `sku-${sku_id}x1` } })

test.each(oneInTurn([windows[0], windows[3]]))('a newcomer buys from two stores and pays: $name', async (window) => {
  const words = shopTexts(window)
  const address = window.lang === 'en' ? addressEn.address : addressZh.address
  const { token } = await newShopper(password)
  const call = callAs(token)
  const chosen = await skusOfTwoStores()
  expect(chosen).toHaveLength(2)
  const lines: number[] = []
  for (const one of chosen) lines.push((await call(addToCart, { body: { ...one, buy_num: 1 } })).cart_id)
  const { page, go, problems, close } = await visit(window, 'light', { isNew: true })
  await go('/')
  await page.evaluate((mine) => localStorage.setItem('token', mine), token)

  // Without an address the order is not placed, and the shopper sees why.
  await go(`/order/before/cart-${lines.join('-')}`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: words.order.place }).click()
  await expect.poll(() => isInView(page, words.order.addressFirst)).toBe(true)
  await page.getByRole('button', { name: address.add }).click()
  await fillAddress(page, address)
  const place = page.getByRole('button', { name: words.order.place })
  await expect.poll(() => place.isEnabled()).toBe(true)
  await place.click()

  // The demo's balance is enough; a lost answer leads to the result all the same.
  await arrive(page, /\/order\/pay\/\d+/)
  await page.getByText('10000.00').first().waitFor()
  await page.getByRole('link', { name: words.order.setPayPassword }).waitFor()
  const body = { pay_password: payPassword, pay_password_again: payPassword }
  await call(setPayPassword, { body: { ...body, old_password: password } })
  // What the server tells on its own would overtake the question for the state.
  await page.route('**/api/events', (route) => route.abort('connectionreset'))
  await reloadPage(page)
  await loseAnswers(page)
  await page.getByLabel(words.order.payPassword, { exact: false }).first().fill(payPassword)
  await page.getByRole('button', { name: pattern(words.order.pay) }).click()
  await page.getByText(words.order.checkingPayment).waitFor()
  await expectAccessible(page, 'a payment whose answer was lost')
  await arrive(page, /\/order\/success/)
  await page.getByText(words.order.paidTitle).first().waitFor()

  // Now the goods' page shows what checkout charges to this address.
  const [{ goods_id, sku_id } = { goods_id: 0, sku_id: 0 }] = chosen
  const { freight_money } = await freightTo(call, sku_id)
  await go(`/goods/${goods_id}?sku=${sku_id}`)
  const price = words.goods.freight.replace('{{price}}', freight_money.replace(/\.00$/, ''))
  await page.getByText(price, { exact: true }).waitFor()
  expect(problems.filter((trouble) => !/api\/user\/order|CONNECTION_RESET/.test(trouble))).toEqual([])
  await close()
})
