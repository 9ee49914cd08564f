import type { Call } from '@fangshi/contract/client'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs, tokenOf } from './api.ts'
import { arrive, visit, type Visit, type Window } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newBuyer } from './new-shopper.ts'
import { pattern, type ShopTexts } from './shop-texts.ts'

/** Steps of a purchase, as a person takes them. */

/** A visit of the demo's shopper, who is logged in already, and a client that calls in their name. */
export async function visitAsShopper(window: Window, theme?: 'light' | 'dark'): Promise<Visit & { shopper: Call }> {
  const trip = await visit(window, theme)
  const token = await tokenOf('Home', 'shopper')
  await keepSession(trip.page, 'Home', token)
  return { ...trip, shopper: callAs(token) }
}

/** A visit of a new shopper with an address and an empty cart, which no other journey changes. */
export async function visitAsNewShopper(window: Window): Promise<Visit & { shopper: Call }> {
  const trip = await visit(window)
  const { token, buyer } = await newBuyer()
  await keepSession(trip.page, 'Home', token)
  return { ...trip, shopper: buyer }
}

/** Logs in as the demo's shopper with the prefilled form. */
export async function logInAsShopper({ page, go }: Visit, words: ShopTexts): Promise<void> {
  await go('/login')
  await fillLogin(page, words)
}

/** Fills in and submits the open login form as the demo's shopper. */
export async function fillLogin(page: Page, words: ShopTexts): Promise<void> {
  await page.getByLabel(words.auth.account).fill('shopper')
  await page.getByLabel(words.auth.password, { exact: true }).fill('fangshi-demo')
  await page.getByRole('main').getByRole('button', { name: words.auth.login, exact: true }).click()
  await arrive(page, (url) => url.pathname !== '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/)
}

/** Searches with the shop's search field and opens the first goods found. */
export async function searchAndOpen(page: Page, text: string): Promise<void> {
  const field = page.getByRole('search').getByRole('combobox').first()
  await field.click()
  await field.fill(text)
  await field.press('Enter')
  await arrive(page, (url) => url.pathname.startsWith('/s') && url.searchParams.get('keywords') === text)
  // The address may change before the page does: only the results have a heading with the search text.
  await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor()
  await page.locator('#results article a').first().click()
  await arrive(page, /\/goods\/\d+/)
}

/** Chooses the first available value of each option that has none chosen. */
export async function chooseSku(scope: ReturnType<Page['getByRole']> | ReturnType<Page['locator']>): Promise<void> {
  for (const row of await scope.locator('[role=group]:has(button[aria-pressed])').all()) {
    if (await row.locator('button[aria-pressed=true]').count()) continue
    await row.locator('button[aria-pressed]:not([disabled])').first().click()
    await row.locator('button[aria-pressed=true]').waitFor()
  }
}

/** Puts one piece of the opened goods into the cart; on phones through the sheet. */
export async function addToCart(page: Page, words: ShopTexts, isPhone: boolean): Promise<string> {
  // The previous page may still be visible: the buttons of the goods show that it is gone.
  await page.getByRole('button', { name: words.goods.addToCart }).last().waitFor()
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  if (isPhone) {
    await page.getByRole('button', { name: words.goods.addToCart }).last().click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await chooseSku(sheet)
    await sheet.getByRole('button', { name: words.goods.addToCart }).click()
  } else {
    await chooseSku(page.getByRole('main'))
    await page.getByRole('main').getByRole('button', { name: words.goods.addToCart }).click()
  }
  await page
    .getByText(pattern(words.goods.addedToast_other.replace('{{count}}', '1')))
    .or(page.getByText(words.goods.added))
    .first()
    .waitFor()
  return name
}

/** Leaves only these goods ticked in the cart. */
async function tickOnly(page: Page, words: ShopTexts, names: readonly string[]): Promise<void> {
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  await lines.first().waitFor()
  const all = page.getByRole('checkbox', { name: words.cart.selectAll }).locator('visible=true').first()
  if (!(await all.isChecked())) await all.check({ force: true })
  await all.uncheck({ force: true })
  for (const name of names) {
    const boxes = page.getByRole('checkbox', { name: new RegExp(escape(name)) }).locator('visible=true')
    for (const box of await boxes.all()) await box.check({ force: true })
  }
}

/** Ticks these goods in the cart, places the order, pays it from the balance and gives the group's number. */
export async function buyFromCart({ page, go }: Visit, words: ShopTexts, names: readonly string[]): Promise<string> {
  await go('/carts')
  await tickOnly(page, words, names)
  await page.getByRole('button', { name: words.cart.checkout }).click()
  await arrive(page, /\/order\/before\/cart-/)
  const place = page.getByRole('button', { name: words.order.place })
  await expect.poll(() => place.isEnabled()).toBe(true)
  for (const name of names) await page.getByText(name).first().waitFor()
  const payable = await page.getByText(pattern(words.order.payable)).first().locator('..').textContent()
  await place.click()

  await arrive(page, /\/order\/pay\/\d+/)
  const groupNo = /\/order\/pay\/(\d+)/.exec(page.url())?.[1] as string
  const pay = page.getByRole('button', { name: pattern(words.order.pay) })
  await pay.waitFor()
  const goods = page.getByRole('region', { name: words.order.goods })
  await goods
    .getByText(names[0] ?? '')
    .first()
    .waitFor()
  const showAll = goods.getByRole('button', { name: pattern(words.order.showAllGoods_other) })
  if (await showAll.isVisible()) await showAll.click()
  for (const name of names) await goods.getByText(name).first().waitFor()
  // The amount shown before placing the order is the amount paid.
  const amount = /[\d,]+\.\d{2}/.exec((await pay.textContent()) ?? '')?.[0] ?? 'none'
  expect(payable?.replace(/\s/g, '')).toContain(amount)
  await page.getByLabel(words.order.payPassword, { exact: false }).first().fill('246810')
  await pay.click()
  await arrive(page, /\/order\/success/)
  await page.getByText(words.order.paidTitle).first().waitFor()
  return groupNo
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
