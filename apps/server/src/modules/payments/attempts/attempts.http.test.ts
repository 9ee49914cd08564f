import { getOrder, moveOrder, payOrder } from '@fangshi/contract/orders'
import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mintAdmin, mintClerk } from '../../../../test/accounts.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { orderAt, type MadeOrder } from '../../../../test/factories.ts'
import { codeIn } from '../../../../test/payments/payment-simulator.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { newKey } from '../../../../test/app.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { ordersTimers } from '../../orders/life/orders.jobs.ts'
import { saveSettings } from '../../settings/public.ts'
import { usualControls } from '../simulator/world.ts'
import { queryAttempts } from './query-attempts.timers.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
beforeAll(async () => {
  shop = await openPayments()
})
beforeEach(() => {
  Object.assign(shop.simulator.controls, usualControls())
})
afterEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  await shop.simulator.deliver(shop.toShop)
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

const channels = ['wechat', 'alipay'] as const
const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000]
const unpaid = (): Promise<MadeOrder> => orderAt(shop.it, 'waiting_payment')
const query = () => queryAttempts(shop.it.ctx)
const cancelDue = async () => ordersTimers[0]?.run(shop.it.ctx)
const statusOf = async ({ id, shopper }: MadeOrder): Promise<string> =>
  (await shopper.call(getOrder, { params: { id } })).order_status
const cancel = ({ id, shopper }: MadeOrder) => shopper.call(moveOrder, { params: { id }, body: { action: 'cancel' } })
const attempts = async ({ group_id }: MadeOrder) =>
  (
    await shop.it.ctx.db.pool.query<{ status: string; device: string }>(
      `select a.status, a.device from payment_attempts a join bills b on b.id = a.bill_id
        where b.kind = 'order_group' and b.ref_id = $1 order by a.id`,
      [group_id],
    )
  ).rows.map(({ status, device }) => `${device} ${status}`)

test.each(channels)(
  '%s: whoever comes back gets the same code without asking, and a new one in time',
  async (channel) => {
    const order = await unpaid()
    const first = await shop.pay(order, channel)
    expect(first).toMatchObject({ paid: false, amount: '26.00' })
    shop.simulator.controls.answers = 'no_connection'
    expect(await shop.pay(order, channel)).toEqual({ ...first, now: expect.any(String) as string })
    shop.it.advance(2 * hourMs)
    await expect(shop.pay(order, channel)).rejects.toMatchObject({ key: 'PAY_CHANNEL_BUSY', code: 503 })
    shop.simulator.controls.answers = 'none'
    const later = await shop.pay(order, channel)
    expect(String(later.valid_until) > String(first.valid_until)).toBe(true)
    expect(await attempts(order)).toContain('scan open')
  },
)

test('a call whose answer was lost goes on where it was, under its key', async () => {
  const { group_no, shopper } = await unpaid()
  const key = newKey()
  const body = { group_no, method: 'wechat', device: 'desktop' } as const
  shop.simulator.controls.answers = 'lost'
  await expect(shopper.call(payOrder, { body }, { key })).rejects.toMatchObject({ key: 'PAY_CHANNEL_BUSY' })
  shop.simulator.controls.answers = 'none'
  const answer = await shopper.call(payOrder, { body }, { key })
  expect(answer.code_url).toMatch(/^http/)
  expect((await shopper.call(payOrder, { body }, { key })).code_url).toBe(answer.code_url)
})

test('a phone gets the way to its wallet', async () => {
  const order = await unpaid()
  expect((await shop.pay(order, 'wechat', 'phone')).h5_url).toContain(
    encodeURIComponent(`/order/pay/${order.group_no}`),
  )
  const { form } = await shop.pay(order, 'alipay', 'phone')
  expect(form?.fields.return_url).toContain(`/order/pay/${order.group_no}`)
  expect(await attempts(order)).toEqual(['wap open', 'wap open'])
})

test('whoever paid comes back to the bill at the site that the settings of the device name', async () => {
  const { it } = shop
  const set = async (return_url: string): Promise<void> => {
    await inTx(it.ctx.db, (tx) => saveSettings(tx, 'pay_alipay_wap', { return_url }, it.ctx.now()))
    it.forgetSettings()
  }
  const backTo = async (): Promise<string | undefined> => {
    const order = await unpaid()
    const { form } = await shop.pay(order, 'alipay', 'phone')
    return form?.fields.return_url?.replace(order.group_no, 'NO')
  }
  const own = new URL('/order/pay/NO?method=alipay', it.ctx.config.publicUrl).href
  expect(await backTo()).toBe(own)
  await set('https://m.shop.example/any')
  expect(await backTo()).toBe('https://m.shop.example/order/pay/NO?method=alipay')
  await set('')
  expect(await backTo()).toBe(own)
})

