import { sendSms, getProof } from '@fangshi/contract/accounts'
import { listGoods } from '@fangshi/contract/catalog'
import { messageOf } from '@fangshi/contract/errors'
import type { MethodChoice } from '@fangshi/contract/payments'
import { solveProof } from '@fangshi/contract/proof'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { callAs, tokenOf } from './api.ts'
import { arrive, expectAccessible, firstOf, settle, visit, windows } from './browser.ts'
import { orderGoods } from './order-goods.ts'
import { shopTexts } from './shop-texts.ts'

const openFirstGoods = (page: Page) => page.getByRole('main').locator('a[href^="/goods/"]').first().click()

/** Takes a page's connection away, or gives it back, and waits until the page knows. */
async function goOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline)
  await page.waitForFunction((offline) => navigator.onLine !== offline, isOffline)
}

test.each(firstOf(windows[3], windows[0]))('a lost connection says so and lets try again: $name', async (window) => {
  const { errors, ui } = shopTexts(window)
  const { page, go, close } = await visit(window, 'light', { isNew: true })
  await go('/s')
  const address = page.url()

  // Offline the page stays, also when the pointer comes from elsewhere on it, and the link can be tried again.
  await page.getByRole('main').hover({ position: { x: 2, y: 2 } })
  await goOffline(page, true)
  await openFirstGoods(page)
  const notice = page.getByText(errors.lostConnection)
  await notice.waitFor()
  await settle(page)
  expect(page.url()).toBe(address)
  await goOffline(page, false)
  await page.getByRole('button', { name: ui.retry }).click()
  await arrive(page, /\/goods\/\d+/)

  // A server that cannot be reached: the page says so, and comes when it answers again.
  await go('/s')
  await page.route('**/*.data*', (route) => route.abort('connectionrefused'))
  await openFirstGoods(page)
  await page.getByRole('heading', { level: 1, name: errors.unreachableTitle }).waitFor()
  await expectAccessible(page, 'a page that could not be fetched')
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: ui.retry }).click()
  await page.getByRole('heading', { level: 1, name: errors.unreachableTitle }).waitFor({ state: 'detached' })
  await arrive(page, /\/goods\/\d+/)
  await close()
})

test('a list that is refused says why, in the words of the catalogue', async () => {
  const { page, go, close } = await visit(windows[0])
  const { ui } = shopTexts(windows[0])
  await go('/')
  await page.evaluate((token) => localStorage.setItem('token', token), await tokenOf('Home', 'shopper'))
  for (const [code, key] of [
    [404, 'NOT_FOUND'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
  ] as const) {
    const msg = messageOf(key, 'zh-cn')
    const json = { code, msg, data: { key, request_id: 'none' } }
    await page.route('**/api/user/favorites*', (route) => route.fulfill({ status: code, json }))
    await go('/user/favorites')
    await page.getByRole('main').getByText(msg).waitFor()
    await page.unroute('**/api/user/favorites*')
    await page.getByRole('main').getByRole('button', { name: ui.retry }).click()
    await page.getByRole('main').getByText(msg).waitFor({ state: 'detached' })
  }
  await close()
})

test('without scripts, pages that need them say so', async () => {
  const { errors } = shopTexts(windows[0])
  const { page, close } = await visit(windows[0], 'light', { hasScripts: false })
  for (const path of ['/carts', '/order/before/cart-1', '/user/orders', '/login', '/register', '/forget_password']) {
    await page.goto(inject('origin') + path)
    expect(await page.getByText(errors.needsScripts).isVisible(), path).toBe(true)
    expect(await page.getByRole('main').locator('[aria-busy=true]').isVisible(), path).toBe(false)
  }
  await close()
})

test('a message comes into the open inbox by itself', async () => {
  const { page, go, close } = await visit(windows[0])
  await go('/demo/sms')
  const guest = callAs()
  const phone = `16${String(Date.now()).slice(-9)}`
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  await guest(sendSms, { body: { phone, name: 'register', proof } })
  await page.getByText(phone).waitFor()
  await close()
})

test('a cart of lines that cannot be bought leads on to the goods', async () => {
  const { cart } = shopTexts(windows[0])
  const { page, go, close } = await visit(windows[0])
  await page.route('**/api/carts/preview', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: { cart_list: { problem: string | null }[] }[] }
    for (const one of json.data.flatMap(({ cart_list }) => cart_list)) one.problem = 'off_shelf'
    await route.fulfill({ json })
  })
  // A picture that a busy server did not send comes a little later.
  let refused = ''
  await page.route(
    '**/uploads/demo/goods/**',
    async (route) => {
      refused = route.request().url()
      await route.fulfill({ status: 503 })
    },
    { times: 1 },
  )
  await go('/')
  const isShown = (src: string) =>
    page.evaluate(
      (one) => [...document.images].some((image) => image.currentSrc === one && image.naturalWidth > 0),
      src,
    )
  await expect.poll(() => refused !== '' && isShown(refused)).toBe(true)
  await page.evaluate((lines) => localStorage.setItem('guest_cart', JSON.stringify(lines)), [{ sku_id: 1, buy_num: 1 }])
  await go('/carts')
  await page.getByRole('main').getByRole('link', { name: cart.goShopping }).waitFor()
  await close()
})

test.each(firstOf(windows[3], windows[0]))('a balance that is too short leads on: $name', async (window) => {
  const { order } = shopTexts(window)
  const token = await tokenOf('Home', 'shopper')
  const group = await orderGoods(callAs(token), 9)
  const { page, go, close } = await visit(window)
  await page.route('**/api/user/order/after', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: { money: string } }
    json.data.money = '0.01'
    await route.fulfill({ json })
  })
  await page.route('**/api/user/order/pay/*', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: { methods: MethodChoice[] } }
    json.data.methods = [
      { method: 'balance', available: false, reason: 'balance_short' },
      { method: 'wechat', available: false, reason: 'other_client' },
    ]
    await route.fulfill({ json })
  })
  await go('/')
  await page.evaluate((mine) => localStorage.setItem('token', mine), token)
  await go(`/order/pay/${group}`)
  await page.getByText(order.balanceShortText).waitFor()
  await expectAccessible(page, 'a balance that is too short')
  expect(await page.getByRole('link', { name: order.goOnShopping }).getAttribute('href')).toMatch(/^\/s/)
  await page.getByRole('link', { name: order.changeOrder }).click()
  await arrive(page, /\/user\/orders?/)
  await close()
})

test('on phones the page above is one tap away, in room for a finger', async () => {
  const { page, go, close } = await visit(windows[0])
  const { ui } = shopTexts(windows[0])
  const { data } = await callAs()(listGoods, { query: {} })
  await go(`/goods/${data[0]?.id}`)
  const links = page.getByRole('navigation', { name: ui.breadcrumb }).getByRole('link').locator('visible=true')
  expect(await links.count()).toBe(1)
  expect((await links.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await links.click()
  await arrive(page, /\/s\?class_id=/)
  await close()
})
