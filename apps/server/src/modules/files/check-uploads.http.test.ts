import { configRoutes } from '@fangshi/contract/configs'
import { expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp } from '../../../test/app.ts'

test('the test button tries the saved store and says what came of it', async () => {
  const app = await testApp()
  const admin = app.as((await mintAdmin(app)).token, 'Admin')
  const { save, test: tryOut } = configRoutes.upload
  expect(await admin(tryOut, { body: {} })).toEqual({ ok: true, message: '本地存储可用：测试文件已写入、读回并删除' })
  const closed = {
    save_type: 's3',
    key: 'id',
    access: 'secret',
    bucket: 'bucket',
    endpoint: '127.0.0.1:1',
    ssl: false,
  } as const
  await admin(save, { body: closed })
  const failed = await admin(tryOut, { body: {} })
  expect(failed).toMatchObject({ ok: false, message: expect.stringMatching(/^无法连接存储服务\n.*ECONNREFUSED/) })
  await app.close()
})
