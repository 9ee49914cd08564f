import { admins, roles } from '@fangshi/contract/access'
import { getAdminMe, getMe } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { adjustMoney } from '@fangshi/contract/users'
import { expect, test } from 'vitest'
import { callAs, logIn } from './api.ts'
import { dialogOf, logInToBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, visit, windows } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { pattern, shopTexts } from './shop-texts.ts'

const password = 'seven-red-lanterns'

/** Waits until a session has ended. */
const expectEnded = (read: () => Promise<unknown>) =>
  expect
    .poll(() =>
      read().then(
        () => 200,
        (error: { code: number }) => error.code,
      ),
    )
    .toBe(401)

/** An administrator of their own, since other journeys use those of the demo. */
async function newAdministrator(): Promise<string> {
  const username = `dev${Date.now().toString(36)}`
  const boss = await logIn('Admin', 'admin')
  const role = await boss(roles.store, { body: { name: username, menus: [], permissions: [], buttons: [] } })
  await boss(admins.store, { body: { nickname: username, username, password, roles: [role.id] } })
  return username
}

test.each(firstOf(windows[3], windows[0]))('an administrator logs other devices out: $name', async (window) => {
  const username = await newAdministrator()
  const others = [await logIn('Admin', username, password), await logIn('Admin', username, password)] as const
  const { page, words, problems, close } = await logInToBackoffice(window, '/Admin/security', { username, password })
  const list = page.locator('#main').getByRole('listitem')
  await expect.poll(() => list.count()).toBe(3)
  expect(await list.first().textContent()).toContain(`Chrome · Linux${words.session.current}`)
  expect(await list.first().getByRole('button').count()).toBe(0)
  expect(await list.nth(1).textContent()).toContain(words.session.unknown)
  await expectAccessible(page, 'the devices of an administrator')

  // Below the own session, the last login stands first.
  await list.nth(1).getByRole('button').click()
  await expect.poll(() => list.count()).toBe(2)
  const read = (call: Call) => () => call(getAdminMe, { body: { provider: 'admins' } })
  await expectEnded(read(others[1]))
  expect(await read(others[0])()).toMatchObject({ username })

  await page.locator('#main').getByRole('button', { name: words.session.endOthers, exact: true }).click()
  await dialogOf(page).getByRole('button', { name: words.session.endOthers, exact: true }).click()
  await expect.poll(() => list.count()).toBe(1)
  await expectEnded(read(others[0]))
  expect(problems).toEqual([])
  await close()
})

test.each(firstOf(windows[1], windows[2]))('a shopper logs other devices out: $name', async (window) => {
  const words = shopTexts(window)
  const { phone, token } = await newShopper(password)
  const others = [await logIn('Home', phone, password), await logIn('Home', phone, password)] as const
  const { page, go, problems, close } = await visit(window)
  await go('/')
  await page.evaluate((mine) => localStorage.setItem('token', mine), token)
  await go('/user/safe')
  await page.getByRole('main').getByRole('link', { name: words.user.devices }).click()
  const list = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d+(\.\d+){3}/ })
  await expect.poll(() => list.count()).toBe(3)
  await expectAccessible(page, 'the devices of a shopper')
  expect(await list.first().textContent()).toContain(words.user.deviceCurrent)
  expect(await list.first().getByRole('button').count()).toBe(0)

  await list.nth(1).getByRole('button').click()
  await expect.poll(() => list.count()).toBe(2)
  const read = (call: Call) => () => call(getMe, { body: { provider: 'users' } })
  await expectEnded(read(others[1]))
  await page.getByRole('main').getByRole('button', { name: words.user.endOtherDevices, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.user.endDevice, exact: true }).click()
  await expect.poll(() => list.count()).toBe(1)
  await expectEnded(read(others[0]))

  // More money than the demo gave keeps the account open; without it, it closes for good, and what is left is lost.
  const me = await callAs(token)(getMe, { body: { provider: 'users' } })
  const boss = await logIn('Admin', 'admin')
  const adjust = (amount: string) =>
    boss(adjustMoney, { body: { id: me.id, kind: 'money', amount, reason: 'x' } }, { key: crypto.randomUUID() })
  await adjust('1.00')
  await go('/user/safe/close')
  await page.getByText(words.user.obstacle_money).waitFor()
  await expectAccessible(page, 'what keeps an account open')
  await adjust('-1.00')
  await go('/user/safe/close')
  await page.getByText(pattern(words.user.closeBalance)).waitFor()
  await page.getByLabel(words.user.oldPassword, { exact: true }).fill(password)
  await expectAccessible(page, 'the closing of an account')
  await page.getByRole('button', { name: words.user.closeForever, exact: true }).click()
  await page.getByText(words.user.accountClosed).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null)
  await expectEnded(read(callAs(token)))
  await expect(logIn('Home', phone, password)).rejects.toMatchObject({ key: 'LOGIN_FAILED' })
  expect(problems).toEqual([])
  await close()
})
