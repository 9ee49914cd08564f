import { expresses } from '@fangshi/contract/expresses'
import { users } from '@fangshi/contract/users'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { arrive, firstOf, reloadPage, settle, windows } from './browser.ts'
import { dialogOf, openBackoffice, rowWith } from './backoffice.ts'

const journeys = { lists: firstOf(windows[3], windows[0]), deletes: firstOf(windows[0], windows[3]) }

test.each(firstOf(windows[2], windows[3]))(
  'a list is ordered by its heads, and the order is in the address: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page } = backoffice
    const head = page.getByRole('columnheader', { name: window.lang === 'en' ? 'Code' : '编码' }).first()
    const codes = async () => {
      await settle(page)
      return page.locator('tr[data-row-key] td:nth-child(3)').allInnerTexts()
    }
    // Other journeys add couriers meanwhile, so it is the order that is looked at, not the rows.
    const ascending = async () => {
      const shown = await codes()
      expect(shown).toEqual(shown.toSorted())
    }
    const descending = async () => {
      const shown = await codes()
      expect(shown).toEqual(shown.toSorted().toReversed())
    }
    await head.click()
    await arrive(page, /sort=code/)
    await ascending()
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await head.press('Enter')
    await arrive(page, /sort=-code/)
    await descending()
    await reloadPage(page)
    await descending()
    await page.goBack()
    await arrive(page, /sort=code/)
    await ascending()
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
)

test('cards are ordered by a menu, and the order is in the address', async () => {
  const backoffice = await openBackoffice(windows[1], '/Admin/expresses')
  const { page, words } = backoffice
  const codes = async () => {
    await settle(page)
    return page.locator('main ul > li dl > div:first-child > dd').allInnerTexts()
  }
  const order = async (name: string) => {
    await page.getByRole('button', { name: words.table.order, exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await order(words.table.descending.replace('{{name}}', 'Code'))
  await arrive(page, /sort=-code/)
  const down = await codes()
  expect(down.length).toBeGreaterThan(5)
  expect(down).toEqual(down.toSorted().toReversed())
  await order(words.table.usualOrder)
  await arrive(page, (url) => !url.search.includes('sort'))
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('all rows that match are selected over all pages', async () => {
  // The people of the demo: other journeys register more meanwhile.
  const phone = '154|likeRight'
  const backoffice = await openBackoffice(windows[3], `/Admin/users?phone=${phone}`)
  const { page, words } = backoffice
  const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
  const { total } = await admin(users.index, { query: { phone } })
  expect(total).toBeGreaterThan(30)
  const count = String(Math.min(total, 400))
  await page.getByRole('checkbox', { name: words.table.selectPage }).first().check()
  const choose = total > 400 ? words.list.chooseFirst : words.list.chooseMatching
  await page.getByRole('button', { name: choose.replace('{{count}}', count) }).click()
  await page.getByText(words.list.chosen.replace('{{count}}', count)).waitFor()
  await page.getByText(words.list.chosenElsewhere.replace('{{count}}', String(Number(count) - 30)).trim()).waitFor()
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test.each(journeys.deletes)('what cannot be deleted is named, and the rest goes: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/expresses')
  const { page, words } = backoffice
  const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
  const mark = `rest${Date.now().toString(36).slice(-4)}`
  const name = { 'zh-cn': mark, en: mark }
  await admin(expresses.store, { body: { name, code: mark } })
  const gone = `gone${mark.slice(4)}`
  const { id } = await admin(expresses.store, { body: { name: { 'zh-cn': gone, en: gone }, code: gone } })
  await backoffice.open('/Admin/expresses?per_page=100')
  const used = window.lang === 'en' ? 'SF Express' : '顺丰速运'
  for (const text of [mark, gone, used]) await rowWith(backoffice, text).getByRole('checkbox').first().check()
  await admin(expresses.destroy, { params: { ids: String(id) } })
  await page.getByRole('button', { name: words.action.delete, exact: true }).first().click()
  await dialogOf(page).getByRole('button', { name: words.action.delete, exact: true }).click()
  const blocked = page.getByRole('dialog').filter({ hasText: words.screen.blocked })
  const deleteRest = (count: string) =>
    blocked.getByRole('button', { name: words.screen.deleteRest.replace('{{count}}', count) }).click()
  // Someone else deleted one after it was chosen; what must stay is named next.
  await blocked.getByText(words.screen.gone).waitFor()
  await deleteRest('2')
  await blocked.getByText(used).waitFor()
  await deleteRest('1')
  await page.getByText(words.screen.deleted.replace('{{count}}', '1')).waitFor()
  await settle(page)
  expect(await rowWith(backoffice, mark).count()).toBe(0)
  expect(await rowWith(backoffice, used).count()).toBe(1)
  expect(backoffice.problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await backoffice.close()
})

test.each(journeys.lists)('each list is asked for once: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/dashboard')
  const { page, open } = backoffice
  const addresses: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // The bell asks whenever something has come, and does so beside the page.
    const isOfBell = pathname.startsWith('/api/Admin/auth/notifications')
    if (request.method() === 'GET' && pathname.startsWith('/api/Admin/') && !isOfBell) addresses.push(pathname + search)
  })
  for (const path of ['/Admin/users', '/Admin/goods', '/Admin/orders', '/Admin/areas', '/Admin/advs']) {
    addresses.length = 0
    await open(path)
    const lists = addresses.filter((address) => address.startsWith(`/api${path}?`))
    expect(lists, path).toHaveLength(1)
    expect(
      addresses.filter((address, index) => addresses.indexOf(address) !== index),
      path,
    ).toEqual([])
  }
  await backoffice.close()
})
