import { readClosing } from '@fangshi/contract/account-security'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectEqualBooks } from '../../../../test/payments/equal-books.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { cancelAsAdmin } from '../../refunds/platform/grant-refund.ts'
import { usualControls } from '../simulator/world.ts'
import { claimRefunds } from './refunds.db.ts'
import { sendRefunds } from './send-refunds.timers.ts'
import { settleRefund } from './settle-refund.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

let shop: PaymentsAtSimulator
beforeAll(async () => {
  shop = await openPayments()
})
beforeEach(() => {
  Object.assign(shop.simulator.controls, usualControls())
})
afterEach(async () => {
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

const admin = { area: 'Admin', admin_id: 1 } as Parameters<typeof cancelAsAdmin>[2]

/** A paid order that was cancelled; returns how to read its refund. */
async function refundDue(channel: 'wechat' | 'alipay') {
  const { it, simulator } = shop
  const { order, code } = await shop.begin(channel)
  await simulator.act(code, 'pay')
  await simulator.deliver(shop.toShop)
  await inTx(it.ctx.db, (tx) => cancelAsAdmin(tx, it.ctx, admin, { id: order.id, reason: 'x' }))
  const row = async () =>
    (
      await it.ctx.db.pool.query<{ id: number; status: string; tries: number }>(
        `select r.id, r.status, r.tries from payment_refunds r join bills b on b.id = r.bill_id where b.ref_id = $1`,
        [order.group_id],
      )
    ).rows[0]
  return { row, order }
}

test.each(['wechat', 'alipay'] as const)(
  '%s: a refund goes out once and leaves the books with the provider',
  async (channel) => {
    const { row, order } = await refundDue(channel)
    expect(await row()).toMatchObject({ status: 'due', tries: 0 })
    const obstacles = async () => (await order.shopper.call(readClosing, {})).obstacles
    expect(await obstacles(), 'nobody could get what the provider refuses').toContain('refunds')
    await Promise.all([sendRefunds(shop.it.ctx), sendRefunds(shop.it.ctx)])
    expect(await row()).toMatchObject({ status: 'paid', tries: 1 })
    expect(await obstacles()).not.toContain('refunds')
    const log = shop.it.ctx.log
    const said = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    await shop.simulator.deliver(shop.toShop)
    for (const spy of said) expect(spy, 'the notice says what the answer had said').not.toHaveBeenCalled()
    vi.restoreAllMocks()
    const [ours, theirs] = await shop.books()
    expect(ours).toBe(theirs)
  },
)

test.each(['wechat', 'alipay'] as const)(
  '%s: a refund whose answer was lost is sent again under its number, and paid once',
  async (channel) => {
    const { row } = await refundDue(channel)
    shop.simulator.controls.answers = 'lost'
    await sendRefunds(shop.it.ctx)
    expect(await row()).toMatchObject({ status: 'due', tries: 1 })
    shop.simulator.controls.answers = 'none'
    await sendRefunds(shop.it.ctx)
    expect(await row(), 'not before its time').toMatchObject({ status: 'due', tries: 1 })
    shop.it.advance(61_000)
    await sendRefunds(shop.it.ctx)
    expect(await row()).toMatchObject({ status: 'paid', tries: 2 })
    const [ours, theirs] = await shop.books()
    expect(ours).toBe(theirs)
  },
)

test('what one process has claimed, another leaves alone', async () => {
  const { row } = await refundDue('wechat')
  const { db } = shop.it.ctx
  const [now, until] = [shop.it.ctx.now(), new Date(shop.it.ctx.now().getTime() + 60_000)]
  await inTx(db, async (tx) => {
    expect(await claimRefunds(tx, now, until, 50)).toHaveLength(1)
    expect(await claimRefunds(db, now, until, 50), 'while it is being claimed').toEqual([])
  })
  expect(await claimRefunds(db, now, until, 50), 'once it is claimed').toEqual([])
  shop.it.advance(61_000)
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'paid' })
})

test('a forged answer ends nothing', async () => {
  const { row } = await refundDue('wechat')
  shop.simulator.controls.answers = 'forged'
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'due', tries: 1 })
  shop.simulator.controls.answers = 'none'
  shop.it.advance(61_000)
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'paid' })
})

test('a refund that the provider still works on is asked for until it has ended', async () => {
  const { row } = await refundDue('wechat')
  shop.simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 90_000 }
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'processing', tries: 1 })
  shop.it.advance(61_000)
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'processing', tries: 2 })
  shop.it.advance(121_000)
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'paid', tries: 3 })
})

test('what the provider refuses for good is on the balance of the payer, by its answer or its notice', async () => {
  for (const isNotified of [false, true]) {
    const { row, order } = await refundDue('wechat')
    shop.simulator.controls.refunds = { outcome: 'ABNORMAL', afterMs: isNotified ? 1000 : 0 }
    await sendRefunds(shop.it.ctx)
    shop.it.advance(1001)
    if (isNotified) await shop.simulator.deliver(shop.toShop)
    expect(await row()).toMatchObject({ status: 'refused', tries: 1 })
    const { rows } = await shop.it.ctx.db.pool.query(
      `select balance from ledger_accounts where owner_kind = 'user' and owner_id = $1 and kind = 'money'`,
      [order.shopper.id],
    )
    expect(rows).toEqual([{ balance: 2600 }])
    Object.assign(shop.simulator.controls, usualControls())
  }
})

test('a notice of Alipay, which tells the sum of all refunds, lets the timer ask at once', async () => {
  const { row } = await refundDue('alipay')
  shop.simulator.controls.refunds = { outcome: 'SUCCESS', afterMs: 1000 }
  await sendRefunds(shop.it.ctx)
  shop.it.advance(1001)
  await shop.simulator.deliver(shop.toShop)
  expect(await row()).toMatchObject({ status: 'processing', tries: 1 })
  await sendRefunds(shop.it.ctx)
  expect(await row()).toMatchObject({ status: 'paid', tries: 2 })
})

test('a refund of another amount under our number does not end ours', async () => {
  const { row } = await refundDue('wechat')
  const id = (await row())?.id ?? 0
  const { rows } = await shop.it.ctx.db.pool.query<{ refund_no: string; amount_cents: number }>(
    'select refund_no, amount_cents from payment_refunds where id = $1',
    [id],
  )
  const { refund_no = '', amount_cents = 0 } = rows[0] ?? {}
  const isTaken = (cents: number) =>
    inTx(shop.it.ctx.db, (tx) => settleRefund(tx, shop.it.ctx, { refund_no, amount_cents: cents }, 'refused'))
  expect(await isTaken(amount_cents - 1)).toBe(false)
  expect(await row()).toMatchObject({ status: 'due' })
  expect(await isTaken(amount_cents)).toBe(true)
})
