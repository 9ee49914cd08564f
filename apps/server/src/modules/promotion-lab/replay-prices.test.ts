import { expect, test } from 'vitest'
import { flashPrices, type FlashDraft } from './flash-prices.ts'
import { groupPrices, type GroupDraft } from './group-prices.ts'
import type { LinePrices, PastOrder } from './past-order.ts'
import { line, orderOf } from '../../../test/activities/past-order.ts'
import { breakEven, replayPrices } from './replay-prices.ts'

function run(orders: readonly PastOrder[], prices: LinePrices) {
  const steps = replayPrices(orders, prices)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
let lines = 100
/** An order of the goods 7 in one line. */
const bought = (user_id: number, buy_num = 1, row: Partial<PastOrder> = {}): PastOrder =>
  orderOf({ user_id, lines: [line({ id: ++lines, buy_num, price_cents: 1000 })], ...row })
const pricedOf = (orders: readonly PastOrder[], prices: LinePrices) =>
  orders.map(({ lines: own }) => prices.get(own[0]!.id) ?? null)

const flash = (orders: readonly PastOrder[], row: Partial<FlashDraft> = {}, quota = 10) => {
  const given = flashPrices(orders, { skus: [{ sku_id: 70, price_cents: 600, quota }], max_per_person: 5, ...row })
  return { ...given, prices: pricedOf(orders, given.prices) }
}

test('a flash sale sells its quota to the first, whole lines only', () => {
  const orders = [bought(1, 2), bought(2, 2), bought(3, 1), bought(4, 1)]
  expect(flash(orders, {}, 3)).toEqual({ prices: [600, null, 600, null], eligible: 4, over_limit: 0, sold_out: 2 })
})

test('one who had the most pieces that one may keeps the ordinary price', () => {
  const orders = [bought(1), bought(1, 2), bought(1), bought(2, 3)]
  expect(flash(orders, { max_per_person: 2 })).toMatchObject({ prices: [600, null, 600, null], over_limit: 2 })
})

test('lines of other activities, and those that were not dearer, stay as they were', () => {
  const orders = [
    orderOf({ lines: [line({ in_activity: true })] }),
    orderOf({ lines: [line({ price_cents: 600 })] }),
    orderOf({ lines: [line({ sku_id: 71 })] }),
  ]
  expect(flash(orders)).toEqual({ prices: [null, null, null], eligible: 0, over_limit: 0, sold_out: 0 })
})

const draft: GroupDraft = { goods_id: 7, off_bp: 2500, people: 2, hours: 24, max_per_person: 5 }
const group = (orders: readonly PastOrder[], row: Partial<GroupDraft> = {}) => {
  const given = groupPrices(orders, { ...draft, ...row })
  return { ...given, prices: pricedOf(orders, given.prices) }
}
const at = (hour: number): Partial<PastOrder> => ({ created_at: new Date(Date.UTC(2026, 2, 1, hour)) })

test('a group of two different shoppers within its hours has the group price', () => {
  const orders = [bought(1, 1, at(0)), bought(1, 1, at(1)), bought(2, 1, at(2)), bought(3, 1, at(3))]
  expect(group(orders)).toMatchObject({
    prices: [750, 750, 750, 750],
    eligible: 4,
    completed_groups: 2,
    failed_groups: 0,
  })
})

test('a group whose time is up keeps the ordinary price, to the very hour', () => {
  const until = (hour: number) => group([bought(1, 1, at(0)), bought(2, 1, at(hour))])
  expect(until(23)).toMatchObject({ prices: [750, 750], completed_groups: 1 })
  expect(until(24)).toMatchObject({ prices: [null, null], completed_groups: 0, failed_groups: 2 })
})

test('the limit is one over all groups; what a failed group held counts no longer', () => {
  const both = [bought(1, 2, at(0)), bought(2, 1, at(1)), bought(1, 1, at(2))]
  expect(group(both, { max_per_person: 2 })).toMatchObject({ prices: [750, 750, null], over_limit: 1 })
  const failed = [bought(1, 2, at(0)), bought(1, 2, at(30)), bought(2, 1, at(31))]
  expect(group(failed, { max_per_person: 2 })).toMatchObject({ prices: [null, 750, 750], over_limit: 0 })
})

test('what the price takes off is the store’s, and the commission shrinks with it', () => {
  const order = orderOf({ lines: [line({ id: 1, price_cents: 10_000, buy_num: 1 })] })
  expect(run([order], new Map([[1, 6000]]))).toMatchObject([
    {
      is_used: true,
      goods_cents: 10_000,
      before: { store_discount_cents: 0, commission_cents: 500, received_cents: 9500 },
      after: { store_discount_cents: 4000, commission_cents: 300, received_cents: 5700 },
      pieces: 1,
      cut_cents: 4000,
      got_cents: 5700,
    },
  ])
})

test('an offer of the order is lost when the line with the new price helped to reach it', () => {
  const offer = { kind: 'reduction', id: 4, threshold_cents: 10_000, off_cents: 1000 } as const
  const share = (amount_cents: number) => ({
    kind: 'reduction' as const,
    id: 4,
    funder: 'store' as const,
    amount_cents: amount_cents as never,
  })
  const order = orderOf({
    steps: [{ kind: 'discount', offer, amount_cents: -1000, funder: 'store' }],
    lines: [
      line({ id: 1, price_cents: 6000, buy_num: 1, discounts: [share(500)] }),
      line({ id: 2, sku_id: 71, price_cents: 6000, buy_num: 1, discounts: [share(500)] }),
    ],
  })
  expect(run([order], new Map([[1, 5000]]))).toMatchObject([
    { before: { store_discount_cents: 1000 }, after: { store_discount_cents: 1000, received_cents: 10_450 } },
  ])
})

test('it breaks even with so many pieces more, or never', () => {
  const order = orderOf({ lines: [line({ id: 1, price_cents: 1000, buy_num: 2, commission_bp: 0 })] })
  const replayed = run([order], new Map([[1, 700]]))
  // 600 lost; each piece brings 700 less 400.
  expect(breakEven(replayed, 4000)).toBe(2)
  expect(breakEven(replayed, 6999)).toBe(6000)
  expect(breakEven(replayed, 7000)).toBeNull()
  expect(breakEven(run([order], new Map()), 7000)).toBe(0)
})
