import { expect, test } from 'vitest'
import { codeOf, errors, isErrorKey, messageOf, type ErrorKey } from './errors.ts'

const entries = Object.entries(errors) as [ErrorKey, readonly [number, string, string]][]
/** Rules §12: the code is the HTTP status; a wrong method answers 404, so there is no 405. */
const codes = [401, 402, 403, 404, 409, 413, 415, 422, 428, 429, 500, 502, 503]

test.each(entries)('%s has a code and both languages', (key, [code, chinese, english]) => {
  expect(key).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  expect(codes).toContain(code)
  expect(chinese).toMatch(/\p{Script=Han}/u)
  expect(english).toMatch(/^[A-Z\d].*\.$/)
  expect(english).not.toMatch(/\p{Script=Han}/u)
  expect(codeOf(key)).toBe(code)
  expect([messageOf(key, 'zh-cn'), messageOf(key, 'en')]).toEqual([chinese, english])
})

test('only keys of the dictionary are keys', () => {
  expect(isErrorKey('NOT_FOUND')).toBe(true)
  for (const other of ['toString', '__proto__', '', 'not_found', 404, null, undefined]) {
    expect(isErrorKey(other)).toBe(false)
  }
})
