import { loadAdminMenu } from '@fangshi/contract/menus'
import { afterAll, expect, test } from 'vitest'
import { callAs } from './api.ts'
import { closeBrowser } from './browser.ts'
import { openDesk } from './desk.ts'
import { expectScreensAccessible, looks, pathsOf } from './screen-axe.ts'

afterAll(closeBrowser)

test.each(looks)(
  'axe finds nothing on any screen of the administrators: $name',
  async ({ window, theme }) => {
    const desk = await openDesk(window, '/Admin/dashboard', { theme })
    const token = await desk.page.evaluate(() => localStorage.getItem('Admin_token'))
    const paths = pathsOf(await callAs(token, 'Admin')(loadAdminMenu, { query: {} }))
    expect(paths.length).toBeGreaterThan(25)
    await expectScreensAccessible(desk, paths, [desk.words.table.add, desk.words.table.view])
    expect(desk.troubles).toEqual([])
    await desk.close()
  },
  300_000,
)
