import { distributedGoods, sellerDistributions } from '@fangshi/contract/distributions'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { expect, test } from 'vitest'
import { texts as english } from '../apps/storefront/app/pages/distribution/own-texts.en.ts'
import { texts as chinese } from '../apps/storefront/app/pages/distribution/own-texts.zh-cn.ts'
import { callAs, logIn } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, settle, visit, windows } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newShopper } from './new-shopper.ts'
import { pattern } from './shop-texts.ts'

test('a store pays referrers for goods, and a shopper shares a link and a poster (phone zh, desktop en)', async () => {
  const seller = await logIn('Seller', 'seller')
  const { data: own } = await seller(sellerDistributions.index, { query: {} })
  if (!own.length) {
    const { data } = await seller(sellerGoods.index, { query: { shelf: 'on' } })
    for (const { id } of data.slice(0, 5)) {
      const body = { goods_id: id, lev_1: '10', lev_2: '5', lev_3: '2' }
      if ((await seller(sellerDistributions.store, { body })).goods_state === 'on_sale') break
    }
  }
  const { token } = await newShopper('a-long-password')
  for (const window of [windows[0], windows[3]]) {
    const d = (window.lang === 'en' ? english : chinese).distribution
    const trip = await visit(window)
    const { page, go } = trip
    await keepSession(page, 'Home', token)
    await go('/user/distribution')
    await page.getByRole('img', { name: d.qr }).waitFor()
    await page.getByText(/\/register\?.*inviter_id=\d+/).waitFor()
    await expectAccessible(page, 'the referral page')
    const { data } = await callAs(token)(distributedGoods, {})
    expect(data.length).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: pattern(d.posterNamed) })
      .first()
      .click()
    const poster = page.getByRole('dialog').getByRole('img', { name: pattern(d.posterAlt) })
    await poster.waitFor()
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1170)
    await settle(page)
    await expectAccessible(page, 'a poster')
    await go('/user/distribution_users')
    await page.getByText(d.membersNone).waitFor()
    await go('/user/distribution_logs?state=paid')
    await page.getByText(d.logsNone).waitFor()
    await expectAccessible(page, 'the commissions')
    await trip.close()
  }
})

test.each(['/Seller/distributions', '/Seller/distribution_logs'])('%s of a store (desktop zh)', async (path) => {
  const backoffice = await openBackoffice(windows[2], path, { username: 'seller' })
  await expectAccessible(backoffice.page, path)
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
