import { addAddress } from '@fangshi/contract/addresses'
import { addToCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { listCoupons, listOwnCoupons } from '@fangshi/contract/coupons'
import { sellerCoupons } from '@fangshi/contract/coupons-seller'
import { moveOrder } from '@fangshi/contract/orders'
import { formatDateTime } from '@fangshi/contract/time'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { coupon as couponEn } from '../apps/storefront/app/coupons/texts.en.ts'
import { coupon as couponZh } from '../apps/storefront/app/coupons/texts.zh-cn.ts'
import { texts as ownEn } from '../apps/storefront/app/coupons/own-texts.en.ts'
import { texts as ownZh } from '../apps/storefront/app/coupons/own-texts.zh-cn.ts'
import { texts as payEn } from '../apps/storefront/app/payment/own-texts.en.ts'
import { texts as payZh } from '../apps/storefront/app/payment/own-texts.zh-cn.ts'
import { callAs, logIn } from './api.ts'
import { arrive, expectAccessible, firstOf, settle, visit, windows } from './browser.ts'
import { newAddress, newShopper } from './new-shopper.ts'
import { pattern, shopTexts, type ShopTexts } from './shop-texts.ts'
import { actAtWallet } from './wallet-steps.ts'

const password = 'seven-red-lanterns'
const hourMs = 3_600_000

/** A coupon of the demo seller's store that takes off 3.00 from 5.00 on; its id and name, and a SKU of the store. */
async function newCoupon() {
  const seller = await logIn('Seller', 'seller')
  const name = `J${Date.now()}`
  const { id } = await seller(sellerCoupons.store, {
    body: {
      name: { 'zh-cn': name, en: name },
      money: '3.00',
      use_money: '5.00',
      stock: 10,
      start_time: formatDateTime(new Date(Date.now() - hourMs)),
      end_time: formatDateTime(new Date(Date.now() + 24 * hourMs)),
    },
  })
  const guest = callAs()
  const { data: coupons } = await guest(listCoupons, { query: { tab: 'store', per_page: 100 } })
  const store_id = coupons.find((coupon) => coupon.id === id)?.store?.id ?? 0
  const { data } = await guest(listGoods, { query: { store_id, sort: 'price_up', in_stock: true } })
  const priced = data.find(({ goods_price }) => Number(goods_price) > 10)
  const { skus } = await guest(getGoods, { params: { id: priced?.id ?? 0 } })
  return { id, name, store_id, sku_id: skus.find(({ goods_stock }) => goods_stock > 5)?.id ?? 0 }
}

/** Whether nothing moves or fades any more: half faded text has too little contrast. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** Opens the choice of the store's coupon at checkout, chooses the card with this text and closes the sheet. */
async function chooseCoupon(page: Page, words: ShopTexts, card: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.order.storeCoupon}`) }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: card }).check()
  await sheet.getByRole('button', { name: words.ui.confirm, exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
}

/** Places the order that is open in the checkout; the number of its group. */
async function place(page: Page, words: ShopTexts): Promise<string> {
  await page.getByRole('button', { name: words.order.place }).click()
  await arrive(page, /\/order\/pay\/\d+/)
  return /\/order\/pay\/(\d+)/.exec(page.url())?.[1] as string
}

const journeys = firstOf(windows[0], windows[3])

test.each(journeys)('a coupon is claimed, used, returned by cancelling and used again: $name', async (window) => {
  const words = shopTexts(window)
  const own = (window.lang === 'en' ? ownEn : ownZh).coupons
  const { claimNamed, couponsOf, useNamed } = window.lang === 'en' ? couponEn : couponZh
  const { pay } = window.lang === 'en' ? payEn : payZh
  const coupon = await newCoupon()
  const { phone, token } = await newShopper(password)
  const shopper = callAs(token)
  const use = useNamed.replace('{{name}}', coupon.name)
  const off = '−¥3.00'
  const usable = async () => (await shopper(listOwnCoupons, {})).data.map(({ coupon_id }) => coupon_id)
  const trip = await visit(window)
  const { page, go } = trip

  // A guest claims it, logs in, and comes back with the coupon.
  await go('/coupons?tab=store')
  await expectAccessible(page, 'the coupon centre')
  await page.getByRole('button', { name: claimNamed.replace('{{name}}', coupon.name) }).click()
  await arrive(page, (url) => url.pathname === '/login')
  await page.getByLabel(words.auth.account).fill(phone)
  await page.getByLabel(words.auth.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.auth.login, exact: true }).click()
  await arrive(page, (url) => url.pathname === '/coupons')
  await page.getByRole('link', { name: use }).waitFor()
  expect(await usable()).toContain(coupon.id)

  // The cart says what it takes off; the store's coupons open in a sheet.
  await shopper(addAddress, { body: newAddress })
  await shopper(addToCart, { body: { sku_id: coupon.sku_id, buy_num: 1 } })
  await go('/carts')
  await page.getByRole('main').getByText(off, { exact: true }).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: pattern(couponsOf) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: use }).waitFor()
  await expect.poll(() => isStill(page)).toBe(true)
  await expectAccessible(page, 'the coupons of a store')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.cart.checkout }).click()

  // At checkout it is chosen already; without it the price is higher.
  await arrive(page, /\/order\/before\/cart-/)
  const prices = page.getByRole('region', { name: words.order.priceTable })
  await prices.getByText(off, { exact: true }).waitFor()
  await chooseCoupon(page, words, pattern(words.order.noCoupon))
  await expect.poll(() => prices.getByText(off, { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: new RegExp(`^${words.order.storeCoupon}`) }).click()
  await page.getByRole('dialog').getByRole('radio', { name: words.order.noCoupon, checked: true }).waitFor()
  await expect.poll(() => isStill(page)).toBe(true)
  await expectAccessible(page, 'the choice of a coupon')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chooseCoupon(page, words, new RegExp(coupon.name))
  await prices.getByText(off, { exact: true }).waitFor()
  await expectAccessible(page, 'a checkout with a coupon')
  await place(page, words)
  await page.getByRole('heading', { level: 1, name: words.order.cashier }).waitFor()
  await page.getByRole('main').getByText(off, { exact: true }).waitFor()
  expect(await usable()).not.toContain(coupon.id)

  // Cancelling gives it back; the next order is paid with it.
  const [used] = (await shopper(listOwnCoupons, { query: { tab: 'used' } })).data
  await go(`/user/coupons?tab=used`)
  await page.getByRole('link', { name: pattern(own.usedFor) }).click()
  await arrive(page, (url) => url.searchParams.get('keywords') === used?.used_for)
  const link = page.getByRole('main').locator('a[href*="/user/order/"]').first()
  const id = Number(/\/user\/order\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1])
  await shopper(moveOrder, { params: { id }, body: { action: 'cancel' } }, { key: crypto.randomUUID() })
  expect(await usable()).toContain(coupon.id)
  await go('/user/coupons')
  await page.getByRole('link', { name: use }).waitFor()
  await expectAccessible(page, 'the own coupons')

  await go(`/order/before/sku-${coupon.sku_id}x1`)
  await prices.getByText(off, { exact: true }).waitFor()
  await place(page, words)
  await settle(page)
  await page.getByRole('radio', { name: pay.name_wechat }).check()
  await page.getByRole('button', { name: pattern(pay.go) }).click()
  if (window.width < 768) {
    await arrive(page, /\/simulator/)
    await actAtWallet(page.url(), 'pay')
    await page.goBack()
  } else {
    const wallet = page.getByRole('link', { name: pay.simulated })
    await actAtWallet(await wallet.getAttribute('href'), 'pay')
  }
  await arrive(page, /\/order\/success/)
  await page.getByRole('main').getByRole('link', { name: words.order.viewOrder }).first().click()
  await arrive(page, /\/user\/order\/\d+/)
  await page.getByRole('main').getByText(off, { exact: true }).first().waitFor()
  expect(trip.problems).toEqual([])
  await trip.close()
})
