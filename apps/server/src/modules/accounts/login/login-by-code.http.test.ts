import { getMe, loginByCode, sendSms } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCode, newPhone, registerShopper, solveProof } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
const guest = () => app.as(null)
async function send(phone: string): Promise<{ answer: unknown; code: string }> {
  app.advance(61_000)
  const answer = await guest()(sendSms, { body: { phone, name: 'login', proof: await solveProof(guest()) } })
  return { answer, code: await lastCode(app, phone) }
}
const logIn = async (phone: string, code: string) =>
  guest()(loginByCode, { body: { phone, code, proof: await solveProof(guest()) } })
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

test('the code of the own phone logs in, once', async () => {
  const { phone, token } = await registerShopper(app)
  const { code } = await send(phone)
  expect(await keyOf(logIn(phone, wrong(code)))).toBe('SMS_CODE_WRONG')
  const { access_token } = await logIn(phone, code)
  const me = await app.as(access_token)(getMe, { body: { provider: 'users' } })
  expect(me).toEqual(await app.as(token)(getMe, { body: { provider: 'users' } }))
  expect(await keyOf(logIn(phone, code))).toBe('SMS_CODE_WRONG')
})

test('five logins with one code open one session', async () => {
  const { phone } = await registerShopper(app)
  const { code } = await send(phone)
  // Five tries are all that a code has.
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(logIn(phone, code))))
  expect(keys.filter((key) => key === 'ok')).toHaveLength(1)
})

test('only who can read the code learns whether the phone has an account', async () => {
  const { phone } = await registerShopper(app)
  const unknown = newPhone()
  const sent = await send(unknown)
  expect(sent.answer).toEqual((await send(phone)).answer)
  expect(await keyOf(logIn(unknown, wrong(sent.code)))).toBe('SMS_CODE_WRONG')
  expect(await keyOf(logIn(unknown, sent.code))).toBe('PHONE_UNKNOWN')
})

test('a code of another purpose or phone, a disabled account and a sub-account are refused', async () => {
  const { phone, user_id } = await registerShopper(app)
  const other = await send(newPhone())
  expect(await keyOf(logIn(phone, other.code))).toBe('SMS_CODE_WRONG')
  app.advance(61_000)
  await guest()(sendSms, { body: { phone, name: 'forget_password', proof: await solveProof(guest()) } })
  expect(await keyOf(logIn(phone, await lastCode(app, phone)))).toBe('SMS_CODE_WRONG')
  const owner = await registerShopper(app)
  await app.ctx.db.pool.query('update users set belong_id = $2 where id = $1', [user_id, owner.user_id])
  expect(await keyOf(logIn(phone, (await send(phone)).code))).toBe('SUB_ACCOUNT_MAY_NOT_BUY')
  await app.ctx.db.pool.query(`update users set status = 'disabled' where id = $1`, [user_id])
  expect(await keyOf(logIn(phone, (await send(phone)).code))).toBe('ACCOUNT_DISABLED')
  expect(await keyOf(logIn('12', '123456'))).toBe('INVALID_INPUT')
})
