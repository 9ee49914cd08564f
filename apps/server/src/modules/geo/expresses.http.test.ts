import { afterAll, beforeAll, expect, test } from 'vitest'
import { expresses } from '@fangshi/contract/expresses'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { mintAdmin, mintClerk, mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { Call } from '@fangshi/contract/client'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

const name = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })

test('the list comes in pages and takes declared filters only', async () => {
  const all = await admin(expresses.index, {})
  expect(all).toMatchObject({ count: 18, total: 18, per_page: 30, last_page: 1, current_page: 1 })
  expect(all.data[0]).toMatchObject({ code: 'yd', name: { 'zh-cn': '韵达快递', en: 'Yunda' } })
  const found = await admin(expresses.index, { query: { code: 's|likeRight' } })
  expect(found.data.map(({ code }) => code)).toEqual(['sto', 'sf'])
  const named = await admin(expresses.index, { query: { name: 'sf|likeRight' } })
  expect(named.data.map(({ code }) => code)).toEqual(['sf'])
  const refused = (query: Record<string, string>) => admin(expresses.index, { query }).catch((error: unknown) => error)
  expect(await refused({ id: '1' })).toMatchObject({ code: 422, fields: { id: 'UNKNOWN_KEY' } })
  expect(await refused({ code: 's|gt' })).toMatchObject({ code: 422, fields: { code: 'FILTER_INVALID' } })
  expect(await refused({ per_page: '31' })).toMatchObject({ code: 422, fields: { per_page: 'CHOICE_INVALID' } })
})

test('one is added, seen, changed and deleted, and the audit log tells of it', async () => {
  const made = await admin(expresses.store, { body: { name: name('顺达', 'Shunda'), code: 'shunda' } })
  expect(made).toMatchObject({ name: { 'zh-cn': '顺达', en: 'Shunda' }, code: 'shunda' })
  const params = { id: made.id }
  await admin(expresses.update, { params, body: { name: name('顺达快递') } })
  expect(await admin(expresses.show, { params })).toMatchObject({ name: { 'zh-cn': '顺达快递' }, code: 'shunda' })
  expect(await admin(expresses.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
  await expect(admin(expresses.show, { params })).rejects.toMatchObject({ code: 404 })
  const { rows } = await app.ctx.db.pool.query(
    'select action, before, after from audit_logs where target = $1 order by id',
    [String(made.id)],
  )
  expect(rows).toMatchObject([
    { action: 'Admin.expresses.store', before: null, after: { code: 'shunda' } },
    { action: 'Admin.expresses.update', before: { name: { en: 'Shunda' } }, after: { name: { 'zh-cn': '顺达快递' } } },
    { action: 'Admin.expresses.destroy', before: { code: 'shunda' }, after: null },
  ])
})

test('bad input is told at its field, and nothing is written', async () => {
  const body = { name: name(''), code: 'Ü' }
  await expect(admin(expresses.store, { body })).rejects.toMatchObject({
    code: 422,
    fields: { 'name.zh-cn': 'REQUIRED', code: 'INVALID' },
  })
  await expect(admin(expresses.store, { body: { name: name('又一个'), code: 'sf' } })).rejects.toMatchObject({
    code: 422,
    fields: { code: 'TAKEN' },
  })
  await expect(admin(expresses.destroy, { params: { ids: '1,999999' } })).rejects.toMatchObject({
    key: 'DELETE_BLOCKED',
    code: 409,
  })
  expect((await admin(expresses.index, {})).total).toBe(18)
})

test('an import takes all rows or none and names each bad one', async () => {
  const rows = [
    { name: name('甲'), code: 'jia' },
    { name: name('乙'), code: 'sf' },
    { name: name('丙'), code: 'jia' },
  ]
  const failed = await admin(expresses.import, { body: { rows } }).catch((error: unknown) => error)
  expect(failed).toMatchObject({
    key: 'IMPORT_INVALID',
    details: {
      wrong_rows: 2,
      errors: [
        { row: 1, field: 'code', key: 'TAKEN' },
        { row: 2, field: 'code', key: 'TAKEN' },
      ],
    },
  })
  expect((await admin(expresses.index, {})).total).toBe(18)
  expect(await admin(expresses.import, { body: { rows: rows.slice(0, 1) } })).toEqual({ imported: 1 })
  await app.ctx.db.pool.query("delete from expresses where code = 'jia'")
})

test('nobody else may: no login, a shopper, a clerk without the right or without the button', async () => {
  await expect(app.as(null, 'Admin')(expresses.index, {})).rejects.toMatchObject({ code: 401 })
  const shopper = app.as((await mintShopper(app)).token, 'Admin')
  await expect(shopper(expresses.index, {})).rejects.toMatchObject({ code: 401 })
  const path = '/Admin/expresses'
  const stranger = app.as((await mintClerk(app, { screens: { [path]: ['add', 'delete', 'search'] } })).token, 'Admin')
  await expect(stranger(expresses.index, {})).rejects.toMatchObject({ code: 403 })
  const rights = ['Admin.expresses.index', 'Admin.expresses.destroy']
  const clerk = app.as((await mintClerk(app, { rights, screens: { [path]: ['delete'] } })).token, 'Admin')
  expect((await clerk(expresses.index, {})).total).toBe(18)
  expect(await clerk(expresses.dict, {})).toHaveLength(18)
  await expect(clerk(expresses.index, { query: { code: 'sf' } })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(expresses.destroy, { params: { ids: '1,2' } })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(expresses.store, { body: { name: name('丁'), code: 'ding' } })).rejects.toMatchObject({
    code: 403,
  })
  await expect(clerk(expresses.destroy, { params: { ids: '999999' } })).rejects.toMatchObject({ code: 404 })
})
