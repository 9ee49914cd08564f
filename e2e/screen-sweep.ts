import type { loadAdminMenu } from '@fangshi/contract/menus'
import type { Reply } from '@fangshi/contract/route'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialogOf, type Backoffice } from './backoffice.ts'
import { expectAccessible, settle, showWhole } from './browser.ts'
import { focused } from './focused.ts'
import { tooWide } from './layout.ts'
import { seenIn, type Look } from './looks.ts'

type Item = Reply<typeof loadAdminMenu>[number]

/** The addresses of the screens in a menu. */
const pathsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ apis, children }) => [...(apis.startsWith('/') ? [apis] : []), ...pathsOf(children)])

/** The screens of a menu whose turn it is in a look. */
export const screensOf = (menu: readonly Item[], look: Look): string[] => seenIn(pathsOf(menu), look)

/** Expects axe to find nothing on the page of one record that a button has led to. */
async function checkRecord(page: Page, { window }: Look, what: string): Promise<void> {
  await showWhole(page, window)
  await expectAccessible(page, what)
  await page.setViewportSize({ width: window.width, height: window.height })
}

/**
 * Presses a button by keyboard, which shows the focus. What it opens has to pass axe; a dialog or drawer takes the focus
 * and, once closed, gives it back to the button. Returns whether it was one.
 */
async function tryByKeyboard({ page }: Backoffice, button: Locator, look: Look, path: string): Promise<boolean> {
  const address = page.url()
  await button.focus()
  const before = await focused(page)
  const what = `${path}: ${before.name}`
  expect(before.isSeen, `${what} shows the focus`).toBe(true)
  await page.keyboard.press('Enter')
  await settle(page)
  const dialog = dialogOf(page)
  if (!(await dialog.count())) {
    if (page.url() === address) await page.keyboard.press('Escape') // a menu
    else await checkRecord(page, look, what)
    return false
  }
  // Escape belongs to whoever has the focus, so it has to be in the dialog first.
  const takesFocus = () => dialog.evaluate((at) => (at.closest('.ant-drawer') ?? at).contains(document.activeElement))
  await expect.poll(takesFocus, { message: what }).toBe(true)
  await expectAccessible(page, what, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count(), { message: `${what}: Escape closes it` }).toBe(0)
  await expect.poll(() => focused(page), { message: what }).toEqual(before)
  return true
}

/** The buttons of a screen that may open a dialog: beside its heading, for its columns, and one of each name in its rows. */
async function openers({ page, words }: Backoffice): Promise<Locator[]> {
  const head = page
    .locator('main :has(> h1) button:enabled:not([aria-haspopup])')
    .filter({ hasNotText: words.exporting.export })
  const columns = page.getByRole('main').getByRole('button', { name: words.table.columns, exact: true })
  const inRows = page.locator(
    'main [data-row-key] td:last-child button:enabled:not([aria-disabled=true], [aria-haspopup])',
  )
  // Not in the first or the last row, which another journey may have added and delete meanwhile.
  const inMiddle = await inRows.evaluateAll((buttons) => {
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
    const placesOf = (name: string | null) => names.flatMap((one, index) => (one === name ? [index] : []))
    return [...new Set(names)].map(placesOf).map((places) => places[Math.floor(places.length / 2)] ?? 0)
  })
  return [...(await head.or(columns).all()), ...inMiddle.map((index) => inRows.nth(index))]
}

/** Clicks a button that opens a dialog or a page, checks that and closes it. Does nothing without such a button. */
async function tryByTouch(backoffice: Backoffice, name: string, look: Look, path: string): Promise<void> {
  const { page, words } = backoffice
  // A button that is disabled with a reason can still be focused, so it is not `:disabled`.
  const usable = page.locator(':enabled:not([aria-disabled=true])')
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).and(usable)
  const count = await button.count()
  if (!count) return
  const before = page.url()
  // Not the first or the last row's, which another journey may have added and delete meanwhile.
  await button.nth(Math.floor(count / 2)).click()
  await page.waitForFunction((url) => location.href !== url || document.querySelector('[role=dialog]') !== null, before)
  await settle(page)
  const dialog = dialogOf(page)
  if (!(await dialog.count())) {
    await checkRecord(page, look, `${path}: ${name}`)
    return backoffice.follow(path)
  }
  await expectAccessible(page, `${path}: ${name}`, '[role=dialog]')
  await dialog.getByRole('button', { name: words.action.close, exact: true }).first().click()
  await dialog.waitFor({ state: 'detached' })
}

/**
 * Expects axe to find nothing on the screens, nor in what their buttons open. On a desktop all buttons are tried by
 * keyboard, and the focus has to be back after every dialog; on a phone those of these names, and no screen scrolls
 * sideways. Returns how many dialogs were opened by keyboard.
 */
export async function sweepScreens(
  backoffice: Backoffice,
  look: Look,
  paths: readonly string[],
  buttons: readonly string[],
): Promise<number> {
  const { page, isPhone } = backoffice
  // Nothing is written: only what a button opens matters.
  await page.route(/\/api\/(?!.*\/auth\/)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('aborted'),
  )
  let dialogs = 0
  for (const path of paths) {
    await backoffice.follow(path)
    // A browser may restore the scroll position; an element half under the header is no violation.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, path)
    if (isPhone) expect(await tooWide(page, '100%'), path).toEqual([])
    const address = page.url()
    for (const button of isPhone ? [] : await openers(backoffice)) {
      if (await tryByKeyboard(backoffice, button, look, path)) dialogs++
      if (page.url() !== address) await backoffice.follow(path)
    }
    for (const name of isPhone ? buttons : []) await tryByTouch(backoffice, name, look, path)
  }
  return dialogs
}
