import { demoInbox } from '@fangshi/contract/accounts'
import { afterEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { maskPhone, sendSms } from './public.ts'

let app: TestApp
afterEach(() => app.close())

test('the demo inbox shows what was sent, newest first', async () => {
  app = await testApp()
  for (const text of ['one', 'two']) await inTx(app.ctx.db, (tx) => sendSms(tx, app.ctx, '13800000001', text))
  await app.runJobs()
  const inbox = await app.as(null)(demoInbox, {})
  expect(inbox.map(({ phone, text }) => [phone, text])).toEqual([
    ['13800000001', 'two'],
    ['13800000001', 'one'],
  ])
})

test('production has no inbox, and refuses to send without a driver', async () => {
  app = await testApp({ mode: 'production', logLevel: 'silent' })
  app.ctx.log.level = 'silent'
  await expect(app.as(null)(demoInbox, {})).rejects.toMatchObject({ code: 404 })
  const sent = inTx(app.ctx.db, (tx) => sendSms(tx, app.ctx, '13800000001', 'x'))
  await expect(sent).rejects.toMatchObject({ key: 'SMS_UNAVAILABLE' })
})

test('a masked phone keeps its ends', async () => {
  app = await testApp()
  expect(maskPhone('13812345678')).toBe('138****5678')
})
