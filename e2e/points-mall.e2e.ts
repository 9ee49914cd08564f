import { listMoneyLogs } from '@fangshi/contract/accounts'
import { listPointsGoods, listPointsOrders } from '@fangshi/contract/points-mall'
import { expect, test } from 'vitest'
import { texts as consoleTexts } from '../apps/console/src/admin/integral/order-texts.ts'
import { textIn } from '../apps/console/src/i18n/ui-text.ts'
import { texts as english } from '../apps/storefront/app/pages/points-mall/own-texts.en.ts'
import { texts as chinese } from '../apps/storefront/app/pages/points-mall/own-texts.zh-cn.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { arrive, expectAccessible, firstOf, reloadPage, windows } from './browser.ts'
import { visitAsShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

const journeys = firstOf(windows[0], windows[3])

test.each(journeys)('points goods with a cash part, and all of it back: $name', async (window) => {
  const words = (window.lang === 'en' ? english : chinese).points
  const { order: shared } = shopTexts(window)
  const trip = await visitAsShopper(window)
  const { page, go, shopper } = trip
  // Other journeys settle and refund orders of the same shopper, which moves points too.
  const movedFor = async (order_no: string) => {
    const { data } = await shopper(listMoneyLogs, { query: { kind: 'integral' } })
    return data.filter(({ info }) => info === order_no).map(({ money }) => Number(money))
  }
  const { data } = await shopper(listPointsGoods, { query: {} })
  // Each window has its own goods, of which one person can have one.
  const withCash = data.filter(({ cash_price }) => cash_price === '29.00' || cash_price === '39.00')
  const goods = withCash[window.lang === 'en' ? 0 : 1]
  if (!goods) throw new Error('the demo has no such points goods')

  await go('/integral')
  await page.getByText(words.yours).waitFor()
  await expectAccessible(page, 'the points mall')
  await go(`/integral/goods/${goods.id}`)
  await expectAccessible(page, 'points goods')
  await page.getByRole('link', { name: words.redeem }).click()
  await arrive(page, /\/integral\/order\//)
  await page.getByRole('button', { name: words.submitAndPay }).waitFor()
  await expectAccessible(page, 'the confirmation of a points order')
  await page.getByRole('button', { name: words.submitAndPay }).click()

  await arrive(page, /\/integral\/pay\//)
  await page.getByRole('radio', { name: pattern(shared.balance) }).check()
  await expectAccessible(page, 'the cashier of a points order')
  await page.getByLabel(shared.payPassword, { exact: true }).fill('246810')
  await page.getByRole('button', { name: pattern(shared.pay) }).click()
  await arrive(page, /\/user\/integral_order/)
  const [made] = (await shopper(listPointsOrders, { query: {} })).data
  expect(made).toMatchObject({ goods_id: goods.id, order_status: 'waiting_delivery' })
  const order_no = made?.order_no ?? ''
  expect(await movedFor(order_no)).toEqual([-goods.goods_price])
  const card = page.getByRole('article').filter({ hasText: order_no })
  await card.getByText(words.status_waiting_delivery, { exact: true }).waitFor()
  await expectAccessible(page, 'the own points orders')

  const backoffice = await openBackoffice(
    window.lang === 'en' ? windows[3] : windows[2],
    `/Admin/integral_orders?view=${made?.id}`,
  )
  const { page: office } = backoffice
  await expectAccessible(office, 'a points order of the platform')
  await backoffice.open('/Admin/integral_orders')
  const row = office.getByRole('row').filter({ hasText: order_no })
  await row.getByRole('button', { name: textIn(window.lang, consoleTexts.cancel) }).click()
  const dialog = dialogOf(office)
  await dialog.getByLabel(textIn(window.lang, consoleTexts.reason)).fill('e2e')
  await dialog.getByRole('button', { name: textIn(window.lang, consoleTexts.cancel), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  await reloadPage(page)
  await card.getByText(words.status_cancelled, { exact: true }).waitFor()
  expect(await movedFor(order_no)).toEqual([goods.goods_price, -goods.goods_price])
  expect([...trip.problems, ...backoffice.problems]).toEqual([])
  await trip.close()
  await backoffice.close()
})
