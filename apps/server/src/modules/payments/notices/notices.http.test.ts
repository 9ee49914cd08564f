import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { MadeOrder } from '../../../../test/factories.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import type { ProviderRequest } from '../providers/transport.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
beforeAll(async () => {
  shop = await openPayments()
})
afterEach(async () => {
  shop.sent.length = 0
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

const total = 2600
const statusOf = async ({ id }: MadeOrder): Promise<string> =>
  (await shop.it.ctx.db.pool.query<{ status: string }>('select status from orders where id = $1', [id])).rows[0]
    ?.status ?? ''
const kept = async (): Promise<number> =>
  (await shop.it.ctx.db.pool.query<{ n: number }>('select count(*)::int as n from payment_notices')).rows[0]?.n ?? 0

test.each(['wechat', 'alipay'] as const)(
  '%s: the notice of a payment pays the order, and is acknowledged',
  async (channel) => {
    const { order, code } = await shop.begin(channel)
    const before = await kept()
    await shop.simulator.act(code, 'pay')
    expect(await shop.simulator.deliver(shop.toShop)).toBe(1)
    expect(await statusOf(order)).toBe('waiting_delivery')
    // Acknowledged, so it is not sent again.
    shop.it.advance(60 * 60 * 1000)
    expect(await shop.simulator.deliver(shop.toShop)).toBe(0)
    expect(await kept()).toBe(before + 1)
    const [ours, theirs] = await shop.books()
    expect(ours).toBe(theirs)
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: 32 equal notices count once and are all acknowledged',
  async (channel) => {
    const { order, code } = await shop.begin(channel)
    await shop.simulator.act(code, 'pay')
    await shop.simulator.deliver(shop.toShop)
    const [notice] = shop.sent
    const answers = await Promise.all(Array.from({ length: 32 }, () => shop.deliver(notice as ProviderRequest)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString()}`))).toEqual(
      new Set([channel === 'wechat' ? '204 ' : '200 success']),
    )
    expect(await statusOf(order)).toBe('waiting_delivery')
    const [ours, theirs] = await shop.books()
    expect(ours).toBe(theirs)
  },
)

test('a notice of other bytes, without a signature or of another shop is refused, and nothing is written', async () => {
  const { order, code } = await shop.begin('wechat')
  await shop.simulator.act(code, 'pay')
  const before = await kept()
  await shop.simulator.deliver(async (request) => {
    const { headers, body } = request
    const changed = Buffer.from(String(body).replace('"summary"', '"Summary"'))
    const { 'wechatpay-signature': _, ...unsigned } = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const hostile of [
      { ...request, body: changed },
      { ...request, headers: unsigned },
      { ...request, body: Buffer.alloc(0) },
      { ...request, body: Buffer.from('{'.repeat(5000)) },
      { ...request, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' }, body: changed },
    ]) {
      const answer = await shop.deliver(hostile)
      expect(answer.status).toBe(401)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'FAIL' })
    }
    expect((await shop.deliver({ ...request, body: Buffer.alloc(65 * 1024, 'a') })).status).toBe(413)
    expect((await shop.deliver(request, 'GET')).status).toBe(404)
    // A device without keys, and one of the other provider.
    for (const device of ['app', 'web'])
      expect((await shop.deliver({ ...request, url: `http://x/api/payment/wechat/${device}` })).status).toBe(404)
    expect((await shop.deliver({ ...request, url: 'http://x/api/payment/wechat/fax' })).status).toBe(422)
    return { status: 500, headers: {}, body: Buffer.alloc(0) }
  })
  expect([await kept(), await statusOf(order)]).toEqual([before, 'waiting_payment'])
  // The provider sends the right one again.
  shop.it.advance(60_000)
  expect(await shop.simulator.deliver(shop.toShop)).toBe(1)
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('a payer who pays twice pays the order once, and the rest is due to go back', async () => {
  const { order, code } = await shop.begin('alipay')
  await shop.simulator.act(code, 'pay_twice')
  await shop.simulator.deliver(shop.toShop)
  expect(await statusOf(order)).toBe('waiting_delivery')
  const { rows } = await shop.it.ctx.db.pool.query(
    `select r.status, r.amount_cents, p.unmatched from payment_refunds r join received_payments p on p.id = r.received_id
      where p.unmatched is not null`,
  )
  expect(rows).toEqual([{ status: 'due', amount_cents: total, unmatched: 'paid_before' }])
})
