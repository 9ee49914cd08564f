import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  BuyNum,
  Flag,
  Id,
  Money,
  pageQuery,
  Password,
  PayPassword,
  Phone,
  Price,
  SmsCode,
  Text,
  Whole,
} from './shapes.ts'

/** The decoded value, or the key of the first field error. */
function read(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input)
  return result.success ? result.data : result.error.issues[0]?.message
}

test.each([1, '1', 999, '999', 7, '12'])('%j pieces can be bought', (input) => {
  expect(read(BuyNum, input)).toBe(Number(input))
})

test.each([
  0,
  -1,
  1.5,
  1000,
  Number.NaN,
  Infinity,
  2 ** 53,
  '0',
  '-1',
  '1.5',
  '1.0',
  '1000',
  '2e3',
  '1e1',
  '0x10',
  '１２',
  '٣',
  ' 1',
  '1 ',
  '1\n',
  '+1',
  '01',
  '--1',
  '1,000',
  '',
  '99999999999999999999',
  true,
  [1],
  {},
])('%j is no number of pieces', (input) => expect(read(BuyNum, input)).toBe('BUY_NUM_INVALID'))

test('whole numbers say what is wrong with them', () => {
  expect(read(Id, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(read(Id, '9007199254740993')).toBe('NUMBER_INVALID')
  expect(read(Id, 'x')).toBe('NUMBER_INVALID')
  expect(read(Id, 0)).toBe('TOO_SMALL')
  expect(read(Whole(0, 5), '6')).toBe('TOO_BIG')
  expect(read(Whole(-5, 5), '-5')).toBe(-5)
})

test('money is text with at most two decimals', () => {
  expect(read(Money, '-12.30')).toBe(-1230)
  expect(read(Price, '12.3')).toBe(1230)
  for (const bad of ['-0.01', '1.234', '１', '1e3', '', 12.3, null]) expect(read(Price, bad)).toBe('MONEY_INVALID')
})

test('flags are written in few ways', () => {
  for (const yes of [true, 'true', '1']) expect(read(Flag, yes)).toBe(true)
  for (const no of [false, 'false', '0']) expect(read(Flag, no)).toBe(false)
  for (const bad of ['yes', 'on', '', 'TRUE', 2, null]) expect(read(Flag, bad)).toBe('INVALID')
})

test('texts are trimmed, measured, and must be storable', () => {
  expect(read(Text(1, 3), ' 坊市 ')).toBe('坊市')
  expect(read(Text(1, 3), '   ')).toBe('REQUIRED')
  expect(read(Text(2, 3), 'a')).toBe('TOO_SHORT')
  expect(read(Text(1, 3), 'abcd')).toBe('TOO_LONG')
  expect(read(Text(1, 9), '😀')).toBe('😀')
  for (const bad of ['a\0b', '\ud83d', '\ude00x']) expect(read(Text(1, 9), bad)).toBe('INVALID')
  for (const bad of [1, null, undefined, ['a']]) expect(read(Text(1, 9), bad)).toBe('REQUIRED')
})

test('phones, codes and passwords', () => {
  expect(read(Phone, '13800000001')).toBe('13800000001')
  for (const bad of ['12800000001', '1380000000', '138000000011', '１３８00000001', '+8613800000001']) {
    expect(read(Phone, bad)).toBe('PHONE_INVALID')
  }
  expect(read(SmsCode, '012345')).toBe('012345')
  expect(read(SmsCode, '12345')).toBe('SMS_CODE_WRONG')
  expect(read(Password, ' a secret ')).toBe(' a secret ')
  expect(read(Password, 'short')).toBe('TOO_SHORT')
  expect(read(Password, 'x'.repeat(129))).toBe('TOO_LONG')
  expect(read(PayPassword, '246810')).toBe('246810')
  expect(read(PayPassword, '24681')).toBe('PAY_PASSWORD_INVALID')
})

test('page sizes are those of the spec §9', () => {
  for (const size of [30, 100, 200, 300, 400]) expect(read(pageQuery.per_page, String(size))).toBe(size)
  expect(read(pageQuery.per_page, '31')).toBe('CHOICE_INVALID')
  expect(read(pageQuery.page, undefined)).toBeUndefined()
})
