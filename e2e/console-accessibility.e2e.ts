import { loadAdminMenu } from '@fangshi/contract/menus'
import type { Reply } from '@fangshi/contract/route'
import { afterAll, expect, test } from 'vitest'
import { callAs } from './api.ts'
import { closeBrowser, expectAccessible, windows } from './browser.ts'
import { dialogOf, openDesk, rowWith, type Desk } from './desk.ts'

afterAll(closeBrowser)

type Item = Reply<typeof loadAdminMenu>[number]
const pathsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ apis, children }) => [...(apis.startsWith('/') ? [apis] : []), ...pathsOf(children)])

/** Opens what a button opens, looks at it and closes it again; nothing where there is no such button. */
async function tryDialog(desk: Desk, button: ReturnType<typeof rowWith>, what: string): Promise<void> {
  const { page, words } = desk
  if (!(await button.count())) return
  await button.first().click()
  const dialog = dialogOf(page)
  await dialog.waitFor()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, what)
  await dialog.getByRole('button', { name: words.table.close, exact: true }).first().click()
  await dialog.waitFor({ state: 'detached' })
}

const looks = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light' },
  { name: 'phone, English, dark', window: windows[1], theme: 'dark' },
  { name: 'desktop, Chinese, dark', window: windows[2], theme: 'dark' },
  { name: 'desktop, English, light', window: windows[3], theme: 'light' },
] as const

test.each(looks)(
  'axe finds nothing on any screen of the administrators: $name',
  async ({ window, theme }) => {
    const desk = await openDesk(window, '/Admin/dashboard', { theme })
    const { page, words } = desk
    const token = await page.evaluate(() => localStorage.getItem('Admin_token'))
    const paths = pathsOf(await callAs(token, 'Admin')(loadAdminMenu, { query: {} }))
    expect(paths.length).toBeGreaterThan(25)
    for (const path of paths) {
      await desk.open(path)
      await expectAccessible(page, path)
      const add = page.getByRole('main').getByRole('button', { name: words.table.add, exact: true })
      await tryDialog(desk, add, `${path}: add`)
      const view = page.getByRole('main').getByRole('button', { name: words.table.view, exact: true })
      await tryDialog(desk, view, `${path}: view`)
    }
    expect(desk.troubles).toEqual([])
    await desk.close()
  },
  300_000,
)
