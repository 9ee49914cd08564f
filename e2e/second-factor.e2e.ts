import { admins, roleGrants, roles, sellerRoles, sellerUsers } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { expect, test } from 'vitest'
import { sellerSecondFactor } from '@fangshi/contract/second-factor'
import { users } from '@fangshi/contract/users'
import { codeAt, switchOn } from '../apps/server/test/logins/second-factor.ts'
import { isInTurn, oneInTurn } from '../tools/turns.ts'
import { logIn } from './api.ts'
import { logInToBackoffice } from './backoffice.ts'
import { arrive, expectAccessible, visit, windows } from './browser.ts'
import { forgetSession } from './kept-session.ts'
import { codeSentTo } from './sms-code.ts'
import { shopTexts } from './shop-texts.ts'

const password = 'seven-red-lanterns'
const stepMs = 30_000

/** A time whose code was not used yet and counts now: that of the step after, or of now when that is over. */
const afterStep = (used: Date): Date => new Date(Math.max(Date.now(), used.getTime() + stepMs))

/** A new account, since other journeys use those of the demo; its role demands the second factor. */
async function newAccount(area: 'Admin' | 'Seller'): Promise<string> {
  const username = `two${Date.now().toString(36)}`
  const account = { nickname: username, username, password }
  const nothing = { menus: [], permissions: [], buttons: [], needs_second_factor: true }
  if (area === 'Admin') {
    const boss = await logIn('Admin', 'admin')
    const role = await boss(roles.store, { body: { name: username, ...nothing } })
    await boss(admins.store, { body: { ...account, roles: [role.id] } })
  } else {
    const owner = await logIn('Seller', 'seller')
    const role = await owner(sellerRoles.store, { body: { name: username, ...nothing } })
    await owner(sellerUsers.store, { body: { ...account, roles: [role.id] } })
  }
  return username
}

const setUps = [
  { ...windows[0], window: windows[0], area: 'Seller' },
  { ...windows[3], window: windows[3], area: 'Admin' },
] as const

test.each(oneInTurn(setUps))(
  'two-step verification is set up, asked for at login and switched off: $name, $area',
  async ({ window, area }) => {
    const username = await newAccount(area)
    const { page, words, problems, close } = await logInToBackoffice(window, `/${area}/`, { username, password })
    const main = page.locator('#main')
    const dialog = page.getByRole('dialog').last()
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const code = page.locator('input[autocomplete=one-time-code]')

    // No other page is open before it is set up.
    await main.getByText(words.factor.demanded).waitFor()
    await expectAccessible(page, 'the account page')
    await main.getByRole('button', { name: words.factor.turnOn }).click()
    await dialog.locator('input[autocomplete=current-password]').fill(password)
    await button(words.setUp.next).click()
    await dialog.getByRole('img', { name: words.setUp.qrCode }).waitFor()
    await expectAccessible(page, 'QR code and key')
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    const confirmedAt = new Date()
    await code.fill(codeAt(secret, confirmedAt))
    await page.keyboard.press('Enter')
    const list = dialog.getByRole('list', { name: words.recovery.title })
    await list.waitFor()
    await expectAccessible(page, 'recovery codes')
    const codes = await list.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: words.recovery.download }).click(),
    ])
    expect(download.suggestedFilename()).toBe('recovery-codes.txt')
    await button(words.recovery.saved).click()
    await main.getByText(words.factor.on, { exact: true }).waitFor()
    expect(await main.getByText(words.factor.demanded).count()).toBe(0)

    const logInAgain = async (): Promise<void> => {
      await forgetSession(page, area)
      await page.goto(new URL(`/${area}/login?next=/${area}/security`, page.url()).href)
      await page.getByText(words.login.demo).waitFor()
      await page.locator('input[autocomplete=username]').fill(username)
      await page.locator('input[autocomplete=current-password]').fill(password)
      await page.getByRole('button', { name: words.login.submit, exact: true }).click()
      await code.waitFor()
    }
    await logInAgain()
    await expectAccessible(page, 'the second step of the login')
    // The code of the set-up is used up; that of the next step counts already, since clocks differ.
    await code.fill(codeAt(secret, confirmedAt))
    await page.keyboard.press('Enter')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await code.fill(codeAt(secret, afterStep(confirmedAt)))
    await page.keyboard.press('Enter')
    await main.getByText(words.factor.on, { exact: true }).waitFor()

    await logInAgain()
    await page.getByRole('button', { name: words.factorCode.useRecovery }).click()
    await code.fill(codes[0] as string)
    await page.getByRole('button', { name: words.login.verify }).click()
    await main.getByText(words.factor.on, { exact: true }).waitFor()

    await main.getByRole('button', { name: words.factor.turnOff }).click()
    await dialog.locator('input[autocomplete=current-password]').fill(password)
    await dialog.getByRole('button', { name: words.factorCode.useRecovery }).click()
    await code.fill(codes[1] as string)
    await button(words.factor.turnOff).click()
    await main.getByText(words.factor.demanded).waitFor()
    // Wrong codes and logins without one are refused.
    expect(problems.filter((problem) => !/status of (422|428)/.test(problem))).toEqual([])
    await close()
  },
)

