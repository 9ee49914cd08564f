import { listStockNotices } from '@fangshi/contract/stock-notices'
import { expect, test } from 'vitest'
import { expectAccessible, windows } from './browser.ts'
import { visitAsShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

test.each([windows[1], windows[2]])('a shopper waits for what is sold out: $name', async (window) => {
  const words = shopTexts(window)
  const trip = await visitAsShopper(window)
  const { page, go, shopper } = trip
  const waiting = async () => (await shopper(listStockNotices, {})).map(({ sku_id }) => sku_id)
  const before = await waiting()

  // The demo's shopper waits for a SKU already; withdrawing can be undone.
  await go('/user/stock_notices')
  await expectAccessible(page, 'the awaited SKUs')
  await page
    .getByRole('main')
    .getByRole('button', { name: pattern(words.stockNotice.withdraw) })
    .first()
    .click()
  await page.getByRole('button', { name: words.ui.undo, exact: true }).click()
  await expect.poll(waiting).toEqual(before)

  // On its own page, in the sheet on phones, the choice can be waited for or not.
  await page.getByRole('main').locator('a[href*="/goods/"]').first().click()
  await page.waitForURL(/\/goods\/\d+\?.*sku=/)
  if (window.width < 768) await page.getByRole('button', { name: words.goods.addToCart }).last().click()
  const mine = page.getByRole('button', { name: words.stockNotice.mine, exact: true }).locator('visible=true')
  await mine.click()
  await expect.poll(waiting).toEqual([])
  await page.getByRole('button', { name: words.stockNotice.add, exact: true }).locator('visible=true').click()
  await mine.waitFor()
  await expect.poll(waiting).toEqual(before)
  expect(trip.problems).toEqual([])
  await trip.close()
})
