import { loadAdminMenu } from '@fangshi/contract/menus'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { expectScreensAccessible, looks, pathsOf } from './screen-accessibility.ts'

test.each(looks)(
  'axe finds nothing on any screen of the administrators: $name',
  async ({ window, theme }) => {
    const backoffice = await openBackoffice(window, '/Admin/dashboard', { theme })
    const token = await backoffice.page.evaluate(() => localStorage.getItem('Admin_token'))
    const paths = pathsOf(await callAs(token, 'Admin')(loadAdminMenu, { query: {} }))
    expect(paths.length).toBeGreaterThan(25)
    await expectScreensAccessible(backoffice, paths, [backoffice.words.screen.add, backoffice.words.screen.view])
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
  600_000,
)
