import { loadSellerMenu } from '@fangshi/contract/menus'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { looks } from './looks.ts'
import { screensOf, sweepScreens } from './screen-sweep.ts'

/** Buttons besides add and view that open a dialog of its own shape. */
const others = {
  'zh-cn': ['发货', '移动'],
  en: ['Ship', 'Move'],
} as const

/** How many dialogs were opened by keyboard in all looks: a few screens alone may have none. */
let dialogs = 0

test.each(looks)(
  'axe finds nothing on the screens of a store, and the focus goes back after every dialog: $name',
  async (look) => {
    const { window, theme } = look
    const backoffice = await openBackoffice(window, '/Seller/dashboard', { username: 'seller', theme })
    const token = await backoffice.page.evaluate(() => localStorage.getItem('Seller_token'))
    const paths = screensOf(await callAs(token, 'Seller')(loadSellerMenu, { query: {} }), look)
    expect(paths.length).toBeGreaterThan(0)
    const { add, view } = backoffice.words.screen
    const buttons = [add, view, ...others[window.lang]]
    dialogs += await sweepScreens(backoffice, look, paths, buttons)
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
  600_000,
)

test('dialogs were opened by keyboard', () => expect(dialogs).toBeGreaterThan(0))
