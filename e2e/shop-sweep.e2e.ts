import { addToCart, listCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { listOrders } from '@fangshi/contract/orders'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneInTurn } from '../tools/turns.ts'
import { callAs, tokenOf } from './api.ts'
import { expectAccessible, showWhole, visit, type Visit, type Window } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { tooWide } from './layout.ts'
import { looks, seenIn, type Look } from './looks.ts'
import { shopPages } from './shop-pages.ts'

/**
 * One load of each page of the shop shows how far its content moves while it loads (CLS, layout shift), whether large text
 * fits a phone, and what axe finds.
 */

let pages: Awaited<ReturnType<typeof shopPages>>
let token: string
let ofShopper: string[]
beforeAll(async () => {
  pages = await shopPages()
  token = await tokenOf('Home', 'shopper')
  ofShopper = await pagesOfShopper()
})
const maxShift = 0.05
/** So that what loads comes after the first picture of the page, as on a slow line, in ms. */
const answerAfterMs = 300

/** Runs before a page: notes every shift that no input caused, with what moved. */
function watchShifts(): void {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.tagName} ${element?.className} ${previousRect.y} → ${currentRect.y}`
      })
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shopper's pages: those of all journeys, and the ones whose address needs a cart or a payment. */
async function pagesOfShopper(): Promise<string[]> {
  const call = callAs(token)
  const { data } = await call(listGoods, { query: {} })
  const { skus } = await call(getGoods, { params: { id: data[0]?.id ?? 0 } })
  const sku_id = skus.find(({ goods_stock }) => goods_stock > 1)?.id ?? 0
  await call(addToCart, { body: { sku_id, buy_num: 1 } })
  const carts = await call(listCart, {})
  // The oldest ones, which no journey that goes on meanwhile buys.
  const lines = carts
    .flatMap(({ cart_list }) => cart_list.filter(({ problem }) => !problem).map(({ cart_id }) => cart_id))
    .toSorted((one, other) => one - other)
  const orders = await call(listOrders, { query: {} })
  const paid = orders.data.find(({ order_status }) => order_status !== 'waiting_payment')
  return [
    '/',
    `/goods/${data[0]?.id}`,
    `/order/before/cart-${lines.slice(0, 3).join('-')}`,
    `/order/success?group=${paid?.group_no}`,
    ...pages.ofShopper,
  ]
}

/** Not with `route`, which would have the browser load every script and picture again for each page. */
async function delayAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const goOn = () => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined) // the page is left
    setTimeout(() => void goOn(), answerAfterMs)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}

const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const shifts = Reflect.get(globalThis, 'shifts') as { value: number; moved: string[] }[]
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      shifts: shifts.filter(({ value }) => value > 0.01),
    }
  })

async function expectGoodPages({ page, go }: Visit, window: Window, paths: readonly string[]): Promise<void> {
  await page.addInitScript(watchShifts)
  await delayAnswers(page)
  for (const path of paths) {
    await go(path)
    const { sum, shifts } = await shiftOf(page)
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift)
    if (window.width < 768) expect(await tooWide(page, '200%'), path).toEqual([])
    await showWhole(page, window)
    await expectAccessible(page, path)
    await page.setViewportSize(window)
  }
}

describe.each(looks)('$name', (look: Look) => {
  const { window, theme } = look

  test('nothing moves while open pages load, large text fits, and axe finds nothing', async () => {
    const trip = await visit(window, theme, { isNew: true })
    await expectGoodPages(trip, window, seenIn(pages.open, look))
    // The browser reports the requested 404 as an error.
    expect(trip.problems.filter((trouble) => !trouble.includes('no-such-page'))).toEqual([])
    await trip.close()
  })

  test('the same holds for the pages of a shopper', async () => {
    const trip = await visit(window, theme, { isNew: true })
    await keepSession(trip.page, 'Home', token)
    await expectGoodPages(trip, window, seenIn(ofShopper, look))
    expect(trip.problems).toEqual([])
    await trip.close()
  })
})

test.each(oneInTurn(looks.slice(0, 2)))(
  'axe finds nothing on the login pages of the back offices: $name',
  async (look) => {
    const trip = await visit(look.window, look.theme)
    for (const path of ['/Admin/login', '/Seller/login']) {
      await trip.go(path)
      await expectAccessible(trip.page, path)
    }
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
