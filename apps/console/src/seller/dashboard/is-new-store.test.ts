import { expect, test } from 'vitest'
import { isNewStore } from './is-new-store.ts'

const store = (change: { on_sale?: boolean; open?: boolean; bank_card?: boolean; has_sold?: boolean }) => ({
  profile: true,
  address: true,
  freight: true,
  goods: true,
  on_sale: true,
  bank_card: true,
  greeting: true,
  open: true,
  has_sold: false,
  ...change,
})

test('a store is new until it has made every step', () => {
  expect(isNewStore(store({ on_sale: false }))).toBe(true)
  expect(isNewStore(store({ open: false }))).toBe(true)
  expect(isNewStore(store({ bank_card: false }))).toBe(true)
  expect(isNewStore(store({}))).toBe(false)
})

test('a store that sold and closed for a while is not new', () => {
  expect(isNewStore(store({ open: false, bank_card: false, has_sold: true }))).toBe(false)
})