test('an address for a phone is for one network: in another one the payment is begun anew', async () => {
  const { it } = shop
  const order = await unpaid()
  const payFrom = async (remoteAddress: string): Promise<string> => {
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/user/order/pay',
      remoteAddress,
      headers: { authorization: `Bearer ${order.shopper.token}`, 'idempotency-key': newKey() },
      payload: { group_no: order.group_no, method: 'wechat', device: 'phone' },
    })
    return answer.json<{ data: { h5_url: string } }>().data.h5_url
  }
  const first = await payFrom('203.0.113.7')
  expect(await payFrom('203.0.113.7')).toBe(first)
  const second = await payFrom('203.0.113.8')
  expect(await attempts(order)).toEqual(['wap closed', 'wap open'])
  await expect(shop.simulator.act(codeIn(first), 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
  await shop.simulator.act(codeIn(second), 'pay')
  await shop.simulator.deliver(shop.toShop)
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test.each(channels)(
  '%s: what was paid without our hearing of it is counted when it is begun again',
  async (channel) => {
    const { order, code } = await shop.begin(channel)
    await shop.simulator.act(code, 'pay')
    shop.it.advance(2 * hourMs)
    expect(await shop.pay(order, channel)).toMatchObject({ paid: true, amount: '26.00' })
    expect(await statusOf(order)).toBe('waiting_delivery')
    expect(await shop.pay(order, channel).catch(({ key }: { key: string }) => key)).toBe('ORDER_NOT_PAYABLE')
  },
)

test('a trade that the provider has closed is replaced', async () => {
  const { order, code } = await shop.begin('alipay')
  await shop.simulator.act(code, 'expire')
  shop.it.advance(2 * hourMs)
  const { code_url = '' } = await shop.pay(order, 'alipay')
  expect(await attempts(order)).toEqual(['scan closed', 'scan open'])
  await shop.simulator.act(codeIn(code_url), 'pay')
  await shop.simulator.deliver(shop.toShop)
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test.each(channels)('%s: a payment is found after 15 seconds though no notice comes', async (channel) => {
  const { order, code } = await shop.begin(channel)
  await shop.simulator.act(code, 'pay')
  shop.it.advance(14 * secondMs)
  await query()
  expect(await statusOf(order)).toBe('waiting_payment')
  shop.it.advance(2 * secondMs)
  await Promise.all([query(), query()])
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('a provider that says nothing is asked again in a minute', async () => {
  const { order, code } = await shop.begin('wechat')
  await shop.simulator.act(code, 'pay')
  shop.it.advance(16 * secondMs)
  for (const answers of ['no_connection', 'forged'] as const) {
    shop.simulator.controls.answers = answers
    await query()
    expect(await statusOf(order)).toBe('waiting_payment')
    shop.it.advance(61 * secondMs)
  }
  shop.simulator.controls.answers = 'none'
  await query()
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('other attempts of a paid bill are closed at their providers', async () => {
  const { order, code } = await shop.begin('wechat')
  const { code_url = '' } = await shop.pay(order, 'alipay')
  await shop.simulator.act(codeIn(code_url), 'fail') // opened, so that Alipay knows it
  await shop.simulator.act(code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  await query()
  expect(await attempts(order)).toEqual(['scan succeeded', 'scan closed'])
  await expect(shop.simulator.act(codeIn(code_url), 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
})

test.each(channels)('%s: cancelling closes at the provider first', async (channel) => {
  const { order, code } = await shop.begin(channel)
  await shop.simulator.act(code, 'fail')
  expect(await cancel(order)).toMatchObject({ order_status: 'cancelled' })
  await expect(shop.simulator.act(code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
  expect(await attempts(order)).toEqual(['scan closed'])
})

test.each(channels)('%s: an order that was just paid for is not cancelled but paid', async (channel) => {
  const { order, code } = await shop.begin(channel)
  await shop.simulator.act(code, 'pay')
  await expect(cancel(order)).rejects.toMatchObject({ key: 'ORDER_MOVE_REFUSED' })
  expect(await statusOf(order)).toBe('waiting_delivery')
})

test('while nobody knows whether it is paid, an order is not cancelled', async () => {
  const { order } = await shop.begin('wechat')
  shop.simulator.controls.answers = 'no_connection'
  await expect(cancel(order)).rejects.toMatchObject({ key: 'PAY_CHANNEL_BUSY' })
  expect(await statusOf(order)).toBe('waiting_payment')
})

test('the timer closes at the provider before it cancels, and takes what was paid in time', async () => {
  const [paid, left] = [await shop.begin('wechat'), await shop.begin('wechat')]
  await shop.simulator.act(paid.code, 'pay')
  shop.it.advance(24 * hourMs + minuteMs)
  await cancelDue()
  expect(await Promise.all([paid.order, left.order].map(statusOf))).toEqual(['waiting_delivery', 'cancelled'])
  await expect(shop.simulator.act(left.code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
})

test('the timer waits an hour for a provider that does not answer, and what was paid all the same goes back', async () => {
  const { order, code } = await shop.begin('wechat')
  await shop.simulator.act(code, 'pay')
  shop.simulator.controls.answers = 'no_connection'
  shop.it.advance(24 * hourMs + minuteMs)
  await cancelDue()
  expect(await statusOf(order)).toBe('waiting_payment')
  shop.it.advance(hourMs)
  await cancelDue()
  expect(await statusOf(order)).toBe('cancelled')
  shop.simulator.controls.answers = 'none'
  await query()
  expect(await attempts(order)).toEqual(['scan closed'])
  const { rows } = await shop.it.ctx.db.pool.query<{ unmatched: string }>(
    `select r.unmatched from received_payments r join payment_attempts a on a.id = r.attempt_id
       join bills b on b.id = a.bill_id where b.ref_id = $1`,
    [order.group_id],
  )
  expect(rows).toEqual([{ unmatched: 'bill_closed' }])
})

test('Alipay may be paid by an unopened code of a cancelled order, and then it goes back', async () => {
  const { order, code } = await shop.begin('alipay')
  await cancel(order)
  await query()
  expect(await attempts(order), 'it can still be opened').toEqual(['scan open'])
  await shop.simulator.act(code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  expect(await attempts(order)).toEqual(['scan closed'])
  expect(await statusOf(order)).toBe('cancelled')
})

test('what nobody opened is closed when it expires', async () => {
  const { order } = await shop.begin('alipay')
  await cancel(order)
  shop.it.advance(25 * hourMs)
  await query()
  expect(await attempts(order)).toEqual(['scan closed'])
})

test('a minute before the deadline it is too late to begin', async () => {
  const order = await unpaid()
  shop.it.advance(24 * hourMs - 30 * secondMs)
  await expect(shop.pay(order, 'wechat')).rejects.toMatchObject({ key: 'PAY_TOO_LATE' })
})

test('the platform finds a payment by its numbers, its way and when it was paid, and others see none', async () => {
  const { it, simulator, toShop } = shop
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  const { order, code } = await shop.begin('wechat')
  const open = await shop.begin('alipay')
  const of = async ({ group_id }: MadeOrder) =>
    (
      await it.ctx.db.pool.query<{ id: number; attempt_no: string }>(
        `select a.id, a.attempt_no from payment_attempts a join bills b on b.id = a.bill_id where b.ref_id = $1`,
        [group_id],
      )
    ).rows[0]!
  const [{ id, attempt_no }, waiting] = [await of(order), await of(open.order)]
  await simulator.act(code, 'pay')
  await simulator.deliver(toShop)
  const found = async (query: Record<string, string>) =>
    (await admin(adminPaymentAttempts.index, { query: { ...query, per_page: '100' } })).data.map((row) => row.id)
  const row = await admin(adminPaymentAttempts.show, { params: { id } })
  expect(row).toMatchObject({
    kind: 'order_group',
    channel: 'wechat',
    device: 'scan',
    amount: '26.00',
    status: 'succeeded',
    trade_no: expect.stringMatching(/\d{10}/) as string,
    paid_at: expect.any(String) as string,
  })
  expect(await found({ attempt_no })).toEqual([id])
  expect(await found({ attempt_no: `${attempt_no.slice(0, -1)}|likeRight` })).toContain(id)
  expect(await found({ trade_no: row.trade_no })).toEqual([id])
  expect(await found({ trade_no: 'none' })).toEqual([])
  const queries: Record<string, string>[] = [
    { status: 'succeeded' },
    { channel: 'wechat', device: 'scan' },
    { device: 'scan' },
    { paid_at: '2020-01-01,2099-01-01|between' },
  ]
  for (const query of queries) expect([query, (await found(query)).includes(id)]).toEqual([query, true])
  expect(await admin(adminPaymentAttempts.show, { params: { id: waiting.id } })).toMatchObject({
    status: 'open',
    paid_at: null,
    trade_no: '',
  })
  expect(await found({ status: 'open', channel: 'alipay' })).toContain(waiting.id)
  expect(await found({ paid_at: '2020-01-01,2099-01-01|between' })).not.toContain(waiting.id)
  await expect(admin(adminPaymentAttempts.index, { query: { status: 'paid' } })).rejects.toMatchObject({ code: 422 })
  const refused = (token: string | null) => it.as(token, 'Admin')(adminPaymentAttempts.index, {})
  await expect(refused(null)).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(refused((await mintClerk(it, { rights: [], screens: {} })).token)).rejects.toMatchObject({
    key: 'FORBIDDEN',
  })
})
