import { expresses } from '@fangshi/contract/expresses'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { windows } from './browser.ts'
import { dialogOf, fillAndSave, openBackoffice, rowWith, type Backoffice } from './backoffice.ts'
import { pathsOf } from './screen-accessibility.ts'

/** The focused element's words, and the row that it stands in. */
const focused = (page: Page): Promise<{ words: string; row: string | undefined; tag: string }> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const row = at.closest('[data-row-key]')?.getAttribute('data-row-key') ?? undefined
    return { words: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim(), row, tag: at.tagName }
  })

/** Presses a button by keyboard. When that opens a dialog or drawer, closes it and expects the focus on the button. */
async function expectFocusBack({ page }: Backoffice, button: Locator, path: string): Promise<boolean> {
  await button.focus()
  const before = await focused(page)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const isOpen = await dialog.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  if (!isOpen) {
    await page.keyboard.press('Escape') // a menu
    return false
  }
  // Escape belongs to whoever has the focus, so it has to be in the dialog first.
  const takesFocus = () => dialog.evaluate((at) => (at.closest('.ant-drawer') ?? at).contains(document.activeElement))
  await expect.poll(takesFocus, { message: `${path}: ${before.words}` }).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page), { message: `${path}: ${before.words}` }).toEqual(before)
  return true
}

/** The buttons of a screen that may open a dialog: beside its heading, for its columns, and of its first row. */
function openers({ page, words }: Backoffice): Promise<Locator[]> {
  const head = page
    .locator('main :has(> h1) button:enabled:not([aria-haspopup])')
    .filter({ hasNotText: words.exporting.export })
  const columns = page.getByRole('main').getByRole('button', { name: words.table.columns, exact: true })
  const row = page
    .locator('main [data-row-key]')
    .first()
    .locator('td:last-child button:not([aria-disabled], [aria-haspopup])')
  return head.or(columns).or(row).all()
}

/** Expects the focus back after every dialog that a button of these screens opens; returns how many there were. */
async function countDialogs(backoffice: Backoffice, paths: readonly string[]): Promise<number> {
  const { page } = backoffice
  // Nothing is written: only what a button opens matters.
  await page.route(/\/api\/(?!.*\/auth\/)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  let dialogs = 0
  for (const path of paths) {
    await backoffice.follow(path)
    const address = page.url()
    for (const button of await openers(backoffice)) {
      if (await expectFocusBack(backoffice, button, path)) dialogs++
      if (page.url() !== address) await backoffice.follow(path)
    }
  }
  return dialogs
}

test('the focus goes back after every dialog of the administrators', async () => {
  const backoffice = await openBackoffice(windows[2], '/Admin/expresses')
  const token = await backoffice.page.evaluate(() => localStorage.getItem('Admin_token'))
  const paths = pathsOf(await callAs(token, 'Admin')(loadAdminMenu, { query: {} }))
  expect(await countDialogs(backoffice, paths)).toBeGreaterThan(80)
  await backoffice.close()
}, 600_000)

test('the focus goes back after every dialog of the sellers', async () => {
  const backoffice = await openBackoffice(windows[2], '/Seller/dashboard', { username: 'seller' })
  const token = await backoffice.page.evaluate(() => localStorage.getItem('Seller_token'))
  const paths = pathsOf(await callAs(token, 'Seller')(loadSellerMenu, { query: {} }))
  expect(await countDialogs(backoffice, paths)).toBeGreaterThan(20)
  await backoffice.close()
}, 600_000)

test.each([windows[0], windows[3]])(
  'after a save the focus is on what opened the form, after a delete on the heading: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page, words, open } = backoffice
    const mark = `focus${Date.now().toString(36).slice(-4)}`
    const token = await page.evaluate(() => localStorage.getItem('Admin_token'))
    await callAs(token, 'Admin')(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })
    await open(`/Admin/expresses?code=${mark}|likeRight`)
    const edit = rowWith(backoffice, mark).getByRole('button', { name: words.screen.edit, exact: true })
    await edit.press('Enter')
    await dialogOf(page).getByRole('textbox').first().waitFor()
    await fillAndSave(backoffice, [{ label: window.lang === 'en' ? 'Code' : '编码', value: `${mark}x` }])
    await expect.poll(() => focused(page)).toMatchObject({ words: words.screen.edit, tag: 'BUTTON' })

    await open(`/Admin/expresses?code=${mark}x|likeRight`)
    await rowWith(backoffice, mark).getByRole('checkbox').check()
    await page.getByRole('button', { name: words.action.delete, exact: true }).first().press('Enter')
    await dialogOf(page).getByRole('button', { name: words.action.delete, exact: true }).press('Enter')
    await page.getByText(words.list.noResult).waitFor()
    await expect.poll(() => focused(page).then(({ tag }) => tag)).not.toBe('BODY')
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
)
