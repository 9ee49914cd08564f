import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { forgetInviter, rememberInviter, rememberedInviter } from './inviter.ts'

const { session } = stubBrowser()
beforeEach(() => session.clear())

test('an inviter is remembered until the registration', () => {
  rememberInviter('42')
  expect(rememberedInviter()).toBe(42)
  forgetInviter()
  expect(rememberedInviter()).toBeUndefined()
})

test('a later page without an inviter keeps the one before', () => {
  rememberInviter('42')
  rememberInviter(null)
  expect(rememberedInviter()).toBe(42)
})

test.each(['0', '-1', '1.5', '007', 'abc', '12345678901234567'])('%j is no inviter', (id) => {
  rememberInviter(id)
  expect(rememberedInviter()).toBeUndefined()
})
