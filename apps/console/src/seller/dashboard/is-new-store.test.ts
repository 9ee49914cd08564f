import { expect, test } from 'vitest'
import { isNewStore } from './is-new-store.ts'

const store = (change: { on_sale?: boolean; open?: boolean }, orders = 0) => ({
  set_up: { profile: true, freight: false, goods: true, on_sale: true, open: true, ...change },
  days: [
    { date: '2026-11-21', sales: '0.00', orders: 0 },
    { date: '2026-11-22', sales: '0.00', orders },
  ],
})

test('a store is new until it has goods on sale and is open, whatever else it left out', () => {
  expect(isNewStore(store({ on_sale: false }))).toBe(true)
  expect(isNewStore(store({ open: false }))).toBe(true)
  expect(isNewStore(store({}))).toBe(false)
})

test('a store that sold and closed for a while is not new', () => {
  expect(isNewStore(store({ open: false }, 3))).toBe(false)
})
