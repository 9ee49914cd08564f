import { expect, test } from 'vitest'
import { guideTexts } from '../apps/console/src/kit/shell/guide/texts.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'

test.each(firstOf(windows[1], windows[2]))(
  'a screen has its guide, which leads to other screens: $name',
  async (window) => {
    const { page, ...trip } = await openBackoffice(window, '/Seller/orders', { username: 'seller' })
    await page.getByRole('banner').getByRole('button', { name: guideTexts.open[window.lang] }).click()
    const guide = page.getByRole('dialog', { name: guideTexts.title[window.lang] })
    await guide.getByRole('heading', { name: window.lang === 'en' ? 'Orders and shipping' : '订单与发货' }).waitFor()
    await expectAccessible(page, 'a guide')
    await guide.locator('a[href="/Seller/orders/wait"]').click()
    await page.waitForURL(/\/Seller\/orders\/wait/)
    await guide.waitFor({ state: 'detached' })
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
