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

test.each(looks)(
  'axe finds nothing on the screens of a store, and the focus goes back after every dialog: $name',
  async (look) => {
    const { window, theme } = look
    const backoffice = await openBackoffice(window, '/Seller/dashboard', { username: 'seller', theme })
    const token = await backoffice.page.evaluate(() => localStorage.getItem('Seller_token'))
    const paths = screensOf(await callAs(token, 'Seller')(loadSellerMenu, { query: {} }), look)
    expect(paths.length).toBeGreaterThan(1)
    const { add, view } = backoffice.words.screen
    const buttons = [add, view, ...others[window.lang]]
    const dialogs = await sweepScreens(backoffice, look, paths, buttons)
    if (!backoffice.isPhone) expect(dialogs).toBeGreaterThan(1)
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
  600_000,
)
