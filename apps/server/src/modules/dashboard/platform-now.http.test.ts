import type { CallError } from '@fangshi/contract/client'
import { getDashboard } from '@fangshi/contract/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintSeller } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { saveSettings } from '../settings/public.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-11-20T15:30:00+08:00'))
  token = (await mintAdmin(app)).token
})
afterAll(() => app.close())

const run = (text: string, values: unknown[] = []) => app.ctx.db.pool.query(text, values)
const read = () => app.as(token, 'Admin')(getDashboard, {})

test('what waits is counted', async () => {
  const sms = 'insert into sms_logs (name, phone, status, created_at) values ($1, $1, $2, $3)'
  await run(sms, ['a', 'failed', '2026-11-20 09:00:00+08'])
  await run(sms, ['b', 'sent', '2026-11-20 09:00:00+08'])
  await run(sms, ['c', 'failed', '2026-11-19 09:00:00+08'])
  await mintSeller(app)
  await run(`update stores set verify = 'verifying', status = 'closed' where id = (select max(id) from stores)`)
  const { rows } = await run(`insert into adv_spaces (name, width, height) values ('s', 1, 1) returning id`)
  const adv = `insert into advs (space_id, name, url, image, is_open, adv_start, adv_end) values ($1, '{"zh-cn":"a"}', '/', '', $2, '2026-01-01', $3)`
  await run(adv, [rows[0].id, true, '2026-11-27 23:00:00+08'])
  await run(adv, [rows[0].id, true, '2026-11-28 00:00:01+08'])
  await run(adv, [rows[0].id, false, '2026-11-21 00:00:00+08'])
  await run(adv, [rows[0].id, true, '2026-11-19 00:00:00+08'])
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'web', { close_status: true }, app.ctx.now()))
  // Settings may be up to a second old.
  await expect
    .poll(async () => (await read()).to_do, { timeout: 5000 })
    .toMatchObject({ site_closed: true, verifying_stores: 1, failed_sms: 1, ending_advs: 2 })
})

test('an administrator without the right is refused', async () => {
  const plain = await mintAdmin(app)
  await run('update admins set is_super = false where id = $1', [plain.admin_id])
  const refused = app.as(plain.token, 'Admin')(getDashboard, {})
  await expect(refused.catch((error: CallError) => error.key)).resolves.toBe('FORBIDDEN')
})
