import { configRoutes } from '@fangshi/contract/configs'
import type { Call } from '@fangshi/contract/client'
import { getCommon } from '@fangshi/contract/shopfront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintClerk } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { open } from '../../kernel/secret-box.ts'
import { getSettings } from './public.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

const { web, upload, store, task, sms, pay_wechat_scan: scan } = configRoutes
const stored = (group: string) =>
  app.ctx.db.pool
    .query<{ value: Record<string, unknown> }>('select value from settings where key = $1', [group])
    .then(({ rows }) => rows[0]?.value ?? {})

test('site texts are saved one by one and the shop shows them', async () => {
  const saved = await admin(web.save, { body: { web_name: { 'zh-cn': '新坊市', en: 'New Fangshi' }, tel: '400-1' } })
  expect(saved.values).toMatchObject({ tel: '400-1', email: '', web_name: { en: 'New Fangshi' } })
  expect(await admin(web.show, {})).toEqual(saved)
  app.forgetSettings()
  expect((await app.as(null)(getCommon, {})).common).toMatchObject({ web_name: '新坊市', tel: '400-1' })
})

test('numbers travel as the form writes them', async () => {
  await admin(store.save, { body: { cash: '2.5', goods_verify: true } })
  expect(await stored('store')).toEqual({ cash: 250, goods_verify: true })
  expect((await admin(store.show, {})).values).toEqual({ cash: '2.50', goods_verify: true })
  await admin(task.save, { body: { cancel: '0.5' } })
  expect((await admin(task.show, {})).values).toMatchObject({ cancel: '0.5', receive: '10' })
  const refused = admin(task.save, { body: { cancel: '0', receive: '1e3' } })
  await expect(refused).rejects.toMatchObject({ fields: { cancel: 'NUMBER_INVALID', receive: 'NUMBER_INVALID' } })
  await expect(admin(store.save, { body: { cash: '100.01' } })).rejects.toMatchObject({
    fields: { cash: 'PERCENT_INVALID' },
  })
})

test('secrets are sealed at rest, never told, kept when left out, cleared when empty', async () => {
  const saved = await admin(upload.save, { body: { key: 'id', access: 'very secret' } })
  expect(saved.secrets).toEqual(['access'])
  expect(JSON.stringify(saved)).not.toContain('secret"')
  const { access } = await stored('upload')
  expect(String(access)).not.toContain('very secret')
  expect(open(app.ctx, String(access), 'upload.access')).toBe('very secret')
  await admin(upload.save, { body: { bucket: 'shop' } })
  expect((await getSettings({ ...app.ctx.db }, 'upload')).access).toBe(access)
  expect((await admin(upload.save, { body: { access: '' } })).secrets).toEqual([])
  const { rows } = await app.ctx.db.pool.query<{ before: object; after: object }>(
    `select before, after from audit_logs where action = 'Admin.configs.web.update' and target = 'upload' order by id`,
  )
  expect(rows.map(({ after }) => (after as { access: string }).access)).toEqual(['changed', 'unchanged', 'changed'])
  expect(JSON.stringify(rows)).not.toMatch(/very secret|sealed:/)
})

test('what is put to use must be complete', async () => {
  const s3 = admin(upload.save, { body: { save_type: 's3', bucket: '' } })
  await expect(s3).rejects.toMatchObject({ fields: { bucket: 'REQUIRED', endpoint: 'REQUIRED', access: 'REQUIRED' } })
  await expect(admin(sms.save, { body: { driver: 'aliyun' } })).rejects.toMatchObject({ fields: { sign: 'REQUIRED' } })
  await expect(admin(scan.save, { body: { is_open: true } })).rejects.toMatchObject({ fields: { mch_id: 'REQUIRED' } })
  await expect(admin(scan.save, { body: { notify_url: 'javascript:alert(1)' } })).rejects.toMatchObject({
    fields: { notify_url: 'LINK_INVALID' },
  })
})

test('nobody else may: no login, no right', async () => {
  await expect(app.as(null, 'Admin')(web.show, {})).rejects.toMatchObject({ code: 401 })
  const clerk = app.as((await mintClerk(app, { rights: ['Admin.configs.web.show'] })).token, 'Admin')
  expect((await clerk(web.show, {})).secrets).toEqual([])
  await expect(clerk(web.save, { body: {} })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(upload.test, { body: {} })).rejects.toMatchObject({ code: 403 })
  await expect(clerk(store.show, {})).rejects.toMatchObject({ code: 403 })
})
