import type { BrowserContext, Page } from 'playwright-core'
import { addToCart, listCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { listOrders } from '@fangshi/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { callAs, tokenOf } from './api.ts'
import { isThorough, settle, visit, windows, type Window } from './browser.ts'
import { shopPages } from './shop-pages.ts'

/** How far the content moves while it loads (CLS, layout shift), and whether large text fits a phone. */

let pages: Awaited<ReturnType<typeof shopPages>>
beforeAll(async () => {
  pages = await shopPages()
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

/** The shopper's pages of this test: those of all journeys, and the ones whose address needs a cart or a payment. */
async function pagesOfShopper(token: string): Promise<string[]> {
  const call = callAs(token)
  const { data } = await call(listGoods, { query: {} })
  const { skus } = await call(getGoods, { params: { id: data[0]?.id ?? 0 } })
  const sku_id = skus.find(({ goods_stock }) => goods_stock > 1)?.id ?? 0
  await call(addToCart, { body: { sku_id, buy_num: 1 } })
  const carts = await call(listCart, {})
  const lines = carts.flatMap(({ cart_list }) =>
    cart_list.filter(({ problem }) => !problem).map(({ cart_id }) => cart_id),
  )
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

const delayAnswers = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, answerAfterMs))
    await route.continue().catch(() => undefined) // the page is left
  })

const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const shifts = Reflect.get(globalThis, 'shifts') as { value: number; moved: string[] }[]
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      shifts: shifts.filter(({ value }) => value > 0.01),
    }
  })

/** What stands outside a page's width with text of twice the size; nothing when the page does not scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px`, ...outside.slice(0, 8).map((element) => `${element.tagName} ${element.className}`)]
  })

async function expectCalm(window: Window, paths: readonly string[], token?: string): Promise<void> {
  const trip = await visit(window)
  const { page } = trip
  await page.addInitScript(watchShifts)
  if (token) await page.addInitScript((mine) => localStorage.setItem('token', mine), token)
  await delayAnswers(page.context())
  for (const path of paths) {
    await trip.go(path)
    const { sum, shifts } = await shiftOf(page)
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift)
    if (window.width < 768) expect(await tooWide(page), path).toEqual([])
    await settle(page)
  }
  await trip.close()
}

const looks = isThorough ? windows : [windows[1], windows[2]]

test.each(looks)('nothing moves while pages load, and large text fits: $name', async (window) => {
  await expectCalm(window, pages.open)
  const token = await tokenOf('Home', 'shopper')
  await expectCalm(window, await pagesOfShopper(token), token)
})
