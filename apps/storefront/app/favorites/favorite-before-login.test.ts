import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { rememberFavorite, takeRemembered } from './favorite-before-login.ts'

const { session } = stubBrowser()
beforeEach(() => session.clear())

test('a favourite is remembered once, for its own page', () => {
  rememberFavorite('goods', 5)
  expect(takeRemembered('goods', 5)).toBe(true)
  expect(takeRemembered('goods', 5)).toBe(false)
})

test('the page of another one, or of a store with the same number, leaves it', () => {
  rememberFavorite('goods', 5)
  expect([takeRemembered('store', 5), takeRemembered('goods', 55), takeRemembered('goods', 0)]).toEqual([
    false,
    false,
    false,
  ])
  expect(takeRemembered('goods', 5)).toBe(true)
})

test('only the last one is remembered', () => {
  rememberFavorite('goods', 5)
  rememberFavorite('store', 2)
  expect(takeRemembered('goods', 5)).toBe(false)
  expect(takeRemembered('store', 2)).toBe(true)
})
