import { openTopUp, payTopUp } from '@fangshi/contract/top-ups'
import { adminTopUps, returnTopUp } from '@fangshi/contract/top-ups-admin'
import type { Call } from '@fangshi/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mintAdmin } from '../../../../test/accounts.ts'
import { newKey } from '../../../../test/app.ts'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { makeShopper, orderAt, type MadeShopper } from '../../../../test/factories.ts'
import { codeIn } from '../../../../test/payments/payment-simulator.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import { balancesOf } from '../../ledger/public.ts'
import { sendRefunds } from '../refunds/send-refunds.timers.ts'
import { usualControls } from '../simulator/world.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
let admin: Call
let shopper: MadeShopper
beforeAll(async () => {
  shop = await openPayments()
  admin = shop.it.as((await mintAdmin(shop.it)).token, 'Admin')
})
beforeEach(async () => {
  shopper = await makeShopper(shop.it)
})
afterEach(async () => {
  Object.assign(shop.simulator.controls, usualControls())
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

/** A paid top-up of 100.00; its id. */
async function paid(): Promise<number> {
  const { top_up_no } = await shopper.call(openTopUp, { body: { amount: '100' } })
  const body = { method: 'wechat', device: 'desktop' } as const
  const { code_url = '' } = await shopper.call(payTopUp, { params: { top_up_no }, body })
  await shop.simulator.act(codeIn(code_url), 'pay')
  await shop.simulator.deliver(shop.toShop)
  const { rows } = await shop.it.ctx.db.pool.query<{ id: number }>('select id from top_ups where top_up_no = $1', [
    top_up_no,
  ])
  return rows[0]?.id ?? 0
}
const give = (id: number, amount: string, by = admin, key = newKey()) =>
  by(returnTopUp, { params: { id }, body: { amount, reason: '用户申请' } }, { key })
const held = async () => {
  const { money, prepaid } = await balancesOf(shop.it.ctx.db, shopper.id)
  return { money, prepaid }
}

test('unspent money goes back in parts to where it came from, and the list says what is left', async () => {
  const id = await paid()
  const key = newKey()
  expect(await give(id, '30.00', admin, key)).toMatchObject({ returned: '30.00' })
  expect(await give(id, '30.00', admin, key)).toMatchObject({ returned: '30.00' })
  await sendRefunds(shop.it.ctx)
  expect(await give(id, '70.00')).toMatchObject({ returned: '100.00' })
  await sendRefunds(shop.it.ctx)
  expect(await held()).toEqual({ money: 0, prepaid: 0 })
  await expect(give(id, '0.01')).rejects.toMatchObject({ key: 'REFUND_TOO_MUCH' })
  const { data } = await admin(adminTopUps.index, { query: {} })
  expect(data.find((row) => row.id === id)).toMatchObject({
    amount: '100.00',
    channel: 'wechat',
    returned: '100.00',
    returnable: '0.00',
    actions: [],
  })
})

test('what was spent cannot go back, nor more than was topped up', async () => {
  const id = await paid()
  await orderAt(shop.it, 'waiting_delivery', { shopper })
  await expect(give(id, '74.01')).rejects.toMatchObject({ key: 'BALANCE_SHORT' })
  await expect(give(id, '100.01')).rejects.toMatchObject({ key: 'REFUND_TOO_MUCH', code: 422 })
})

test('of two parts at once that are too much together one is made', async () => {
  const id = await paid()
  const both = await Promise.allSettled([give(id, '60.00'), give(id, '60.00')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await sendRefunds(shop.it.ctx)
  expect(await held()).toEqual({ money: 0, prepaid: 4000 })
})

test('what the provider refuses for good is topped-up money again, which cannot be withdrawn', async () => {
  const id = await paid()
  await give(id, '100.00')
  shop.simulator.controls.refunds = { outcome: 'ABNORMAL', afterMs: 0 }
  await sendRefunds(shop.it.ctx)
  expect(await held()).toEqual({ money: 0, prepaid: 10_000 })
})

test('bad input, an unpaid one, a guest and one without the right are refused', async () => {
  const id = await paid()
  for (const wrong of ['0', '-1', '1e2', '0.001', '']) {
    await expect(give(id, wrong)).rejects.toMatchObject({ code: 422 })
  }
  const { top_up_no } = await shopper.call(openTopUp, { body: { amount: '5' } })
  const { rows } = await shop.it.ctx.db.pool.query<{ id: number }>('select id from top_ups where top_up_no = $1', [
    top_up_no,
  ])
  await expect(give(rows[0]?.id ?? 0, '1.00')).rejects.toMatchObject({ key: 'TOP_UP_NOT_RETURNABLE' })
  await expect(give(987_654, '1.00')).rejects.toMatchObject({ key: 'NOT_FOUND', code: 404 })
  await expect(give(id, '1.00', shop.it.as(null, 'Admin'))).rejects.toMatchObject({ code: 401 })
  const { admin_id, token } = await mintAdmin(shop.it)
  await shop.it.ctx.db.pool.query('update admins set is_super = false where id = $1', [admin_id])
  const other = shop.it.as(token, 'Admin')
  await expect(give(id, '1.00', other)).rejects.toMatchObject({ key: 'FORBIDDEN' })
})

test('after a year nothing goes back', async () => {
  const id = await paid()
  shop.it.advance(366 * 24 * 3_600_000)
  admin = shop.it.as((await mintAdmin(shop.it)).token, 'Admin')
  await expect(give(id, '1.00')).rejects.toMatchObject({ key: 'TOP_UP_NOT_RETURNABLE', code: 409 })
})
