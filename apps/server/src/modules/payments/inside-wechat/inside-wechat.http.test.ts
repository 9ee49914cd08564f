import { openidCode, payerAddress, wechatTicket } from '@fangshi/contract/inside-wechat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { seal } from '../../../kernel/secret-box.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { giveCode } from '../../accounts/public.ts'
import { saveSettings } from '../../settings/public.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

const appid = 'wx-paying'
/** Puts the app of a device into the settings. */
async function offer(device: 'mp' | 'mini', { is_open = true, secret = 'simulator' } = {}): Promise<void> {
  const value = { appid, is_open, secret: seal(it.ctx, secret) }
  await inTx(it.ctx.db, (tx) => saveSettings(tx, `pay_wechat_${device}`, value, it.ctx.now()))
  it.forgetSettings()
}
const guest = () => it.as(null)
const mp = { payment_name: 'wechat', device: 'mp' } as const
const mini = { payment_name: 'wechat', device: 'mini' } as const
const path = '/order/pay/123?method=balance'
const state = 'a'.repeat(32)
const url = 'http://127.0.0.1:8080/order/pay/123'

test('nothing is told while the device is switched off or has no secret', async () => {
  for (const settings of [{ is_open: false }, { secret: '' }]) {
    await offer('mp', settings)
    expect(await keyOf(guest()(payerAddress, { query: { ...mp, path, state } }))).toBe('PAY_METHOD_UNAVAILABLE')
    expect(await keyOf(guest()(openidCode, { query: { ...mp, code: 'C' } }))).toBe('PAY_METHOD_UNAVAILABLE')
    expect(await keyOf(guest()(wechatTicket, { query: { ...mp, url } }))).toBe('PAY_METHOD_UNAVAILABLE')
  }
})

test('a page learns who pays, and a code tells it once', async () => {
  await offer('mp')
  const { url: address } = await guest()(payerAddress, { query: { ...mp, path, state } })
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    appid,
    redirect_uri: `http://127.0.0.1:8080${path}`,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  const code = await giveCode(it.ctx, appid, '林小满')
  const answer = await guest()(openidCode, { query: { ...mp, code } })
  expect(answer).toEqual({ openid: expect.stringMatching(/^o[\w-]{24}$/) })
  expect(await keyOf(guest()(openidCode, { query: { ...mp, code } }))).toBe('OAUTH_CODE_INVALID')
  // Nobody learns who somebody is in another app.
  const elsewhere = await giveCode(it.ctx, 'wx-another', '林小满')
  expect(await keyOf(guest()(openidCode, { query: { ...mp, code: elsewhere } }))).toBe('OAUTH_CODE_INVALID')
  await offer('mini')
  const ofMini = await giveCode(it.ctx, appid, '林小满')
  expect(await guest()(openidCode, { query: { ...mini, code: ofMini } })).toEqual(answer)
})

test('pages of ours are signed, with one ticket while it works, and those of others are not', async () => {
  await offer('mp')
  const sign = (of: string) => guest()(wechatTicket, { query: { ...mp, url: of } })
  const [one, other] = [await sign(url), await sign(`${url}#part`)]
  expect(one).toMatchObject({ appId: appid, timestamp: expect.stringMatching(/^\d{10}$/) })
  expect(one.signature).toMatch(/^[0-9a-f]{40}$/)
  expect(other.nonceStr).not.toBe(one.nonceStr)
  expect(await keyOf(sign('https://evil.example/'))).toBe('INVALID_INPUT')
  expect(await keyOf(sign('no address'))).toBe('INVALID_INPUT')
})

test('bad input is refused', async () => {
  const bad = { query: { ...mp, path: '//evil.example', state } }
  expect(await keyOf(guest()(payerAddress, bad))).toBe('INVALID_INPUT')
  expect(await keyOf(guest()(payerAddress, { query: { ...mp, path, state: 'short' } }))).toBe('INVALID_INPUT')
  const app = { query: { ...mp, device: 'app' as 'mp', code: 'C' } }
  expect(await keyOf(guest()(openidCode, app))).toBe('INVALID_INPUT')
  const alipay = { query: { ...mp, payment_name: 'alipay' as 'wechat', code: 'C' } }
  expect(await keyOf(guest()(openidCode, alipay))).toBe('INVALID_INPUT')
})
