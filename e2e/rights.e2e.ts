import { admins, roleGrants, roles } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { agreements } from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import { afterAll, expect, test } from 'vitest'
import { callAs, logIn } from './api.ts'
import { closeBrowser, windows } from './browser.ts'
import { dialogOf, openDesk } from './desk.ts'

afterAll(closeBrowser)

const screens = [agreements, notices] as const
const granted = ['search', 'view', 'add', 'edit', 'export'] as const
const password = 'a-long-password-of-a-clerk'

/** A role with two screens and no delete button, and an administrator who has it alone. */
async function makeClerk(mark: string): Promise<{ username: string; role_id: number; menus: number[] }> {
  const boss = await logIn('Admin', 'admin')
  const grants = await boss(roleGrants, {})
  const own = grants.menus.filter(({ apis }) => screens.some(({ path }) => path === apis))
  expect(own).toHaveLength(2)
  const pressed = own.flatMap(({ id, buttons }) =>
    buttons.filter(({ button }) => granted.some((one) => one === button)).map((one) => ({ ...one, menu_id: id })),
  )
  const permissions = [...new Set([...own, ...pressed].flatMap((one) => one.permissions))]
  const buttons = pressed.map(({ menu_id, button }) => ({ menu_id, button }))
  const menus = own.map(({ id }) => id)
  const role = await boss(roles.store, { body: { name: `Texts ${mark}`, menus, permissions, buttons } })
  const username = `clerk.${mark}`
  await boss(admins.store, { body: { nickname: 'Clerk', username, password, roles: [role.id] } })
  return { username, role_id: role.id, menus }
}

test.each(windows)('a fresh role sees exactly its two screens, without what it may not do: $name', async (window) => {
  const mark = `${window.name.replace(' ', '')}${Date.now().toString(36)}`
  const { username, role_id, menus } = await makeClerk(mark)
  const desk = await openDesk(window, '/Admin/notices', { username, password })
  const { page, words, isPhone } = desk

  // Two screens in two modules: the two modules, and below each nothing else.
  const bar = page.getByRole('navigation', { name: words.shell.modules })
  if (!isPhone) expect(await bar.getByRole('button').count()).toBe(2)
  else await page.getByRole('button', { name: words.shell.openMenu }).click()
  const menu = isPhone ? dialogOf(page) : page.getByRole('navigation', { name: words.shell.sideMenu })
  const items = menu.getByRole('menuitem')
  await items.first().waitFor()
  for (let opened = 0; opened < 6; opened++) {
    const closed = menu.locator('[role=menuitem][aria-expanded=false]').first()
    if (!(await closed.count())) break
    await closed.click()
    await page.waitForTimeout(300)
  }
  expect(await menu.locator('[role=menuitem]:not([aria-expanded])').count()).toBe(isPhone ? 2 : 1)
  if (isPhone) await page.getByRole('button', { name: words.shell.closeMenu }).click()
  await page.getByRole('button', { name: words.table.add, exact: true }).first().waitFor()
  await page.getByRole('main').getByRole('button', { name: words.table.edit, exact: true }).first().waitFor()
  expect(await page.getByRole('main').getByRole('button', { name: words.table.delete, exact: true }).count()).toBe(0)
  expect(await page.getByRole('main').getByRole('button', { name: words.excel.import, exact: true }).count()).toBe(0)

  // A screen without a menu is none, whatever the address says.
  await page.goto(new URL('/Admin/expresses', page.url()).href)
  await page.getByRole('heading', { name: words.error.notFoundTitle }).waitFor()

  const clerk = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
  const [notice] = (await clerk(notices.index, { query: {} })).data
  const ids = String(notice?.id)
  const refused = (call: Promise<unknown>): Promise<void> => expect(call).rejects.toMatchObject({ code: 403 })
  await refused(clerk(notices.destroy, { params: { ids } }))
  await refused(clerk(notices.destroy, { params: { ids: `${ids},999999` } }))
  await refused(clerk(notices.import, { body: { rows: [{}] } }))
  await refused(clerk(expresses.index, { query: {} }))
  await refused(clerk(roles.index, { query: {} }))
  await refused(clerk(roles.update, { params: { id: role_id }, body: { menus: [...menus, 1] } }))

  // What is taken away is gone with the next call and the next load.
  const boss = await logIn('Admin', 'admin')
  await boss(roles.update, {
    params: { id: role_id },
    body: { menus: menus.slice(0, 1), permissions: [], buttons: [] },
  })
  await refused(clerk(notices.index, { query: {} }))

  await desk.close()
})
