import { listMoneyLogs } from '@fangshi/contract/accounts'
import { configRoutes } from '@fangshi/contract/configs'
import { getTopUp, openTopUp, payTopUp, topUpMethods } from '@fangshi/contract/top-ups'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mintAdmin } from '../../../../test/accounts.ts'
import { newKey } from '../../../../test/app.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { makeShopper, type MadeShopper } from '../../../../test/factories.ts'
import { codeIn } from '../../../../test/payments/payment-simulator.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { queryAttempts } from '../attempts/query-attempts.timers.ts'
import { usualControls } from '../simulator/world.ts'
import { cancelDueTopUps } from './cancel-top-ups.timers.ts'
import { cancelTopUpsOf } from './top-up-bill.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
let shopper: MadeShopper
beforeAll(async () => {
  shop = await openPayments()
})
beforeEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  shopper = await makeShopper(shop.it)
})
afterEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  await shop.simulator.deliver(shop.toShop)
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

const amount = '88.50'
const begin = async (method: 'wechat' | 'alipay' = 'wechat') => {
  const { top_up_no } = await shopper.call(openTopUp, { body: { amount } })
  const params = { top_up_no }
  const { code_url = '' } = await shopper.call(payTopUp, { params, body: { method, device: 'desktop' } })
  return { params, code: codeIn(code_url) }
}
const read = (params: { top_up_no: string }) => shopper.call(getTopUp, { params })

test.each(['wechat', 'alipay'] as const)('%s: a top-up is spendable once it is paid, and logged', async (method) => {
  const { params, code } = await begin(method)
  expect(await read(params)).toMatchObject({ status: 'open', amount, money: '0.00' })
  await shop.simulator.act(code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  expect(await read(params)).toMatchObject({ status: 'paid', amount, money: amount, pay_before: null })
  const { data } = await shopper.call(listMoneyLogs, { query: { kind: 'money' } })
  expect(data).toMatchObject([{ event: 'top_up', balance: amount }])
  const { rows } = await shop.it.ctx.db.pool.query(
    `select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind = 'prepaid'`,
    [shopper.id],
  )
  expect(rows).toEqual([{ balance: 8850 }])
  const again = shopper.call(payTopUp, { params, body: { method } })
  await expect(again).rejects.toMatchObject({ key: 'ORDER_NOT_PAYABLE', code: 409 })
})

test('a lost notice loses no top-up', async () => {
  const { params, code } = await begin()
  await shop.simulator.act(code, 'pay')
  shop.it.advance(16_000)
  await queryAttempts(shop.it.ctx)
  expect(await read(params)).toMatchObject({ status: 'paid', money: amount })
})

test('what is paid twice, or with another amount, goes back', async () => {
  const twice = await begin()
  await shop.simulator.act(twice.code, 'pay_twice')
  const other = await begin()
  await shop.simulator.act(other.code, 'pay_other_amount', 100)
  await shop.simulator.deliver(shop.toShop)
  expect(await read(twice.params)).toMatchObject({ status: 'paid', money: amount })
  expect(await read(other.params)).toMatchObject({ status: 'open', money: amount })
})

test('an unpaid top-up is closed at its provider and cancelled after half an hour; paid in time it counts', async () => {
  const [paid, left] = [await begin(), await begin()]
  await shop.simulator.act(paid.code, 'pay')
  shop.it.advance(31 * 60_000)
  await Promise.all([cancelDueTopUps(shop.it.ctx), cancelDueTopUps(shop.it.ctx)])
  expect(await read(paid.params)).toMatchObject({ status: 'paid' })
  expect(await read(left.params)).toMatchObject({ status: 'cancelled', pay_before: null })
  await expect(shop.simulator.act(left.code, 'pay')).rejects.toMatchObject({ refusal: 'CLOSED' })
})

test('while the provider does not answer, nothing is cancelled for an hour', async () => {
  const { params } = await begin()
  shop.simulator.controls.answers = 'no_connection'
  shop.it.advance(31 * 60_000)
  await cancelDueTopUps(shop.it.ctx)
  expect(await read(params)).toMatchObject({ status: 'open' })
  shop.it.advance(60 * 60_000)
  await cancelDueTopUps(shop.it.ctx)
  expect(await read(params)).toMatchObject({ status: 'cancelled' })
})

test('a closed account tops nothing up: what is paid all the same goes back', async () => {
  const { params, code } = await begin()
  await inTx(shop.it.ctx.db, (tx) => cancelTopUpsOf(tx, shopper.id))
  await shop.simulator.act(code, 'pay')
  await shop.simulator.deliver(shop.toShop)
  expect(await read(params)).toMatchObject({ status: 'cancelled', money: '0.00' })
})

test.each(['0', '-1', '0.99', '0.001', '1e2', '50000.01', ''])('%j cannot be topped up', async (wrong) => {
  await expect(shopper.call(openTopUp, { body: { amount: wrong } })).rejects.toMatchObject({ code: 422 })
})

test('one and fifty thousand can, and the same key opens one', async () => {
  const key = newKey()
  const first = await shopper.call(openTopUp, { body: { amount: '1.00' } }, { key })
  expect(await shopper.call(openTopUp, { body: { amount: '1.00' } }, { key })).toEqual(first)
  await shopper.call(openTopUp, { body: { amount: '50000.00' } })
})

test('a guest, another shopper and the balance itself are refused', async () => {
  const { params } = await begin()
  const other = await makeShopper(shop.it)
  const body = { method: 'wechat' } as const
  await expect(other.call(getTopUp, { params })).rejects.toMatchObject({ key: 'NOT_FOUND', code: 404 })
  await expect(other.call(payTopUp, { params, body })).rejects.toMatchObject({ code: 404 })
  const guest = shop.it.as(null)
  await expect(guest(getTopUp, { params })).rejects.toMatchObject({ code: 401 })
  await expect(guest(payTopUp, { params, body })).rejects.toMatchObject({ code: 401 })
  await expect(guest(openTopUp, { body: { amount } })).rejects.toMatchObject({ code: 401 })
  await expect(guest(topUpMethods, {})).rejects.toMatchObject({ code: 401 })
  const balance = shopper.call(payTopUp, { params, body: { method: 'balance' as never } })
  await expect(balance).rejects.toMatchObject({ code: 422 })
})

test('a closed shop takes no top-ups, and says so', async () => {
  const { it } = shop
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  expect((await shopper.call(topUpMethods, {})).methods.map(({ reason }) => reason)).toEqual([null, null])
  await admin(configRoutes.web.save, { body: { close_status: true } })
  it.forgetSettings()
  expect((await shopper.call(topUpMethods, {})).methods[0]).toMatchObject({ available: false, reason: 'site_closed' })
  await expect(shopper.call(openTopUp, { body: { amount } })).rejects.toMatchObject({ key: 'SITE_CLOSED' })
  await admin(configRoutes.web.save, { body: { close_status: false } })
  it.forgetSettings()
})
