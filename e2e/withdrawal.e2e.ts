import { listWithdrawals } from '@fangshi/contract/withdrawals'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actionTexts, adminTexts } from '../apps/console/src/admin/cashes/texts.ts'
import { textIn } from '../apps/console/src/i18n/ui-text.ts'
import { texts as english } from '../apps/storefront/app/pages/withdrawals/own-texts.en.ts'
import { texts as chinese } from '../apps/storefront/app/pages/withdrawals/own-texts.zh-cn.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, reloadPage, windows, type Window } from './browser.ts'
import { visitAsShopper } from './purchase-steps.ts'

/** A shopper asks for the amount; gives the withdrawal's id. */
async function ask(window: Window, money: string) {
  const words = (window.lang === 'en' ? english : chinese).withdrawal
  const trip = await visitAsShopper(window)
  const { page, go, shopper } = trip
  await go('/user/cashes')
  await page.getByRole('main').getByRole('button', { name: words.start, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(words.amount, { exact: true }).fill(money)
  // 0.60 % of 10.xx, rounded down: what arrives is shown before anything is sent.
  const net = (Math.round(Number(money) * 100) - 6) / 100
  await sheet.getByText(`¥${net.toFixed(2)}`).waitFor()
  await sheet.getByLabel(words.payPassword, { exact: true }).fill('246810')
  await expectAccessible(page, 'the form of a withdrawal')
  // The server takes it and fails afterwards: pressed again, it is the same one.
  const { total: before } = await shopper(listWithdrawals, {})
  await page.route('**/api/user/cashes', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.fulfill({ json: { code: 500, msg: 'failed', data: { key: 'INTERNAL' } } })
  })
  const submit = sheet.getByRole('button', { name: words.submit, exact: true })
  await submit.click()
  await sheet.getByRole('alert').waitFor()
  await page.unroute('**/api/user/cashes')
  await submit.click()
  await page.getByText(words.submitted).waitFor()
  const { data, total } = await shopper(listWithdrawals, {})
  expect(total).toBe(before + 1)
  expect(data[0]).toMatchObject({ money, fee: '0.06', status: 'requested' })
  return { ...trip, words, id: data[0]?.id as number, number: data[0]?.withdrawal_no as string }
}

/** Presses an action of the open record and confirms it. */
async function decide(page: Page, name: string, fill?: () => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const dialog = dialogOf(page)
  await fill?.()
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test.each(firstOf(windows[0], windows[3]))('a withdrawal from asking to paid: $name', async (window) => {
  const money = window.lang === 'en' ? '10.05' : '10.07'
  const request = await ask(window, money)
  const { page: shop, words, id, number } = request

  const backoffice = await openBackoffice(window, `/Admin/cashes?view=${id}`)
  const { page } = backoffice
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('button', { name: textIn(window.lang, adminTexts.showCard) }).click()
  await page.getByText(/^62220299990\d{8}$/).waitFor()
  await decide(page, textIn(window.lang, actionTexts.approve.label))
  await decide(page, textIn(window.lang, actionTexts.pay.label), async () => {
    await dialogOf(page).getByLabel(textIn(window.lang, adminTexts.reference)).fill(`E2E-${id}`)
  })
  await page.getByText(`E2E-${id}`).waitFor()
  await expectAccessible(page, 'the record of a withdrawal')

  await reloadPage(shop)
  const row = shop.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await row.getByText(words.status_paid, { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: words.cancel }).count()).toBe(0)
  expect([...request.problems, ...backoffice.problems]).toEqual([])
  await request.close()
  await backoffice.close()
})
