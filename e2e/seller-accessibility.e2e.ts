import { loadSellerMenu } from '@fangshi/contract/menus'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { expectScreensAccessible, looks, pathsOf } from './screen-accessibility.ts'

/** Buttons besides add, view and edit that open a dialog. */
const dialogs = {
  'zh-cn': ['发货', '移动', '历史'],
  en: ['Ship', 'Move', 'History'],
} as const

test.each(looks)(
  'axe finds nothing on any screen of a store: $name',
  async ({ window, theme }) => {
    const backoffice = await openBackoffice(window, '/Seller/dashboard', { username: 'seller', theme })
    const token = await backoffice.page.evaluate(() => localStorage.getItem('Seller_token'))
    const paths = pathsOf(await callAs(token, 'Seller')(loadSellerMenu, { query: {} }))
    expect(paths.length).toBeGreaterThan(7)
    const { add, view, edit } = backoffice.words.screen
    await expectScreensAccessible(backoffice, paths, [add, view, edit, ...dialogs[window.lang]])
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
  600_000,
)
