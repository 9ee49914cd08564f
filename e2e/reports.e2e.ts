import { expect, test } from 'vitest'
import { dashboardTexts } from '../apps/console/src/kit/dashboard/texts.ts'
import { figuresTexts } from '../apps/console/src/kit/figures/texts.ts'
import { reportTexts } from '../apps/console/src/reports/texts.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'

test.each(firstOf(windows[1], windows[2]))(
  'a weekly report opens from the list, leads to its orders and can be printed: $name',
  async (window) => {
    const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
    const { page, ...trip } = await openBackoffice(window, '/Seller/reports', { username: 'seller' })
    expect(await page.getByRole('switch', { name: words(reportTexts.receive) }).isChecked()).toBe(true)
    await expectAccessible(page, 'the weekly reports')

    await page.locator('#main li').getByRole('link').first().click()
    await page.getByRole('button', { name: words(reportTexts.back) }).waitFor()
    const summary = page.getByRole('region', { name: words(figuresTexts.summary) })
    const name = words(figuresTexts.orders.name)
    const figure = summary.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).locator('..')
    const orders = await figure.getByRole('link').innerText()
    expect(Number(orders)).toBeGreaterThan(0)
    await expectAccessible(page, 'a weekly report')
    await summary.getByText(words(dashboardTexts.asTable)).click()
    await summary.getByRole('row', { name: new RegExp(`^${name} ${orders} `) }).waitFor()

    await page.getByRole('button', { name: words(reportTexts.print) }).click()
    const paper = page.getByRole('dialog')
    await paper.getByRole('row', { name: new RegExp(`^${name} ${orders} `) }).waitFor()
    await paper.getByText(window.lang === 'en' ? 'Shanye Wares' : '山野器物', { exact: true }).waitFor()
    await expectAccessible(page, 'a weekly report on paper')
    await page.keyboard.press('Escape')
    await paper.waitFor({ state: 'detached' })

    await figure.getByRole('link').click()
    await page.getByText(trip.words.list.total.replace('{{count}}', orders)).waitFor()
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
