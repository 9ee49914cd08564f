import { expresses } from '@fangshi/contract/expresses'
import { adminViews } from '@fangshi/contract/saved-views'
import { expect, test } from 'vitest'
import { viewTexts as texts } from '../apps/console/src/kit/views/texts.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, firstOf, reloadPage, windows } from './browser.ts'
import { dialogOf, openBackoffice, rowWith } from './backoffice.ts'

test.each(firstOf(windows[1], windows[2]))(
  'what a list shows is kept as a view, opened again, changed, renamed and deleted: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/dashboard')
    const { page, open, words } = backoffice
    const { lang } = window
    const mark = `view${Date.now().toString(36).slice(-5)}`
    const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
    const { id } = await admin(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })

    await open(`/Admin/expresses?code=${mark}%7ClikeRight&sort=-code`)
    const tabs = page.getByRole('navigation', { name: texts.views[lang], exact: true })
    const tab = (name: string) => tabs.getByRole('button', { name })
    const toBeChosen = (name: string) => tabs.locator('[aria-pressed=true]', { hasText: name }).waitFor()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press(texts.save[lang])
    const dialog = dialogOf(page)
    await dialog.getByLabel(texts.name[lang], { exact: true }).fill(mark)
    await expectAccessible(page, 'the form of a view')
    await dialog.getByRole('button', { name: words.action.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await arrive(page, /saved=\d+/)
    await toBeChosen(mark)

    // Everything, and back to the view, also by the address.
    await tab(texts.all[lang]).click()
    await arrive(page, (url) => url.search === '')
    await tab(mark).press('Enter')
    await arrive(page, (url) => url.searchParams.get('sort') === '-code')
    await reloadPage(page)
    await rowWith(backoffice, mark).waitFor()
    await toBeChosen(mark)

    // It says that it was changed, and takes the change.
    await open(`${new URL(page.url()).pathname}?saved=${new URL(page.url()).searchParams.get('saved')}&code=${mark}`)
    await tab(`${mark}${texts.changed[lang]}`).waitFor()
    await expectAccessible(page, 'a list with a changed view')
    await press(texts.update[lang])
    await page.getByText(texts.updated[lang]).waitFor()
    await tab(`${mark}${texts.changed[lang]}`).waitFor({ state: 'detached' })
    const list = () => admin(adminViews.list, { query: { screen: '/Admin/expresses' } })
    const own = async () => (await list()).views.find(({ name }) => name.startsWith(mark))
    expect(await own()).toMatchObject({ filters: [{ field: 'code', value: mark }], sort: '', role: null })

    await press(texts.actions[lang])
    await page.getByRole('menuitem', { name: texts.edit[lang] }).click()
    await dialog.getByLabel(texts.name[lang], { exact: true }).fill(`${mark}-2`)
    await dialog.getByRole('button', { name: words.action.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await tab(`${mark}-2`).waitFor()

    await press(texts.actions[lang])
    await page.getByRole('menuitem', { name: texts.remove[lang] }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: words.action.delete, exact: true }).click()
    await page.getByText(texts.removed[lang]).waitFor()
    await arrive(page, (url) => url.search === '')
    expect(await own()).toBeUndefined()
    await admin(expresses.destroy, { params: { ids: String(id) } })
    expect(backoffice.problems).toEqual([])

    // One that a colleague deleted meanwhile is gone once it is refused.
    const look = { filters: [], sort: '', columns: [], role_id: null }
    const gone = await admin(adminViews.add, { body: { screen: '/Admin/expresses', name: `${mark}-3`, ...look } })
    await open(`/Admin/expresses?saved=${gone.id}&code=${mark}`)
    await admin(adminViews.remove, { params: { id: gone.id } })
    await press(texts.update[lang])
    await tab(`${mark}-3`).waitFor({ state: 'detached' })
    await backoffice.close()
  },
)

test.each(firstOf(windows[2], windows[1]))('a store shares a view with a role: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Seller/orders', { username: 'staff' })
  const { page } = backoffice
  const tab = page.getByRole('navigation', { name: texts.views[window.lang], exact: true }).getByRole('button').nth(1)
  await tab.click()
  await arrive(page, (url) => url.searchParams.get('order_status') === 'waiting_delivery')
  expect(await tab.innerText()).toContain(texts.shared[window.lang].trim())
  // It is the owner’s: a clerk uses it and does not change it.
  expect(await page.getByRole('button', { name: texts.actions[window.lang], exact: true }).count()).toBe(0)
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
