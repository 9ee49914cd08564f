import { expect, test } from 'vitest'
import { openBackoffice } from './backoffice.ts'
import { violationsOf, visit, windows } from './browser.ts'
import { focused } from './focused.ts'
import { tooWide } from './layout.ts'

/** Shows that what the sweeps and journeys look for is noticed: faults are planted in open pages. */

test('axe notices a fault in one card of many', async () => {
  const { page, go, close } = await visit(windows[0])
  await go('/s')
  const cards = page.locator('main article')
  expect(await cards.count()).toBeGreaterThan(6)
  expect(await violationsOf(page)).toEqual([])
  const last = cards.last()

  const picture = await last.evaluateHandle((card) => card.appendChild(document.createElement('img')))
  expect(await violationsOf(page)).toEqual([expect.stringMatching('image-alt')])
  await picture.evaluate((image) => image.remove())

  await last
    .locator('h3, h2, p, span')
    .first()
    .evaluate((text) => (text.style.cssText = 'color: #ccc; background: #fff'))
  expect(await violationsOf(page)).toEqual([expect.stringMatching('color-contrast')])
  await close()
})

test('what is wider than a phone is noticed, also by large text alone', async () => {
  const { page, go, close } = await visit(windows[1])
  await go('/s')
  expect(await tooWide(page, '200%')).toEqual([])
  const widen = (width: string) =>
    page.locator('main').evaluate((main, to) => {
      const planted = main.querySelector('.planted') ?? main.appendChild(document.createElement('div'))
      planted.setAttribute('style', `width: ${to}; height: 1px`)
      planted.className = 'planted'
    }, width)
  await widen('400px')
  expect(await tooWide(page, '100%')).toContainEqual('DIV planted')
  await widen('15rem')
  expect(await tooWide(page, '100%')).toEqual([])
  expect(await tooWide(page, '200%')).toContainEqual('DIV planted')
  await close()
})

test('a focus without a ring is noticed in the shop and in the back offices', async () => {
  const shop = await visit(windows[2])
  await shop.go('/')
  const backoffice = await openBackoffice(windows[2], '/Admin/expresses')
  for (const { page } of [shop, backoffice]) {
    await page.bringToFront()
    const button = page.locator('main button:visible').first()
    await button.focus()
    expect(await focused(page)).toMatchObject({ tag: 'BUTTON', isSeen: true })
    await page.addStyleTag({ content: '*:focus-visible { outline: none !important }' })
    expect(await focused(page)).toMatchObject({ tag: 'BUTTON', isSeen: false })
  }
  await shop.close()
  await backoffice.close()
})
