import { cartCount } from '@fangshi/contract/cart'
import { ownDistribution } from '@fangshi/contract/distributions'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { arrive, firstOf, visit, windows } from './browser.ts'
import { forgetSession } from './kept-session.ts'
import { addToCart, searchAndOpen } from './purchase-steps.ts'
import { newShopper } from './new-shopper.ts'
import { codeSentTo } from './sms-code.ts'
import { shopTexts } from './shop-texts.ts'

let phones = 15_000_000_000 + Math.floor(Math.random() * 1e8)

test.each(firstOf(windows[0], windows[3]))('a guest fills a cart, registers and keeps it: $name', async (window) => {
  const words = shopTexts(window)
  const trip = await visit(window)
  const { page, go } = trip
  const phone = String(++phones)

  // A referral link leads to any page, and counts when its visitor registers later.
  const referrer = callAs((await newShopper('a-long-password')).token)
  await go(`/?inviter_id=${(await referrer(ownDistribution, {})).inviter_id}`)
  await searchAndOpen(page, window.lang === 'en' ? 'good morning mug' : '早安直身马克杯')
  const name = await addToCart(page, words, window.width < 768)
  await go('/carts')
  await page.getByText(name).first().waitFor()

  await go('/register')
  const password = `long-enough-${phone}`
  await page.getByLabel(words.auth.phone).fill(phone)
  await page.getByRole('button', { name: words.auth.getCode }).click()
  await page.getByText(words.auth.codeSent).first().waitFor()
  const firstCode = await codeSentTo(window, phone)
  await page.getByLabel(words.auth.code).fill(firstCode)
  const passwords = page.locator('input[autocomplete=new-password]')
  await passwords.nth(0).fill(password)
  await passwords.nth(1).fill('something else')
  await page.getByRole('checkbox').first().check({ force: true })
  const send = page.getByRole('main').getByRole('button', { name: words.auth.register, exact: true })
  await send.click()

  // The error is shown at its field, and the other fields keep their values.
  await expect.poll(() => passwords.nth(1).getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel(words.auth.phone).inputValue()).toBe(phone)
  await passwords.nth(1).fill(password)
  await send.click()
  await arrive(page, (url) => url.pathname !== '/register')

  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(await callAs(token)(cartCount, {})).toBe(1)
  expect((await referrer(ownDistribution, {})).members[0]).toBe(1)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object)
  expect(kept).toEqual({ nickname: expect.stringMatching(/^u_/), avatar: '', belong_id: 0, defaultUrl: '/' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ip'))).toBe('127.0.0.1')
  await go('/carts')
  await page.getByText(name).first().waitFor()

  // A code by text message logs in too, without the password.
  await forgetSession(page, 'Home')
  await go('/login')
  await page.getByText(words.auth.byCode, { exact: true }).click()
  await page.getByLabel(words.auth.phone).fill(phone)
  await page.getByRole('button', { name: words.auth.getCode }).click()
  await page.getByText(words.auth.codeSent).first().waitFor()
  await page.getByLabel(words.auth.code, { exact: true }).fill(await codeSentTo(window, phone, firstCode))
  await page.getByRole('main').getByRole('button', { name: words.auth.login, exact: true }).click()
  await arrive(page, (url) => url.pathname !== '/login')
  expect(await callAs(await page.evaluate(() => localStorage.getItem('token')))(cartCount, {})).toBe(1)
  await trip.close()
})
