import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { forgetInviter, rememberInviter, rememberedInviter } from './inviter.ts'

const { local } = stubBrowser()
beforeEach(() => local.clear())

test('an inviter is remembered until the registration', () => {
  rememberInviter('42')
  expect(rememberedInviter()).toBe(42)
  forgetInviter()
  expect(rememberedInviter()).toBeUndefined()
})

test('a later page without an inviter keeps the one before, another link replaces it', () => {
  rememberInviter('42')
  rememberInviter(null)
  expect(rememberedInviter()).toBe(42)
  rememberInviter('7')
  expect(rememberedInviter()).toBe(7)
})

test('a link counts for thirty days', () => {
  const days = (n: number): number => n * 24 * 60 * 60 * 1000
  rememberInviter('42', 0)
  expect(rememberedInviter(days(30) - 1)).toBe(42)
  expect(rememberedInviter(days(30))).toBeUndefined()
})

test.each(['0', '-1', '1.5', '007', 'abc', '12345678901234567'])('%j is no inviter', (id) => {
  rememberInviter(id)
  expect(rememberedInviter()).toBeUndefined()
})

test('what somebody wrote into the storage is no inviter', () => {
  local.setItem('inviter', 'abc')
  expect(rememberedInviter()).toBeUndefined()
})
