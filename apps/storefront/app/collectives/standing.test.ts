import { expect, test } from 'vitest'
import { groupPriceOf, isAboutGroup, mostPieces, seatsOf, standingOf, type OwnGroup } from './standing.ts'

const open = { state: 'open', free: 1 } as const
const held = { state: 'open', free: 0 } as const
const seat = (is_paid: boolean): OwnGroup => ({
  join: 'joined',
  seat: { order_id: 7, is_paid, pay_before: '2026-11-23 12:00:00' },
})
const without = (join: OwnGroup['join']): OwnGroup => ({ join, seat: null })

test.each([
  ['a guest', open, undefined, 'joinable'],
  ['a guest, all seats held', held, undefined, 'seats_held'],
  ['without a seat', open, without('joinable'), 'joinable'],
  ['the last seat was taken since', held, without('joinable'), 'joinable'],
  ['a seat came free since', open, without('seats_held'), 'joinable'],
  ['in it', held, seat(true), 'mine'],
  ['in it, not paid', open, seat(false), 'unpaid'],
  ['at the limit', open, without('limit'), 'limit'],
  ['the own store', open, without('own_store'), 'own_store'],
  ['completed', { state: 'completed', free: 0 }, without('completed'), 'completed'],
  ['completed with the reader', { state: 'completed', free: 0 }, seat(true), 'mine_completed'],
  ['completed without the reader, who did not pay', { state: 'completed', free: 0 }, seat(false), 'completed'],
  ['failed', { state: 'failed', free: 1 }, undefined, 'failed'],
  ['failed with the reader', { state: 'failed', free: 1 }, seat(true), 'mine_failed'],
] as const)('how somebody stands to a group: %s', (_, group, own, expected) => {
  expect(standingOf(group, own)).toBe(expected)
})

test.each([
  ['waits for its group', 'waiting_group', 'open', true],
  ['the group is full', 'waiting_delivery', 'completed', true],
  ['the group has failed', 'cancelled', 'failed', true],
  ['the parcel is on its way', 'waiting_receipt', 'completed', false],
  ['refunded by the platform while others wait', 'after_sale_completed', 'open', false],
  ['cancelled unpaid, the others have become full', 'cancelled', 'completed', false],
] as const)('an order tells of its group: %s', (_, order_status, state, expected) => {
  const collective = { id: 1, goods_id: 2, group_no: '20261123120000', people: 2, joined: 1, expires_at: null }
  expect(isAboutGroup({ order_status, collective: { ...collective, state } })).toBe(expected)
  expect(isAboutGroup({ order_status: 'waiting_delivery', collective: null })).toBe(false)
})

test('the group price follows the choice', () => {
  const skus = [
    { sku_id: 1, collective_price: '8.00' },
    { sku_id: 2, collective_price: '9.60' },
  ]
  expect(groupPriceOf({ skus }, [])).toEqual({ price: '8.00', isFrom: true })
  expect(groupPriceOf({ skus }, [1, 2])).toEqual({ price: '8.00', isFrom: true })
  expect(groupPriceOf({ skus }, [2])).toEqual({ price: '9.60', isFrom: false })
})

test.each([
  [2, 1, { shown: 1, more: 0, empty: 1 }],
  [5, 0, { shown: 0, more: 0, empty: 5 }],
  [5, 5, { shown: 5, more: 0, empty: 0 }],
  [100, 1, { shown: 1, more: 0, empty: 4 }],
  [100, 60, { shown: 3, more: 57, empty: 1 }],
  [100, 100, { shown: 3, more: 97, empty: 0 }],
  [6, 4, { shown: 3, more: 1, empty: 1 }],
])('seats of a group of %i with %i people', (people, joined, expected) => {
  expect(seatsOf(people, joined, 5)).toEqual(expected)
})

test('an order has at most what the group buy allows, less what the reader has bought', () => {
  const terms = { max_per_person: 3 }
  expect(mostPieces(terms, undefined)).toBe(3)
  expect(mostPieces(terms, { allowed: 1 })).toBe(1)
  expect(mostPieces(terms, { allowed: 0 })).toBe(0)
  // The seller has lowered the limit since.
  expect(mostPieces(terms, { allowed: 5 })).toBe(3)
  expect([mostPieces(null, undefined), mostPieces(undefined, { allowed: 2 })]).toEqual([0, 0])
})
