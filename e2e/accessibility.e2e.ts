import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, showWhole, visit, windows } from './browser.ts'
import { shopPages } from './shop-pages.ts'
import { visitAsShopper } from './purchase-steps.ts'

let pages: Awaited<ReturnType<typeof shopPages>>
beforeAll(async () => {
  pages = await shopPages()
})
// The two runs of each page cover both themes, widths and languages.
const looks = [
  { name: 'phone, Chinese, light', window: windows[0], theme: 'light' },
  { name: 'desktop, English, dark', window: windows[3], theme: 'dark' },
] as const

describe.each(looks)('$name', ({ window, theme }) => {
  test('axe finds nothing on the open pages, and none has an error', async () => {
    const trip = await visit(window, theme)
    for (const path of pages.open) {
      await trip.go(path)
      await expectAccessible(trip.page, path)
    }
    // The browser reports the requested 404 as an error.
    expect(trip.problems.filter((trouble) => !trouble.includes('no-such-page'))).toEqual([])
    await trip.close()
  })

  test('axe finds nothing on the pages of a shopper, and none has an error', async () => {
    const trip = await visitAsShopper(window, theme)
    for (const path of pages.ofShopper) {
      await trip.go(path)
      await showWhole(trip.page, window)
      await expectAccessible(trip.page, path)
    }
    expect(trip.problems).toEqual([])
    await trip.close()
  })
})

test('axe finds nothing on the login pages of the back offices', async () => {
  for (const { window, theme } of looks) {
    const trip = await visit(window, theme)
    for (const path of ['/Admin/login', '/Seller/login']) {
      await trip.go(path)
      await expectAccessible(trip.page, path)
    }
    expect(trip.problems).toEqual([])
    await trip.close()
  }
})
