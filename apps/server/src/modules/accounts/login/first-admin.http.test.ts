import { getAdminMe, setUpAdmin } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import { afterEach, expect, test } from 'vitest'
import { mintAdmin } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { setupToken } from '../public.ts'

let app: TestApp
afterEach(() => app.close())

const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
const password = 'seven old kettles'
const setUp = (token: string, more: object = {}) =>
  app.as(null, 'Admin')(setUpAdmin, {
    body: { token, username: 'keeper', password, password_again: password, ...more },
  })

test('the printed token makes one super admin, even when used at once', async () => {
  app = await testApp({ mode: 'production' })
  const token = (await setupToken(app.ctx)) as string
  expect(token).toHaveLength(43)
  expect(await keyOf(setUp('x'.repeat(43)))).toBe('NOT_FOUND')
  expect(await keyOf(setUp(token, { password_again: 'else' }))).toBe('PASSWORDS_DIFFER')
  expect(await keyOf(setUp(token, { password: 'admin@123', password_again: 'admin@123' }))).toBe('PASSWORD_COMMON')
  expect(await keyOf(setUp(token, { username: '12345' }))).toBe('INVALID_INPUT')

  const names = ['one', 'two', 'three', 'four']
  const answers = await Promise.allSettled(names.map((username) => setUp(token, { username })))
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(made).toHaveLength(1)
  const me = app.as(made[0]?.access_token ?? null, 'Admin')(getAdminMe, { body: { provider: 'admins' } })
  expect(names).toContain((await me).username)
  expect(await setupToken(app.ctx)).toBeNull()
  expect(await keyOf(setUp(token))).toBe('NOT_FOUND')
})

test('the demo has no set-up link, nor has a shop with an administrator', async () => {
  app = await testApp()
  expect(await setupToken(app.ctx)).toBeNull()
  expect(await setupToken({ ...app.ctx, config: { ...app.ctx.config, mode: 'production' } })).not.toBeNull()
  await mintAdmin(app)
  expect(await setupToken({ ...app.ctx, config: { ...app.ctx.config, mode: 'production' } })).toBeNull()
})
