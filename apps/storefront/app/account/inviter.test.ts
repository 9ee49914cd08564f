import { beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { forgetInviter, keepInviter, keptInviter } from './inviter.ts'

const { session } = stubBrowser()
beforeEach(() => session.clear())

test('an inviter is remembered until the registration', () => {
  keepInviter('42')
  expect(keptInviter()).toBe(42)
  forgetInviter()
  expect(keptInviter()).toBeUndefined()
})

test('a later page without an inviter keeps the one before', () => {
  keepInviter('42')
  keepInviter(null)
  expect(keptInviter()).toBe(42)
})

test.each(['0', '-1', '1.5', '007', 'abc', '12345678901234567'])('%j is no inviter', (id) => {
  keepInviter(id)
  expect(keptInviter()).toBeUndefined()
})
