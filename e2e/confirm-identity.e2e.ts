import { permissionGroups } from '@fangshi/contract/access'
import { messageOf } from '@fangshi/contract/errors'
import { expect, test } from 'vitest'
import { logIn } from './api.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'
import { forgetConfirmation } from './sessions-in-database.ts'

const journeys = firstOf(windows[0], windows[3])

test.each(journeys)('rights ask who is there, and go on after the answer: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/permission_groups')
  const { page, words } = backoffice
  const name = `确认${Date.now()}`
  await page.getByRole('button', { name: words.screen.add, exact: true }).click()
  const form = dialogOf(page)
  const label = words.fields.in['zh-cn'].replace('{{label}}', window.lang === 'en' ? 'Name' : '名称')
  const field = form.getByLabel(label, { exact: true })
  await field.fill(name)
  await forgetConfirmation(page, 'Admin')

  // Whoever would rather not has lost nothing.
  const save = page.getByRole('button', { name: words.action.save, exact: true })
  await save.click()
  const dialog = page.getByRole('dialog', { name: words.confirm.title })
  const password = dialog.getByLabel(words.confirm.password)
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page, 'the dialog that asks who is there')
  await dialog.getByRole('button', { name: words.action.cancel, exact: true }).click()
  await page.getByText(messageOf('CONFIRM_IDENTITY', window.lang)).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(name)

  await save.click()
  await password.fill('wrong')
  await password.press('Enter')
  await dialog.getByText(messageOf('PASSWORD_WRONG', window.lang)).waitFor()
  await password.fill('fangshi-demo')
  await dialog.getByRole('button', { name: words.confirm.confirm, exact: true }).click()
  await form.waitFor({ state: 'detached' })

  const admin = await logIn('Admin', 'admin')
  const { data } = await admin(permissionGroups.index, { query: { name: `${name}|likeRight` } })
  expect(data).toHaveLength(1)
  await admin(permissionGroups.destroy, { params: { ids: String(data[0]?.id) } })
  // The browser itself notes refused requests.
  expect(backoffice.problems.filter((problem) => !/status of 4(28|22)/.test(problem))).toEqual([])
  await backoffice.close()
})
