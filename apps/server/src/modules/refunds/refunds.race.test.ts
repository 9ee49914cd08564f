import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { ownerOf } from '../../../test/factories.ts'
import { ask, paidOrder, shipLines, type PaidOrder } from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { Refusal } from '../../kernel/fail.ts'
import { cancelAsAdmin } from './platform/grant-refund.ts'
import { agreeToRefund } from './life/answer-refund.ts'
import { moveInTime } from './life/move-in-time.ts'
import { moveOwnRefund } from './life/move-own-refund.ts'
import { requestRefund } from './request/request-refund.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 }) // on a busy machine

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const rounds = 6
const day = 86_400_000
/** How a call ended: `ok`, or the key of its refusal. */
const ended = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.key
      throw error
    },
  )
const agree = ({ store }: PaidOrder, id: number) =>
  ended(inTx(it.ctx.db, (tx) => agreeToRefund(tx, it.ctx, ownerOf(store), { id })))
const withdraw = ({ shopper }: PaidOrder, id: number) =>
  ended(inTx(it.ctx.db, (tx) => moveOwnRefund(tx, it.ctx, shopper.who, { id, action: 'withdraw' })))
const request = ({ id: order_id, shopper, lines }: PaidOrder, at = 0) =>
  ended(
    inTx(it.ctx.db, (tx) =>
      requestRefund(tx, it.ctx, shopper.who, {
        order_id,
        kind: 'refund',
        reason: 'other',
        lines: [{ id: lines[at] as number, buy_num: 1 }],
      }),
    ),
  )
const refundedOf = async ({ id }: PaidOrder) =>
  (await it.ctx.db.pool.query<{ cents: number }>('select refunded_cents as cents from orders where id = $1', [id]))
    .rows[0]?.cents
const count = (keys: readonly string[], key: string) => keys.filter((one) => one === key).length

test('of eight requests for one line one stands', async () => {
  const order = await paidOrder(it)
  const keys = await Promise.all(Array.from({ length: 8 }, () => request(order)))
  expect([count(keys, 'ok'), count(keys, 'REFUND_OPEN')]).toEqual([1, 7])
})

test('a line is either shipped or kept for its request, whoever comes first', async () => {
  for (let round = 0; round < rounds; round++) {
    const order = await paidOrder(it)
    const [requested, shipped] = await Promise.all([request(order), ended(shipLines(it, order))])
    expect(requested).toBe('ok')
    const { rows } = await it.ctx.db.pool.query<{ knew: boolean; is_sent: boolean }>(
      `select f.is_sent as knew, l.parcel_id is not null as is_sent
         from refund_lines f join order_lines l on l.id = f.order_line_id where l.order_id = $1`,
      [order.id],
    )
    expect(rows).toEqual([shipped === 'ok' ? { knew: true, is_sent: true } : { knew: false, is_sent: false }])
    expect(['ok', 'LINES_IN_REFUND']).toContain(shipped)
  }
})

test('agreeing, withdrawing and silence: one of them wins, and money goes back once or not at all', async () => {
  for (let round = 0; round < rounds; round++) {
    const order = await paidOrder(it)
    const { id } = await ask(order, 'refund', { lines: [{ n: 2 }] })
    const late = { ...it.ctx, now: () => new Date(it.ctx.now().getTime() + 4 * day) }
    const [withdrawn, ...others] = await Promise.all([
      withdraw(order, id),
      agree(order, id),
      agree(order, id),
      ended(inTx(it.ctx.db, (tx) => moveInTime(tx, late, { id }))),
    ])
    const isWithdrawn = withdrawn === 'ok'
    expect(count([withdrawn, ...others.slice(0, 2)], 'ok')).toBeLessThanOrEqual(1)
    expect(await refundedOf(order)).toBe(isWithdrawn ? 0 : order.total_cents)
  }
})

test('freight comes back once when the last lines are agreed at once', async () => {
  for (let round = 0; round < rounds; round++) {
    const order = await paidOrder(it, [1, 1])
    const one = await ask(order)
    const other = await ask(order, 'refund', { lines: [{ at: 1, n: 1 }] })
    expect(await Promise.all([agree(order, one.id), agree(order, other.id)])).toEqual(['ok', 'ok'])
    expect(await refundedOf(order)).toBe(order.total_cents)
  }
})

test('cancelling as the platform against agreeing as the store refunds everything once', async () => {
  const admin = { area: 'Admin', admin_id: 1, is_super: true } as const
  for (let round = 0; round < rounds; round++) {
    const order = await paidOrder(it, [1, 1])
    const { id } = await ask(order)
    const cancelling = inTx(it.ctx.db, (tx) => cancelAsAdmin(tx, it.ctx, admin, { id: order.id, reason: '缺货' }))
    const [, cancelled] = await Promise.all([agree(order, id), ended(cancelling)])
    expect(cancelled).toBe('ok')
    expect(await refundedOf(order)).toBe(order.total_cents)
  }
})
