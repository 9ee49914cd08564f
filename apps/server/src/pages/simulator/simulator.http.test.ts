import { providerDevices } from '@fangshi/contract/payments'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { beginPayment } from '../../../test/payments/begin-payment.ts'
import { expectEqualBooks } from '../../../test/payments/equal-books.ts'
import type { MadeOrder } from '../../../test/factories.ts'
import { createApp } from '../../app.ts'
import { audit } from '../../audit.ts'
import { openDatabase, type Database } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { providerOf } from '../../modules/payments/provider-of.ts'
import { openSimulator, prepareSimulator, type DemoSimulator } from '../../modules/payments/public.ts'
import type { ClientStep } from '../../modules/payments/providers/provider.ts'
import { mountSimulator } from './mount-simulator.ts'
import { noticesTimer, throughHandler } from './through-handler.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // keys are made once, and the machine may be busy

let it: TestApp
let simulator: DemoSimulator
let server: FastifyInstance
/** Connections of another process. */
let second: Database
beforeAll(async () => {
  it = await testApp()
  await inTx(it.ctx.db, (tx) => prepareSimulator(tx, it.ctx))
  it.forgetSettings()
  simulator = openSimulator(it.ctx) as DemoSimulator
  server = await createApp(it.ctx, async (app) => mountSimulator(app, it.ctx, simulator))
  second = openDatabase(it.ctx.config.databaseUrl ?? '', 4)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await expectEqualBooks(it.ctx.db, simulator)
})
afterAll(async () => {
  await second.close()
  await server.close()
  await it.close()
})

const one = async <Row>(text: string, values: unknown[] = []): Promise<Row | undefined> =>
  (await it.ctx.db.pool.query(text, values)).rows[0] as Row | undefined
const statusOf = async ({ id }: MadeOrder) =>
  (await one<{ status: string }>('select status from orders where id = $1', [id]))?.status

