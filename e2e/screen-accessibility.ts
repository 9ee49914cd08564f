import type { loadAdminMenu } from '@fangshi/contract/menus'
import type { Reply } from '@fangshi/contract/route'
import type { Locator } from 'playwright-core'
import { expectAccessible, isThorough, settle, showWhole, windows } from './browser.ts'
import { dialogOf, type Backoffice } from './backoffice.ts'

type Item = Reply<typeof loadAdminMenu>[number]

/** The addresses of the screens in a menu. */
export const pathsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ apis, children }) => [...(apis.startsWith('/') ? [apis] : []), ...pathsOf(children)])

const all = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light' },
  { name: 'phone, English, dark', window: windows[1], theme: 'dark' },
  { name: 'desktop, Chinese, light', window: windows[2], theme: 'light' },
  { name: 'desktop, English, dark', window: windows[3], theme: 'dark' },
] as const

/** Two runs cover both widths, languages and themes; the thorough runs cover all windows. */
export const looks = isThorough ? all : [all[0], all[3]]

/** A button that is disabled with a reason can still be focused, so it is not `:disabled`. */
const usable = ':enabled:not([aria-disabled=true])'

/** Clicks a button that opens a dialog or another page, checks that and closes it. Does nothing without such a button. */
async function tryButton(backoffice: Backoffice, button: Locator, path: string, what: string): Promise<void> {
  const { page, words } = backoffice
  if (!(await button.count())) return
  const before = page.url()
  await button.first().click()
  const dialog = dialogOf(page)
  await page.waitForFunction((url) => location.href !== url || document.querySelector('[role=dialog]') !== null, before)
  await settle(page)
  const close = dialog.getByRole('button', { name: words.action.close, exact: true })
  if (!(await dialog.count())) {
    const size = page.viewportSize() as { width: number; height: number }
    await showWhole(page, size)
    await expectAccessible(page, what)
    await page.setViewportSize(size)
    return backoffice.follow(path)
  }
  await expectAccessible(page, what, '[role=dialog]')
  await close.first().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Expects axe to find nothing on the screens, nor in what each of these buttons opens. */
export async function expectScreensAccessible(
  backoffice: Backoffice,
  paths: readonly string[],
  buttons: readonly string[],
): Promise<void> {
  const { page } = backoffice
  for (const path of paths) {
    await backoffice.follow(path)
    // A browser may restore the scroll position; an element half under the header is no violation.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, path)
    for (const name of buttons) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).and(page.locator(usable))
      await tryButton(backoffice, button, path, `${path}: ${name}`)
    }
  }
}
