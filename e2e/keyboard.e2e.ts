import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, settle, visit, windows } from './browser.ts'
import { focused } from './focused.ts'
import { logInAsShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

const words = shopTexts(windows[2])
const controls = ['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA']

/** Presses Tab until an element with this name is focused; the focus must be visible at each stop. */
async function tabTo(page: Page, name: RegExp, max = 150): Promise<void> {
  for (let press = 0; press < max; press++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    // A landmark that is focused after a navigation would be named by all its content, and shows no ring.
    if (!controls.includes(at.tag)) continue
    expect(at.isSeen, `the focus on “${at.name}” is visible`).toBe(true)
    if (name.test(at.name)) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

test('a purchase by keyboard alone', async () => {
  const trip = await visit(windows[2])
  const { page, go } = trip
  await logInAsShopper(trip, words)

  await go('/')
  await page.keyboard.press('Tab')
  expect((await focused(page)).isSeen).toBe(true) // the skip link comes first
  await page.keyboard.press('Escape')
  await page.getByRole('search').getByRole('combobox').first().focus()
  await page.keyboard.type('蘑菇台灯')
  await page.keyboard.press('Enter')
  await arrive(page, /keywords=/)
  await page.locator('main article').first().waitFor()
  await settle(page)
  await tabTo(page, /木初蘑菇台灯/)
  await page.keyboard.press('Enter')
  await arrive(page, /\/goods\/\d+/)

  await page.getByRole('button', { name: words.goods.buyNow }).last().waitFor()
  const rows = await page.locator('main [role=group]:has(button[aria-pressed])').count()
  for (let row = 0; row < rows; row++) {
    const value = page
      .locator('main [role=group]:has(button[aria-pressed])')
      .nth(row)
      .locator('button:not([disabled])')
      .first()
    const name = ((await value.textContent()) ?? '').trim()
    await tabTo(page, new RegExp(`^${name}$`))
    if ((await value.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Space')
  }
  await tabTo(page, new RegExp(`^${words.goods.buyNow}$`))
  await page.keyboard.press('Enter')
  await arrive(page, /\/order\/before\/sku-/)
  await tabTo(page, new RegExp(`^${words.order.place}$`))
  await page.keyboard.press('Enter')
  await arrive(page, /\/order\/pay\//)
  await tabTo(page, new RegExp(`^${words.order.payPassword}`))
  await page.keyboard.type('246810')
  await tabTo(page, pattern(words.order.pay))
  await page.keyboard.press('Enter')
  await arrive(page, /\/order\/success/)
  await page.getByText(words.order.paidTitle).first().waitFor()
  expect(trip.problems).toEqual([])
  await trip.close()
})
