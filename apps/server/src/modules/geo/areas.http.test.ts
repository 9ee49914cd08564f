import type { Call } from '@fangshi/contract/client'
import { loadAreas } from '@fangshi/contract/addresses'
import { areas } from '@fangshi/contract/areas'
import { currencies } from '@fangshi/contract/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { testPlainResource } from '../../../test/resource.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

let code = 900_000
testPlainResource(() => app, areas, {
  form: () => ({ pid: '3301', name: '新区', code: String(++code) }),
  change: { name: '钱塘新区' },
  bad: { form: { code: 'x' }, fields: { code: 'NUMBER_INVALID' } },
})
let sign = 0
testPlainResource(() => app, currencies, {
  form: () => ({
    name: { 'zh-cn': '港元' },
    ename: 'zh-hk',
    currency: 'HK$',
    currency_ename: `HK${String.fromCharCode(65 + sign++)}`,
  }),
  change: { content: '香港' },
  bad: { form: { currency_ename: 'hkd' }, fields: { currency_ename: 'INVALID' } },
})

test('what changes about areas is in the shop’s forms at the next call, since nothing keeps them', async () => {
  const below = async () => (await app.as(null)(loadAreas, { query: { pid: '3302' } })).map(({ name }) => name)
  expect(await below()).not.toContain('前湾新区')
  const { id } = await admin(areas.store, { body: { pid: '3302', name: '前湾新区', code: '330299' } })
  expect(await below()).toContain('前湾新区')
  await admin(areas.update, { params: { id }, body: { name: '前湾区' } })
  expect(await below()).toContain('前湾区')
  await admin(areas.destroy, { params: { ids: String(id) } })
  expect(await below()).not.toContain('前湾区')
})

test('areas come level by level, know their depth, and are not deleted with others below or in use', async () => {
  const { data } = await admin(areas.index, { query: { isChildren: '1', pid: '33' } })
  expect(data[0]).toMatchObject({ code: '3301', deep: 1, has_children: true })
  const hangzhou = data[0] as { id: number }
  await expect(admin(areas.destroy, { params: { ids: String(hangzhou.id) } })).rejects.toMatchObject({ key: 'IN_USE' })
  const deep = admin(areas.store, { body: { pid: '330106', name: '街道', code: '330106001' } })
  await expect(deep).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  const made = admin(areas.store, { body: { pid: '3301', name: '又一个', code: '330106' } })
  await expect(made).rejects.toMatchObject({ fields: { code: 'TAKEN' } })
  expect((await admin(areas.index, { query: { name: '杭州|likeRight' } })).data).toHaveLength(1)
})
