import { admins, auditLogs } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { loadAdminMenu } from '@fangshi/contract/menus'
import { goodsBrands } from '@fangshi/contract/taxonomy'
import { expect, test } from 'vitest'
import { logIn } from './api.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'
import { dialogOf, fillAndSave, logInToBackoffice, openBackoffice } from './backoffice.ts'

const password = 'seven-red-lanterns'
const words = {
  'zh-cn': {
    name: '名称',
    brands: '商品品牌',
    expresses: '快递公司',
    buttons: ['搜索', '查看', '新增', '编辑', '导出'],
    preview: '预览',
    admin: ['昵称', '用户名', '密码'],
    roles: '角色',
  },
  en: {
    name: 'Name',
    brands: 'Brands',
    expresses: 'Couriers',
    buttons: ['Search', 'View', 'Add', 'Edit', 'Export'],
    preview: 'Preview',
    admin: ['Nickname', 'Username', 'Password'],
    roles: 'Roles',
  },
} as const

test.each(firstOf(windows[2], windows[1], windows[0], windows[3]))(
  'a fresh role sees its two menus, deletes nothing, and is refused what it forges: $name',
  async (window) => {
    const say = words[window.lang]
    const mark = `${window.name.replace(' ', '')}${Date.now().toString(36).slice(-4)}`
    const boss = await openBackoffice(window, '/Admin/roles')
    const { page } = boss
    const add = () => page.getByRole('button', { name: boss.words.screen.add, exact: true }).first().click()
    const tick = (name: string) => dialogOf(page).getByRole('checkbox', { name, exact: true }).check()

    await add()
    for (const screen of [say.brands, say.expresses]) {
      await tick(screen)
      for (const button of say.buttons) await tick(`${screen}: ${button}`)
    }
    await dialogOf(page).getByRole('tab', { name: say.preview }).click()
    await dialogOf(page).getByRole('listitem').filter({ hasText: say.brands }).first().waitFor()
    await expectAccessible(page, 'role editor')
    await fillAndSave(boss, [{ label: say.name, value: mark }])

    await boss.open('/Admin/admins')
    await add()
    await dialogOf(page).getByRole('combobox', { name: say.roles }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: mark }).click()
    await fillAndSave(
      boss,
      say.admin.map((label, index) => ({ label, value: [mark, mark, password][index] as string })),
    )
    expect(boss.problems).toEqual([])
    await boss.close()

    const backoffice = await logInToBackoffice(window, '/Admin/goods_brands', { username: mark, password })
    await backoffice.page.getByText(boss.words.screen.edit, { exact: true }).first().waitFor()
    expect(await backoffice.page.getByRole('button', { name: boss.words.action.delete }).count()).toBe(0)
    const modules = backoffice.page.getByRole('navigation', { name: boss.words.shell.modules }).getByRole('button')
    expect(await modules.count()).toBe(backoffice.isPhone ? 0 : 2)
    // A screen that is in no menu of the role has no page, whatever the address is.
    await backoffice.page.goto(new URL('/Admin/currencies', backoffice.page.url()).href)
    await backoffice.page.getByRole('heading', { name: boss.words.page.notFoundTitle }).waitFor()
    expect(backoffice.problems).toEqual([])
    await backoffice.close()

    const clerk = await logIn('Admin', mark, password)
    const screens = (await clerk(loadAdminMenu, {})).flatMap(({ children }) =>
      children.flatMap((item) => (item.apis ? [item] : item.children)),
    )
    expect(screens.map(({ apis }) => apis)).toEqual([goodsBrands.path, expresses.path])
    const { data } = await clerk(goodsBrands.index, {})
    const refused = { key: 'FORBIDDEN' }
    await expect(clerk(goodsBrands.destroy, { params: { ids: String(data[0]?.id) } })).rejects.toMatchObject(refused)
    await expect(clerk(expresses.destroy, { params: { ids: '1,2' } })).rejects.toMatchObject(refused)
    await expect(clerk(admins.index, {})).rejects.toMatchObject(refused)
    await expect(clerk(auditLogs.index, {})).rejects.toMatchObject(refused)
  },
)