/** The wallet page of what was prepared, as the payer's browser comes to it: its path with query. */
async function walletOf(prepared: ClientStep): Promise<string> {
  const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search
  if ('code_url' in prepared) return pathOf(prepared.code_url)
  if ('h5_url' in prepared) return pathOf(prepared.h5_url)
  if (!('form' in prepared)) throw new Error('no wallet page')
  const { action, fields } = prepared.form
  const posted = await post(pathOf(action), { ...fields })
  expect(posted.statusCode).toBe(303)
  return pathOf(String(posted.headers.location))
}
const get = (url: string, locale = 'zh-CN') => server.inject({ url, headers: { 'accept-language': locale } })
const post = (url: string, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const act = (body: object) => server.inject({ method: 'POST', url: '/simulator/act', payload: body })
const codeOf = (path: string): string => new URL(path, 'http://x').searchParams.get('code') ?? ''
const begin = async (channel: ProviderChannel, device = 'scan') => {
  const { order, prepared } = await beginPayment(it, channel, device)
  const wallet = await walletOf(prepared)
  return { order, wallet, code: codeOf(wallet) }
}

test('every device of both channels has the simulator’s keys, sealed, and a second start changes nothing', async () => {
  const read = () =>
    it.ctx.db.pool.query(`select key, value, updated_at from settings where key like 'pay_%' order by key`)
  const { rows } = await read()
  expect(rows).toHaveLength(10)
  const text = JSON.stringify(rows) + JSON.stringify(await one('select sealed from simulator_keys'))
  expect(text).not.toContain('PRIVATE KEY')
  for (const [channel, devices] of Object.entries(providerDevices)) {
    for (const device of devices) expect(await providerOf(it.ctx, channel as ProviderChannel, device)).not.toBeNull()
  }
  await inTx(it.ctx.db, (tx) => prepareSimulator(tx, it.ctx))
  expect((await read()).rows).toEqual(rows)
  expect(await one('select count(*)::int as n from simulator_keys')).toEqual({ n: 1 })
})

test('keys that somebody has filled in stay', async () => {
  const stands = { ...it.ctx, db: second }
  await inTx(stands.db, async (tx) => {
    await tx.client.query(`update settings set value = '{"appid": "wx-own"}' where key = 'pay_wechat_app'`)
    await tx.client.query('delete from simulator_keys')
    await prepareSimulator(tx, stands)
    const { rows } = await tx.client.query(`select value from settings where key = 'pay_wechat_app'`)
    expect(rows).toEqual([{ value: { appid: 'wx-own' } }])
    throw new Error('undo')
  }).catch((error: Error) => expect(error.message).toBe('undo'))
})

test('production has no simulator and does not take its keys', async () => {
  const production = { ...it.ctx, config: { ...it.ctx.config, mode: 'production' as const } }
  expect(openSimulator(production)).toBeNull()
  expect(await providerOf(production, 'wechat', 'scan')).toBeNull()
  expect(await providerOf(production, 'alipay', 'web')).toBeNull()
})

test.each([
  ['wechat', 'scan'],
  ['wechat', 'wap'],
  ['alipay', 'scan'],
  ['alipay', 'web'],
  ['alipay', 'wap'],
] as const)('%s %s: the wallet page pays the order', async (channel, device) => {
  const { order, wallet, code } = await begin(channel, device)
  const page = await get(wallet)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('26.00')
  expect(page.body).toContain('坊市')
  expect(page.body).not.toContain('<script')
  const fields = Object.fromEntries(
    [...page.body.matchAll(/name="(\w+)" value="([^"]*)"/g)]
      .slice(0, 3)
      .map(([, name, value]) => [name ?? '', value ?? '']),
  )
  expect(fields).toMatchObject({ code, act: 'pay' })
  const done = await post('/simulator/act', { code, act: 'pay', redirect_url: fields.redirect_url ?? '' })
  expect(done.statusCode).toBe(303)
  expect(await statusOf(order)).toBe('waiting_delivery')
  const paid = await get(String(done.headers.location), 'en')
  expect(paid.body).toContain('Payment successful')
  // Devices that open a browser name where it returns to.
  expect(paid.body.includes('href="http://127.0.0.1:8080/order/pay/1"')).toBe(device !== 'scan')
})

test('another process sees the trade, and sends what nobody has acknowledged', async () => {
  const { order, code } = await begin('alipay')
  const other = openSimulator({ ...it.ctx, db: second, config: { ...it.ctx.config } }) as DemoSimulator
  await other.act(code, 'pay')
  expect(await other.deliver(async () => Promise.reject(new Error('nobody listens')), code)).toBe(1)
  expect(await simulator.deliver(throughHandler(server))).toBe(0)
  it.advance(4 * 60_000)
  expect(await simulator.deliver(throughHandler(server))).toBe(1)
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('the timer sends what is due, and nothing while the server stops', async () => {
  const { order, code } = await begin('wechat')
  await simulator.act(code, 'pay')
  const [stopping, later] = [await createApp(it.ctx), await createApp(it.ctx)]
  const late = noticesTimer(stopping, simulator)
  await stopping.close()
  await late.run(it.ctx)
  expect(await statusOf(order)).toBe('waiting_payment')
  await noticesTimer(later, simulator).run(it.ctx)
  expect(await statusOf(order)).toBe('waiting_delivery')
  await later.close()
})

test('POST /simulator/act does what it says, for a code or the text of its QR code', async () => {
  const twice = await begin('wechat')
  const answer = await act({ code: `http://127.0.0.1:8080${twice.wallet}`, act: 'pay_twice' })
  expect(answer.json()).toMatchObject({ code: 200, data: { provider: 'wechat', state: 'PAID' } })
  expect(await statusOf(twice.order)).toBe('waiting_delivery')

  const other = await begin('alipay')
  expect((await act({ code: other.code, act: 'pay_other_amount', amount: '12.34' })).statusCode).toBe(200)
  expect(await statusOf(other.order)).toBe('waiting_payment')
  const unmatched = await it.ctx.db.pool.query(
    'select unmatched, amount_cents from received_payments where unmatched is not null order by id',
  )
  expect(unmatched.rows).toEqual([
    { unmatched: 'paid_before', amount_cents: 2600 },
    { unmatched: 'other_amount', amount_cents: 1234 },
  ])

  const failed = await begin('wechat')
  expect((await act({ code: failed.code, act: 'fail' })).json()).toMatchObject({ data: { state: 'NOTPAY' } })
  const declined = await post('/simulator/act', { code: failed.code, act: 'fail' })
  expect((await get(String(declined.headers.location))).body).toContain('银行拒绝了扣款')
  expect((await act({ code: failed.code, act: 'pay' })).statusCode).toBe(200)
  expect(await statusOf(failed.order)).toBe('waiting_delivery')

  const expired = await begin('wechat')
  await act({ code: expired.code, act: 'expire' })
  expect((await get(expired.wallet)).body).toContain('支付已过期')
  const refused = await act({ code: expired.code, act: 'pay' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ data: { key: 'ORDER_NOT_PAYABLE' } })
  expect((await post('/simulator/act', { code: expired.code, act: 'pay' })).statusCode).toBe(303)
  expect(await statusOf(expired.order)).toBe('waiting_payment')
})

test('bad input, codes of nobody and addresses of others are refused', async () => {
  const { code } = await begin('wechat')
  for (const body of [
    {},
    { code },
    { code, act: 'steal' },
    { code, act: 'pay_other_amount', amount: '1e2' },
    { code, act: 'pay_other_amount', amount: '-1' },
    { code, act: 'pay_other_amount', amount: '0' },
    { code, act: 'pay', more: 1 },
  ]) {
    expect((await act(body)).statusCode, JSON.stringify(body)).toBe(422)
  }
  expect((await act({ code: 'nobody', act: 'pay' })).statusCode).toBe(404)
  const unknown = await get('/simulator?code=%3Cscript%3E', 'en')
  expect([unknown.statusCode, unknown.body.includes('Payment not found')]).toEqual([404, true])
  const away = await get(`/simulator?code=${code}&redirect_url=https://evil.example/`)
  expect(away.body).not.toContain('evil.example')
  const forged = await post('/simulator/alipay/gateway.do?charset=utf-8', {
    method: 'alipay.trade.page.pay',
    app_id: 'x',
  })
  expect(forged.statusCode).toBe(400)
})
