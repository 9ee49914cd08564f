import { getGoods } from '@fangshi/contract/catalog'
import { ownComments } from '@fangshi/contract/comments'
import { replyToComment } from '@fangshi/contract/comments-backoffice'
import { getOrder } from '@fangshi/contract/orders'
import { expect, test } from 'vitest'
import { texts as shownEn } from '../apps/storefront/app/comments/own-texts.en.ts'
import { texts as shownZh } from '../apps/storefront/app/comments/own-texts.zh-cn.ts'
import { texts as writingEn } from '../apps/storefront/app/pages/comments/own-texts.en.ts'
import { texts as writingZh } from '../apps/storefront/app/pages/comments/own-texts.zh-cn.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, firstOf, reloadPage, settle, windows } from './browser.ts'
import { receivedOrder } from './comment-steps.ts'
import { onePixelPng } from './one-pixel.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { shopTexts } from './shop-texts.ts'

/** Markup in a comment is text. */
const markup = '<img src=x onerror="document.title=1">'

test.each(firstOf(windows[0], windows[3]))('a shopper comments on an order, line by line: $name', async (window) => {
  const isEnglish = window.lang === 'en'
  const { writing } = isEnglish ? writingEn : writingZh
  const { comment } = isEnglish ? shownEn : shownZh
  const words = shopTexts(window)
  const trip = await visitAsNewShopper(window)
  const { page, go, shopper } = trip
  const { id, goods, seller } = await receivedOrder(shopper)

  await go('/user/comments?tab=waiting')
  await expectAccessible(page, 'the lines that wait for a comment')
  await go(`/user/order/${id}`)
  await page.getByRole('main').getByRole('link', { name: words.order.action_comment, exact: true }).click()
  await arrive(page, /\/user\/order\/comment\//)
  const lines = page.getByRole('main').getByRole('region')
  const [first, second] = [lines.nth(0), lines.nth(1)]
  await first.getByLabel(writing.text).fill(`${markup} fits well`)
  // Stars are given, never set beforehand.
  await page.getByRole('button', { name: writing.submit, exact: true }).click()
  await first.getByText(writing.needsStars).waitFor()
  await expectAccessible(page, 'a comment without stars')
  // By keyboard: from the first star to the fourth; the other scores follow.
  await first.getByRole('radio', { name: writing.stars_1 }).first().focus()
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => first.getByRole('radio', { name: writing.stars_4, checked: true }).count()).toBe(4)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixelPng })
  await first.locator('img[width="80"]').waitFor()

  // What is being written survives a reload; the line that was not touched waits.
  await reloadPage(page)
  expect(await first.getByLabel(writing.text).inputValue()).toBe(`${markup} fits well`)
  await page.getByRole('button', { name: writing.submit, exact: true }).click()
  await first.getByText(`${markup} fits well`).waitFor()
  expect((await shopper(getOrder, { params: { id } })).order_status).toBe('waiting_comment')
  await second.getByRole('radio', { name: writing.stars_2 }).first().check({ force: true })
  await settle(page)
  await expectAccessible(page, 'an order with a comment and a draft')
  await page.getByRole('button', { name: writing.submit, exact: true }).click()
  await arrive(page, /\/user\/comments/)
  expect((await shopper(getOrder, { params: { id } })).order_status).toBe('completed')

  // Added to once, and answered.
  const own = page.getByRole('article').filter({ hasText: 'fits well' })
  await own.getByRole('link', { name: writing.add, exact: true }).click()
  await arrive(page, /\/user\/comment\/add\//)
  await page.getByLabel(writing.additionText).fill('still fits')
  await settle(page)
  await expectAccessible(page, 'an addition to a comment')
  await page.getByRole('button', { name: writing.submitAddition, exact: true }).click()
  await own.getByText('still fits').waitFor()
  const { data } = await shopper(ownComments, { query: {} })
  const written = data.find(({ content }) => content.includes('fits well'))
  await seller(replyToComment, { params: { id: written?.id ?? 0 }, body: { reply: 'thank you' } })

  // On the page of the goods everybody reads it.
  const goodsId = written?.goods_id ?? 0
  expect(goods).toContain(goodsId)
  // Other journeys comment on the same goods meanwhile.
  const all = async () => (await callAs()(getGoods, { params: { id: goodsId } })).rating.all
  const before = await all()
  await go(`/goods/${goodsId}`)
  const mine = page.getByRole('article').filter({ hasText: 'fits well' })
  await mine.getByText('still fits').waitFor()
  await mine.getByText('thank you').waitFor()
  const described = await page.locator('script[type="application/ld+json"]').allTextContents()
  const count = Number(/"reviewCount":(\d+)/.exec(described.join(' '))?.[1])
  expect(count).toBeGreaterThanOrEqual(before)
  expect(count).toBeLessThanOrEqual(await all())
  const withPictures = page.getByRole('button', { name: new RegExp(`^${comment.kind_with_images}`) })
  await withPictures.click()
  await page.locator('[aria-pressed=true]').and(withPictures).waitFor()
  await mine.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await settle(page)
  await expectAccessible(page, 'a picture of a comment in full screen')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectAccessible(page, 'the comments on goods')
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(trip.problems).toEqual([])
  await trip.close()
})
