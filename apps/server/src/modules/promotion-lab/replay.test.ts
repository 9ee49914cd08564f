import { expect, test } from 'vitest'
import { line, orderOf as order } from '../../../test/activities/past-order.ts'
import type { PastOrder } from './past-order.ts'
import { replay, type Draft } from './replay.ts'
import { byDay } from './sums.ts'

const draft: Draft = {
  kind: 'reduction',
  off_cents: 1000,
  threshold_cents: 10_000,
  goods_ids: null,
  stock: null,
  limit: null,
}
function run(orders: readonly PastOrder[], row: Partial<Draft> = {}) {
  const steps = replay(orders, { ...draft, ...row })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const usedOf = (orders: readonly PastOrder[], row: Partial<Draft> = {}) =>
  run(orders, row).map(({ is_used }) => is_used)

test('the offer takes its amount off orders that reach the threshold; the commission shrinks with what is paid', () => {
  const [one] = run([order()])
  expect(one).toMatchObject({
    goods_cents: 12_000,
    reach: 'reached',
    is_used: true,
    before: { store_discount_cents: 0, commission_cents: 600, received_cents: 11_400 },
    after: { store_discount_cents: 1000, commission_cents: 550, received_cents: 10_450 },
  })
})

test('an order that lacks at most a fifth of the threshold nearly reaches it', () => {
  const reach = (price_cents: number) => run([order({ lines: [line({ price_cents, buy_num: 1 })] })])[0]?.reach
  expect([reach(10_000), reach(9999), reach(8000), reach(7999)]).toEqual(['reached', 'nearly', 'nearly', 'below'])
})

test('goods that the offer is not for do not count', () => {
  expect(usedOf([order()], { goods_ids: [8] })).toEqual([false])
  expect(run([order()], { goods_ids: [8] })[0]?.reach).toBe('below')
  const mixed = order({ lines: [line(), line({ id: 2, goods_id: 8, price_cents: 9999, buy_num: 1 })] })
  expect(usedOf([mixed], { goods_ids: [8] })).toEqual([false])
  expect(usedOf([mixed], { goods_ids: [7] })).toEqual([true])
})

test('coupons are used up in the order of the orders, and by each shopper no more often than allowed', () => {
  const coupon = { kind: 'store_coupon' } as const
  const three = [order(), order(), order({ user_id: 2 })]
  expect(usedOf(three, { ...coupon, limit: 1 })).toEqual([true, false, true])
  expect(usedOf(three, { ...coupon, stock: 2 })).toEqual([true, true, false])
})

const reductionOf = (amount_cents: number): Partial<PastOrder> => ({
  steps: [
    {
      kind: 'discount',
      offer: { kind: 'reduction', id: 4, threshold_cents: 5000, off_cents: amount_cents },
      amount_cents: -amount_cents,
      funder: 'store',
    },
  ],
  lines: [line({ discounts: [{ kind: 'reduction', id: 4, funder: 'store', amount_cents: amount_cents as never }] })],
})

test('of two full reductions the one that saves more counts, and of equal ones that which the order had', () => {
  const had = (amount_cents: number) => run([order(reductionOf(amount_cents))])[0]
  expect(had(400)).toMatchObject({ is_used: true, before: { store_discount_cents: 400 } })
  expect(had(400)?.after.store_discount_cents).toBe(1000)
  expect(had(1000)).toMatchObject({ is_used: false, after: { store_discount_cents: 1000 } })
  expect(had(3000)).toMatchObject({ is_used: false, after: { store_discount_cents: 3000 } })
})

test('a full reduction that comes first may keep a coupon from its threshold', () => {
  const coupon = { kind: 'store_coupon', id: 9, threshold_cents: 12_000, off_cents: 200 } as const
  const had = order({
    steps: [{ kind: 'discount', offer: coupon, amount_cents: -200, funder: 'store' }],
    lines: [line({ discounts: [{ kind: 'store_coupon', id: 9, funder: 'store', amount_cents: 200 as never }] })],
  })
  expect(run([had])[0]).toMatchObject({
    before: { store_discount_cents: 200 },
    after: { store_discount_cents: 1000 },
  })
})

test('what the platform added to an order stays, and counts as received', () => {
  const share = { kind: 'platform_coupon', id: 2, funder: 'platform', amount_cents: 500 as never } as const
  const terms = { kind: 'platform_coupon', id: 2, threshold_cents: 50_000, off_cents: 5000 } as const
  const had = order({
    steps: [{ kind: 'discount', offer: terms, amount_cents: -500, funder: 'platform' }],
    lines: [line({ discounts: [share] })],
  })
  expect(run([had])[0]).toMatchObject({
    before: { platform_discount_cents: 500, commission_cents: 600, received_cents: 11_400 },
    after: { platform_discount_cents: 500, store_discount_cents: 1000, received_cents: 10_450 },
  })
})

test('days without orders are there too', () => {
  const replayed = run([order()])
  const days = byDay(replayed, new Date('2026-02-27T20:00:00Z'), new Date('2026-03-01T20:00:00Z'))
  expect(days.map(({ date, orders, used }) => [date, orders, used])).toEqual([
    ['2026-02-28', 0, 0],
    ['2026-03-01', 1, 1],
    ['2026-03-02', 0, 0],
  ])
  expect(days[1]).toMatchObject({ before_cents: 11_400, after_cents: 10_450 })
})
