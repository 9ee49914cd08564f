import { logoutSeller } from '@fangshi/contract/accounts'
import { messageOf } from '@fangshi/contract/errors'
import { expect, test } from 'vitest'
import { dashboardTexts } from '../apps/console/src/kit/dashboard/texts.ts'
import { figuresTexts } from '../apps/console/src/kit/figures/texts.ts'
import { reportTexts } from '../apps/console/src/reports/texts.ts'
import { callAs } from './api.ts'
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

test.each(firstOf(windows[2], windows[1]))(
  'a report that is opened after the session has ended elsewhere leads to the login and then opens: $name',
  async (window) => {
    const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
    const { page, ...trip } = await openBackoffice(window, '/Seller/reports', { username: 'seller' })
    const report = page.locator('#main li').getByRole('link').first()
    await report.waitFor()
    const token = await page.evaluate(() => localStorage.getItem('Seller_token'))
    await callAs(token, 'Seller')(logoutSeller, { body: { provider: 'users' } })

    await report.click()
    await page.waitForURL(/\/Seller\/login/)
    await page.getByText(messageOf('NOT_LOGGED_IN', window.lang)).first().waitFor()
    await page.getByText(trip.words.login.demo).waitFor() // fills in the name and the password
    await page.getByRole('button', { name: trip.words.login.submit, exact: true }).click()
    await page.getByRole('button', { name: words(reportTexts.back) }).waitFor()
    await trip.close()
  },
)
