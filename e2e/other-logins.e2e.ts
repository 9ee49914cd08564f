import { demoInbox, getMe } from '@fangshi/contract/accounts'
import { listOwnOauth } from '@fangshi/contract/oauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts as oauthEn } from '../apps/storefront/app/oauth/own-texts.en.ts'
import { texts as oauthZh } from '../apps/storefront/app/oauth/own-texts.zh-cn.ts'
import { texts as payZh } from '../apps/storefront/app/payment/own-texts.zh-cn.ts'
import { walletTexts } from '../apps/server/src/pages/simulator/wallet-texts.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, firstOf, settle, visit, windows, type Window } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newBuyer, newShopper } from './new-shopper.ts'
import { orderGoods } from './order-goods.ts'
import { pattern, shopTexts } from './shop-texts.ts'

const oauthTexts = ({ lang }: Window) => (lang === 'en' ? oauthEn : oauthZh).oauth
const wechatIn = (text: string, { name_wechat }: { name_wechat: string }): string =>
  text.replaceAll('{{name}}', name_wechat)

/** Agrees on the simulated WeChat's page as somebody, and waits for the page of the shop that follows. */
async function agreeAs(page: Page, nickname: string): Promise<void> {
  await arrive(page, /\/simulator\/wechat/)
  const form = page.locator('form.as')
  await form.locator('input[name=nickname]').fill(nickname)
  await form.getByRole('button').click()
  await arrive(page, (url) => !url.pathname.startsWith('/simulator'))
}

const newPerson = (): string => `e2e${Date.now().toString(36)}`
const tokenIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

test.each(firstOf(windows[1], windows[2]))('somebody new comes by WeChat: $name', async (window) => {
  const words = shopTexts(window)
  const own = oauthTexts(window)
  const nickname = newPerson()
  const phone = `19${String(Date.now()).slice(-9)}`
  const { page, go, problems, close } = await visit(window)
  await go('/login?next=%2Fuser%2Foauth')
  const withWechat = page.getByRole('button', { name: wechatIn(own.with, own) })
  await withWechat.click()
  await arrive(page, /\/simulator\/wechat/)
  await expectAccessible(page, 'the consent page of the simulated WeChat')
  await agreeAs(page, nickname)

  // WeChat knows them, the shop does not yet: the account needs a phone.
  await page.getByRole('heading', { level: 1, name: nickname }).waitFor()
  await expectAccessible(page, 'the choice of an account after WeChat')
  await page.getByLabel(words.auth.phone).fill(phone)
  await page.getByRole('button', { name: words.auth.getCode }).click()
  await page.getByText(words.auth.codeSent).first().waitFor()
  const codeOf = async () =>
    /\d{6}/.exec((await callAs()(demoInbox, {})).find((message) => message.phone === phone)?.text ?? '')?.[0] ?? ''
  await expect.poll(codeOf).not.toBe('')
  await page.getByLabel(words.auth.code, { exact: true }).fill(await codeOf())
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: own.register }).click()
  await arrive(page, /\/user\/oauth/)
  await page.getByText(own.boundAs.replace('{{nickname}}', nickname)).waitFor()
  const me = await callAs(await tokenIn(page))(getMe, { body: { provider: 'users' } })
  expect(me.nickname).toBe(nickname)

  // The next time one press and their consent are enough; whoever declines reads so.
  await page.evaluate(() => localStorage.clear())
  await go('/login')
  await withWechat.click()
  await arrive(page, /\/simulator\/wechat/)
  await page.locator('form:has(input[value=decline]) button').click()
  await page.getByRole('heading', { level: 1, name: own.declined }).waitFor()
  await settle(page)
  await page.getByRole('main').getByRole('link', { name: own.backToLogin }).click()
  await settle(page)
  await withWechat.click()
  await agreeAs(page, nickname)
  await expect.poll(() => tokenIn(page)).not.toBeNull()
  expect((await callAs(await tokenIn(page))(getMe, { body: { provider: 'users' } })).id).toBe(me.id)
  expect(problems).toEqual([])
  await close()
})

test.each(firstOf(windows[2], windows[1]))('a shopper links WeChat and takes it off: $name', async (window) => {
  const words = shopTexts(window)
  const own = oauthTexts(window)
  const password = 'seven-red-lanterns'
  const nickname = newPerson()
  const { token } = await newShopper(password)
  const bound = async () => (await callAs(token)(listOwnOauth, {}))[0]?.bound?.nickname
  const { page, go, problems, close } = await visit(window)
  await go('/')
  await page.evaluate((mine) => localStorage.setItem('token', mine), token)
  await go('/user/oauth')
  await page.getByRole('button', { name: wechatIn(own.bind, own) }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.locator('button[type=submit]')
  await settle(page)
  await expectAccessible(page, 'the confirmation before WeChat')
  await dialog.getByLabel(words.user.oldPassword, { exact: true }).fill(password)
  await confirm.click()
  await agreeAs(page, nickname)
  await arrive(page, /\/user\/oauth/)
  await page.getByText(own.boundAs.replace('{{nickname}}', nickname)).waitFor()
  expect(await bound()).toBe(nickname)

  await page.getByRole('button', { name: wechatIn(own.unbind, own) }).click()
  await dialog.getByLabel(words.user.oldPassword, { exact: true }).fill(password)
  await confirm.click()
  await page.getByText(own.notBound, { exact: true }).waitFor()
  expect(await bound()).toBeUndefined()
  expect(problems).toEqual([])
  await close()
})

test('in WeChat’s own browser the cashier learns who pays, and WeChat Pay works', async () => {
  const words = shopTexts(windows[0])
  const { pay } = payZh
  const { token, buyer } = await newBuyer()
  const group = await orderGoods(buyer, 11)
  const { page, go, problems, close } = await visit(windows[0], 'light', { isNew: true })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.60' })
  })
  await keepSession(page, 'Home', token)
  await go(`/order/pay/${group}`)
  await agreeAs(page, newPerson())
  expect(new URL(page.url()).search).not.toContain('code')
  await page.getByRole('radio', { name: pay.name_wechat }).check()
  await page.getByRole('button', { name: pattern(pay.go) }).click()
  await arrive(page, /\/simulator\?/)
  const { acts, back } = walletTexts['zh-cn']
  await page.getByRole('button', { name: acts.pay[0] }).click()
  await page.getByRole('link', { name: back }).click()
  await arrive(page, /\/order\/success/)
  await page.getByText(words.order.paidTitle).first().waitFor()
  expect(problems).toEqual([])
  await close()
})
