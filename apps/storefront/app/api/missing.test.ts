import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { isMissing } from './missing.ts'

const refused = (code: number): CallError => Object.assign(Object.create(CallError.prototype) as CallError, { code })

test.each([
  [404, true],
  [422, true],
  [401, false],
  [409, false],
  [500, false],
])('a refusal %i means missing: %s', (code, expected) => {
  expect(isMissing(refused(code))).toBe(expected)
})

test('no answer does not mean missing', () => {
  expect(isMissing(new Error('offline'))).toBe(false)
  expect(isMissing({ code: 404 })).toBe(false)
})
