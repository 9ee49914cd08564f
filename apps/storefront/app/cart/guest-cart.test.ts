import { afterEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { guestCart } from './guest-cart.ts'

const { local } = stubBrowser()

afterEach(() => local.clear())

test('pieces of the same SKU share a line, the newest line comes first', () => {
  guestCart.add(5, 2)
  guestCart.add(7, 1)
  guestCart.add(5, 3)
  expect(guestCart.list()).toEqual([
    { sku_id: 7, buy_num: 1 },
    { sku_id: 5, buy_num: 5 },
  ])
  expect(guestCart.count()).toBe(6)
})

test('a line holds at most 999 pieces and is removed at 0', () => {
  guestCart.set(5, 2000)
  expect(guestCart.piecesOfSku(5)).toBe(999)
  guestCart.set(5, 0)
  expect(guestCart.list()).toEqual([])
})

test('line 101 is refused, the others may still grow', () => {
  for (let sku = 1; sku <= 100; sku++) expect(guestCart.add(sku, 1)).toBe(true)
  expect(guestCart.add(101, 1)).toBe(false)
  expect(guestCart.add(100, 1)).toBe(true)
})

test('foreign data under the key is ignored', () => {
  local.setItem('guest_cart', '{"broken')
  expect(guestCart.list()).toEqual([])
  local.setItem('guest_cart', '[{"sku_id":1,"buy_num":-2},null,{"sku_id":2,"buy_num":1}]')
  expect(guestCart.list()).toEqual([{ sku_id: 2, buy_num: 1 }])
})
