import { listStockNotices } from '@fangshi/contract/stock-notices'
import { expect, test } from 'vitest'
import { arrive, expectAccessible, firstOf, settle, windows } from './browser.ts'
import { visitAsShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

test.each(firstOf(windows[1], windows[2]))('a shopper waits for what is sold out: $name', async (window) => {
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

  // On the page of its goods, in the sheet on phones, the sold-out choice can be made and waited for or not.
  const awaited = await shopper(listStockNotices, {})
  await go(`/goods/${awaited[0]?.goods_id}`)
  const isPhone = window.width < 768
  if (isPhone) await page.getByRole('button', { name: words.goods.addToCart }).last().click()
  const place = isPhone ? page.getByRole('dialog') : page
  const soldOut = pattern(words.goods.valueSoldOut)
  for (const _ of (awaited[0]?.sku_name ?? '').split(' / ')) {
    const value = place.locator('[aria-pressed=false]').and(page.getByRole('button', { name: soldOut }))
    await value.locator('visible=true').first().click()
    await settle(page)
  }
  await arrive(page, /\/goods\/\d+\?.*sku=/)
  const mine = place.getByRole('button', { name: words.stockNotice.mine, exact: true }).locator('visible=true')
  await mine.click()
  await expect.poll(waiting).toEqual([])
  await place.getByRole('button', { name: words.stockNotice.add, exact: true }).locator('visible=true').click()
  await mine.waitFor()
  await expect.poll(waiting).toEqual(before)
  if (isPhone) {
    // Below the sheet, the bar has followed.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.stockNotice.mine, exact: true }).locator('visible=true').waitFor()
  }
  expect(trip.problems).toEqual([])
  await trip.close()
})
