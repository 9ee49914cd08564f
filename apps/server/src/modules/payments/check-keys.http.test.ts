import { generateKeyPairSync } from 'node:crypto'
import { configRoutes } from '@fangshi/contract/configs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the test button reads what was just saved, secrets opened, and names every fault', async () => {
  const admin = app.as((await mintAdmin(app)).token, 'Admin')
  const { save, test: tryOut } = configRoutes.pay_wechat_scan
  await expect(admin(tryOut, { body: {} })).rejects.toMatchObject({ key: 'TEST_UNAVAILABLE' })
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const body = {
    appid: 'wx1',
    mch_id: '1900000001',
    key: 'k'.repeat(31),
    serial_no: 'ABCDEF12',
    private_key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    platform_id: 'wrong',
    platform_key: String(publicKey.export({ type: 'spki', format: 'pem' })),
  }
  await admin(save, { body })
  expect(await admin(tryOut, { body: {} })).toEqual({
    ok: false,
    message: 'APIv3 密钥须为 32 个字节\n公钥 ID 须以 PUB_KEY_ID_ 开头；使用平台证书时填写其序列号',
  })
  await admin(save, { body: { key: 'k'.repeat(32), platform_id: 'PUB_KEY_ID_1' } })
  expect(await admin(tryOut, { body: {} })).toMatchObject({ ok: true })
  const { rows } = await app.ctx.db.pool.query(`select after from audit_logs where action like '%.test'`)
  expect(JSON.stringify(rows)).not.toContain('PRIVATE')
})
