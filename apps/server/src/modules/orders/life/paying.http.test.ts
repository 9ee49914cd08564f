import { configRoutes } from '@fangshi/contract/configs'
import { getPayment, payOrder } from '@fangshi/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mintAdmin } from '../../../../test/accounts.ts'
import { makeShopper, orderAt } from '../../../../test/factories.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
beforeAll(async () => {
  shop = await openPayments()
})
afterAll(() => shop.it.close())

const unpaid = () => orderAt(shop.it, 'waiting_payment')
type Order = Awaited<ReturnType<typeof unpaid>>
const faults = async ({ group_no, shopper }: Order, query: object = {}): Promise<Record<string, string | null>> => {
  const { methods } = await shopper.call(getPayment, { params: { group_no }, query })
  return Object.fromEntries(methods.map(({ method, reason }) => [method, reason]))
}
const givePayPassword = (id: number) =>
  shop.it.ctx.db.pool.query(`update users set pay_password_hash = 'x' where id = $1`, [id])

test('the bill names its deadline, its state and how this client can pay', async () => {
  const order = await unpaid()
  await givePayPassword(order.shopper.id)
  const params = { group_no: order.group_no }
  const bill = await order.shopper.call(getPayment, { params, query: { device: 'phone' } })
  expect(bill).toMatchObject({ group_no: order.group_no, status: 'open', total_price: '26.00', money: '10000.00' })
  expect(String(bill.pay_before) > bill.now).toBe(true)
  expect(bill.methods).toEqual(
    ['balance', 'wechat', 'alipay'].map((method) => ({ method, available: true, reason: null })),
  )
  expect(await faults(order, { device: 'wechat' })).toEqual({
    balance: null,
    wechat: 'other_client',
    alipay: 'other_client',
  })
  await shop.pay(order, 'wechat')
})

test('a method says why it cannot be used', async () => {
  const { it } = shop
  const poor = await makeShopper(it)
  const order = await orderAt(it, 'waiting_payment', { shopper: poor })
  expect(await faults(order)).toEqual({ balance: 'balance_short', wechat: null, alipay: null })
  expect((await faults(await unpaid())).balance).toBe('pay_password_missing')
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  for (const { save } of [configRoutes.pay_alipay_scan, configRoutes.pay_alipay_wap])
    await admin(save, { body: { is_open: false } })
  it.forgetSettings()
  expect((await faults(order)).alipay).toBe('not_offered')
  await expect(shop.pay(order, 'alipay')).rejects.toMatchObject({ key: 'PAY_METHOD_UNAVAILABLE', code: 409 })
  for (const { save } of [configRoutes.pay_alipay_scan, configRoutes.pay_alipay_wap])
    await admin(save, { body: { is_open: true } })
  await admin(configRoutes.web.save, { body: { close_status: true } })
  it.forgetSettings()
  expect(await faults(order)).toEqual({ balance: 'site_closed', wechat: 'site_closed', alipay: 'site_closed' })
  await expect(shop.pay(order, 'wechat')).rejects.toMatchObject({ key: 'SITE_CLOSED' })
  await admin(configRoutes.web.save, { body: { close_status: false } })
  it.forgetSettings()
})

test('a paid or cancelled group has nothing to pay', async () => {
  const { it } = shop
  for (const status of ['waiting_delivery', 'cancelled'] as const) {
    const order = await orderAt(it, status)
    expect(await faults(order)).toEqual({ balance: 'bill_closed', wechat: 'bill_closed', alipay: 'bill_closed' })
    await expect(shop.pay(order, 'wechat')).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE', code: 409 })
  }
})

test('bad input, a guest and somebody else’s group are refused', async () => {
  const { it } = shop
  const { group_no, shopper } = await unpaid()
  for (const wrong of [{ method: 'cash' }, { device: 'toaster' }, { openid: 'a b' }, { group_no: '1' }]) {
    const body = { group_no, method: 'wechat' as const, ...wrong }
    await expect(shopper.call(payOrder, { body: body as never })).rejects.toMatchObject({ code: 422 })
  }
  const other = await makeShopper(it)
  const body = { group_no, method: 'wechat' as const }
  await expect(other.call(payOrder, { body })).rejects.toMatchObject({ key: 'ORDER_NOT_FOUND', code: 404 })
  await expect(other.call(getPayment, { params: { group_no } })).rejects.toMatchObject({ code: 404 })
  await expect(it.as(null)(payOrder, { body })).rejects.toMatchObject({ code: 401 })
  await expect(it.as(null)(getPayment, { params: { group_no } })).rejects.toMatchObject({ code: 401 })
})

test('inside WeChat the openid decides, and nothing else is offered', async () => {
  const { it, keys } = shop
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  await admin(configRoutes.pay_wechat_mp.save, {
    body: { ...keys.wechat, secret: 's'.repeat(32), is_open: true },
  })
  it.forgetSettings()
  const order = await unpaid()
  expect(await faults(order, { device: 'wechat' })).toMatchObject({ wechat: 'payer_unknown', alipay: 'other_client' })
  const body = { group_no: order.group_no, method: 'wechat', device: 'wechat' } as const
  await expect(order.shopper.call(payOrder, { body })).rejects.toMatchObject({ key: 'PAY_METHOD_UNAVAILABLE' })
  const { params, h5_url } = await order.shopper.call(payOrder, { body: { ...body, openid: 'oUpF8uMuAJO' } })
  expect(params).toMatchObject({ signType: 'RSA' })
  // The simulated WeChat has no wallet of its own, so its page gets the result, too.
  const code = params?.package?.replace('prepay_id=', '') ?? ''
  expect(new URL(h5_url ?? '').searchParams.get('code')).toBe(code)
})

test('two first calls begin one attempt', async () => {
  const order = await unpaid()
  const codes = await Promise.all(Array.from({ length: 8 }, () => shop.pay(order, 'wechat')))
  expect(new Set(codes.map(({ code_url }) => code_url)).size).toBe(1)
  const { rows } = await shop.it.ctx.db.pool.query(
    `select from payment_attempts a join bills b on b.id = a.bill_id where b.ref_id = $1`,
    [order.group_id],
  )
  expect(rows).toHaveLength(1)
})
