import { readFile } from 'node:fs/promises'
import { formatDate } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { paymentTexts } from '../apps/console/src/admin/dashboard/payment-texts.ts'
import { dashboardTexts } from '../apps/console/src/kit/dashboard/texts.ts'
import { figuresTexts } from '../apps/console/src/kit/figures/texts.ts'
import { searchTexts } from '../apps/console/src/kit/search/texts.ts'
import { bellTexts } from '../apps/console/src/kit/shell/bell/texts.ts'
import { openBackoffice } from './backoffice.ts'
import { firstOf, windows } from './browser.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => formatDate(new Date(Date.now() - days * dayMs))

// Days that are over: what other journeys buy does not count in them.
const days = new URLSearchParams({ from: daysAgo(40), to: daysAgo(10) })

test.each(firstOf(windows[2], windows[3]))(
  'a figure has a table, a file and the list that makes it up: $name',
  async (window) => {
    const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
    const { page, ...trip } = await openBackoffice(window, `/Admin/dashboard?${days}`)
    const summary = page.getByRole('region', { name: words(figuresTexts.summary) })
    const name = words(figuresTexts.orders.name)
    const figure = summary.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).locator('..')
    const orders = await figure.getByRole('link').innerText()
    expect(Number(orders)).toBeGreaterThan(0)

    await summary.getByText(words(dashboardTexts.asTable)).click()
    await summary.getByRole('row', { name: new RegExp(`^${name} ${orders} `) }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      summary.getByRole('button', { name: words(figuresTexts.csv) }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(`\n${name},${orders},`)

    // The map is one tab stop, in which arrows move; what is focused is described below it.
    const map = page.getByRole('group', { name: words(figuresTexts.provinceMap) })
    const caption = map.locator('..').locator('figcaption')
    await map.locator('[data-code="11"]').focus()
    await caption.getByText(window.lang === 'en' ? 'Beijing' : '北京').waitFor()
    await page.keyboard.press('ArrowRight')
    await caption.getByText(window.lang === 'en' ? 'Tianjin' : '天津').waitFor()

    // Without the comparison nothing stands beside it; both choices are in the address.
    await page.getByRole('switch', { name: words(figuresTexts.compare) }).click()
    await figure.getByText(words(figuresTexts.before).split(' ')[0] ?? '').waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('compare')).toBe('0')

    await figure.getByRole('link').click()
    await page.getByText(trip.words.list.total.replace('{{count}}', orders)).waitFor()
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)

test.each(firstOf(windows[0], windows[3]))(
  'payments lead to the list of them; what failed says so and is asked for again: $name',
  async (window) => {
    const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
    const { page, ...trip } = await openBackoffice(window, '/Admin/dashboard')
    await page.route('**/api/Admin/payments?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await trip.follow(`/Admin/dashboard/pay?${days}`)
    const latest = page.getByRole('region', { name: words(paymentTexts.latest) }).first()
    await latest.getByRole('button').click()
    await latest.getByRole('row').nth(1).waitFor()

    // What could not be loaded again stays, and says that it is from before.
    await page.route('**/api/Admin/payments?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await page.getByRole('button', { name: words(dashboardTexts.reload), exact: true }).click()
    const earlier = latest.getByText(words(dashboardTexts.earlier))
    await earlier.waitFor()
    expect(await latest.getByRole('row').count()).toBeGreaterThan(1)
    await latest.getByRole('button', { name: trip.words.action.retry, exact: true }).click()
    await earlier.waitFor({ state: 'detached' })

    // A list of notifications that failed is not an empty one.
    // Not the number on the bell, which is asked for whenever something comes.
    const isOfDrawer = ({ pathname, searchParams }: URL) =>
      pathname === '/api/Admin/auth/notifications' && !searchParams.has('unread')
    await page.route(isOfDrawer, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${words(bellTexts.title)}`) })
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: trip.words.action.retry, exact: true }).click()
    await drawer.getByRole('listitem').first().waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    const name = words(paymentTexts.paid.name)
    const figure = page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).locator('..')
    const paid = await figure.getByRole('link').innerText()
    await figure.getByRole('link').click()
    await page.getByText(trip.words.list.total.replace('{{count}}', paid)).waitFor()
    await trip.close()
  },
)

test.each(firstOf(windows[3], windows[2], windows[0], windows[1]))(
  'a province, an hour and a method lead to as many orders as they count: $name',
  async (window) => {
    const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
    const { page, ...trip } = await openBackoffice(window, `/Seller/dashboard/order?${days}`, { username: 'seller' })
    const total = (orders: string) =>
      page.getByText(trip.words.list.total.replace('{{count}}', /\d+/.exec(orders)?.[0] ?? ''), { exact: true })
    const applied = page.getByRole('list', { name: words(searchTexts.applied) })

    // A tile names its orders; the keyboard opens them.
    const map = page.getByRole('group', { name: words(figuresTexts.provinceMap) })
    const tile = map.getByRole('link').first()
    const province = await tile.getAttribute('aria-label')
    const [name = '', , orders = ''] = province?.split(' · ') ?? []
    await tile.focus()
    await page.keyboard.press('Enter')
    await total(orders).waitFor()
    await applied.getByText(name).waitFor()
    await page.goBack()

    // So does a row of the ranking beside it, and of another one.
    for (const ranking of [figuresTexts.provinces, figuresTexts.methods]) {
      const row = page
        .getByRole('region', { name: words(ranking), exact: true })
        .first()
        .getByRole('listitem')
        .first()
      const count = /Orders: (\d+)|(\d+) 单/.exec(await row.innerText())
      await row.getByRole('link').click()
      await total(count?.[1] ?? count?.[2] ?? '').waitFor()
      await page.goBack()
    }

    const cell = page
      .getByRole('table', { name: words(figuresTexts.weekHoursGrid) })
      .getByRole('link')
      .first()
    const paid = await cell.innerText()
    const hour = (await cell.getAttribute('aria-label'))?.split(' · ')
    expect(hour?.[1]).toContain(paid)
    if (trip.isPhone) {
      // The first tap describes what the second one opens.
      await cell.tap()
      await page.getByText(hour?.join(' · ') ?? '').waitFor()
      await cell.tap()
    } else await cell.click()
    await total(paid).waitFor()
    await applied.getByText(hour?.[0] ?? '').waitFor()
    expect(new URL(page.url()).searchParams.get('paid_hour')).toMatch(/^[1-7]-\d+$/)
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
