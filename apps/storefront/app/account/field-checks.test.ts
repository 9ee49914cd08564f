import { expect, test } from 'vitest'
import { codeCheck, notEmpty, passwordCheck, phoneCheck, sameAs } from './field-checks.ts'

const t = (key: string): string => key

test.each([
  ['13800138000', true],
  ['', 'SMS_PHONE_EMPTY'],
  [undefined, 'SMS_PHONE_EMPTY'],
])('the phone %j is %s', (phone, expected) => {
  expect(phoneCheck(phone)).toBe(expected)
})

test('a phone that is none has an error of its own', () => {
  expect(phoneCheck('12345')).not.toBe(true)
  expect(phoneCheck('12345')).not.toBe('SMS_PHONE_EMPTY')
})

test.each([
  [undefined, 'REQUIRED'],
  ['', 'auth:passwordTooShort'],
  ['short', 'auth:passwordTooShort'],
  ['correct horse', true],
])('the password %j: %s', (password, expected) => {
  expect(passwordCheck(t)(password)).toBe(expected)
})

test.each([
  ['', 'REQUIRED'],
  ['  ', 'REQUIRED'],
  ['12345', 'auth:codeSixDigits'],
  ['12345a', 'auth:codeSixDigits'],
  [' 123456 ', true],
])('the code %j: %s', (code, expected) => {
  expect(codeCheck(t)(code)).toBe(expected)
})

test('the repeated password is compared when it is checked, not before', () => {
  let first = 'one'
  const check = sameAs(() => first)
  expect(check('one')).toBe(true)
  expect(check('')).toBe('REQUIRED')
  first = 'two'
  expect(check('one')).toBe('PASSWORDS_DIFFER')
})

test('any value will do, but none will not', () => {
  expect(notEmpty('x')).toBe(true)
  expect([notEmpty(''), notEmpty(undefined)]).toEqual(['REQUIRED', 'REQUIRED'])
})