test.runIf(isInTurn(0, 2))(
  'a store owner with two-step verification is asked for a code in the shop as well, also for a new password',
  async () => {
    const old_password = 'fangshi-demo'
    const owner = await logIn('Seller', 'yinxiang')
    const now = new Date()
    const { recovery_codes, secret } = await switchOn(owner, sellerSecondFactor, { old_password, now })
    const [window] = windows
    const words = shopTexts(window)
    const { page, go, close } = await visit(window)
    await go('/login')
    await page.getByLabel(words.auth.account).fill('yinxiang')
    await page.getByLabel(words.auth.password, { exact: true }).fill(old_password)
    const send = page.getByRole('main').getByRole('button', { name: words.auth.login, exact: true })
    await send.click()
    const code = page.getByLabel(words.auth.factorCode)
    await code.waitFor()
    await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page, 'the second step of the login in the shop')
    await code.fill('000000')
    await send.click()
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel(words.auth.account).inputValue()).toBe('yinxiang')
    await code.fill(codeAt(secret, afterStep(now)))
    await send.click()
    await arrive(page, (url) => url.pathname !== '/login')

    const boss = await logIn('Admin', 'admin')
    const [user] = (await boss(users.index, { query: { username: 'yinxiang|like' } })).data
    const { phone } = await boss(users.show, { params: { id: user?.id ?? 0 } })
    await forgetSession(page, 'Home')
    await go('/forget_password')
    await page.getByLabel(words.auth.phone).fill(phone ?? '')
    await page.getByRole('button', { name: words.auth.getCode }).click()
    await page.getByText(words.auth.codeSent).first().waitFor()
    await page.getByLabel(words.auth.code, { exact: true }).fill(await codeSentTo(window, phone ?? ''))
    for (const input of await page.locator('input[autocomplete=new-password]').all()) await input.fill(old_password)
    const reset = page.getByRole('main').getByRole('button', { name: words.auth.resetAndLogin, exact: true })
    await reset.click()
    await code.fill(recovery_codes[0] as string)
    await reset.click()
    await arrive(page, (url) => url.pathname !== '/forget_password')
    await close()
    const again = { factor_code: recovery_codes[1] as string }
    const next = await logIn('Seller', 'yinxiang', old_password, again)
    await next(sellerSecondFactor.switchOff, { body: { old_password, code: recovery_codes[2] as string } })
  },
)

test.runIf(isInTurn(1, 2))('a demand that comes while somebody works leads to the account page', async () => {
  const boss = await logIn('Admin', 'admin')
  const { menus, groups } = await boss(roleGrants, {})
  const screen = menus.find(({ apis }) => apis === expresses.path)
  const right = groups.flatMap(({ permissions }) => permissions).find(({ apis }) => apis === expresses.right('index'))
  const username = `now${Date.now().toString(36)}`
  const sets = { menus: [screen?.id ?? 0], permissions: [right?.id ?? 0], buttons: [] }
  const { id } = await boss(roles.store, { body: { name: username, ...sets } })
  await boss(admins.store, { body: { nickname: username, username, password, roles: [id] } })

  const { page, words, close } = await logInToBackoffice(windows[2], expresses.path, { username, password })
  await boss(roles.update, { params: { id }, body: { needs_second_factor: true } })
  await page.getByRole('button', { name: words.table.reload, exact: true }).click()
  await page.locator('#main').getByText(words.factor.demanded).waitFor()
  expect(new URL(page.url()).pathname).toBe('/Admin/security')
  await close()
})
