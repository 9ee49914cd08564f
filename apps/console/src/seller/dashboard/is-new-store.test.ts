import { expect, test } from 'vitest'
import { isNewStore } from './is-new-store.ts'

const store = (change: { on_sale?: boolean; open?: boolean; has_sold?: boolean }) => ({
  on_sale: true,
  open: true,
  has_sold: false,
  ...change,
})

test('a store is new until it has goods on sale and is open', () => {
  expect(isNewStore(store({ on_sale: false }))).toBe(true)
  expect(isNewStore(store({ open: false }))).toBe(true)
  expect(isNewStore(store({}))).toBe(false)
})

test('a store that sold and closed for a while is not new', () => {
  expect(isNewStore(store({ open: false, has_sold: true }))).toBe(false)
})
