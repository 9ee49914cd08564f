import { loadAdminMenu } from '@fangshi/contract/menus'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { looks } from './looks.ts'
import { screensOf, sweepScreens } from './screen-sweep.ts'

/** How many dialogs were opened by keyboard in all looks: a few screens alone may have none. */
let dialogs = 0

test.each(looks)(
  'axe finds nothing on the screens of the administrators, and the focus goes back after every dialog: $name',
  async (look) => {
    const { window, theme } = look
    const backoffice = await openBackoffice(window, '/Admin/dashboard', { theme })
    const token = await backoffice.page.evaluate(() => localStorage.getItem('Admin_token'))
    const paths = screensOf(await callAs(token, 'Admin')(loadAdminMenu, { query: {} }), look)
    expect(paths.length).toBeGreaterThan(0)
    const { add, view } = backoffice.words.screen
    dialogs += await sweepScreens(backoffice, look, paths, [add, view])
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
  600_000,
)

test('dialogs were opened by keyboard', () => expect(dialogs).toBeGreaterThan(0))
