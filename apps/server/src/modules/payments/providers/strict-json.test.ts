import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strictJson } from './strict-json.ts'

const read = (text: string): object | null => strictJson(Buffer.from(text))

test('whole numbers, texts, lists and objects are read as JSON reads them', () => {
  const value = { a: 1, b: -20, c: { a: ['x', null, true, '1e2', '{"a":1,"a":2}'] }, 'd\u4ed8': '"\\' }
  expect(read(JSON.stringify(value))).toEqual(value)
})

test.each([
  '{"total":1e2}',
  '{"total":100.0}',
  '{"total":-0}',
  '{"total":12345678901234567}',
  '{"total":1,"total":2}',
  '{"a":{"b":1,"b":1}}',
  String.raw`{"a":1,"\u0061":2}`,
  '\uFEFF{"a":1}',
  '{"a":1}{"a":1}',
  '{"a":"\0"}',
  '[1]',
  '"a"',
  'null',
  '',
  '{"a":',
])('%j is refused', (text) => expect(read(text)).toBeNull())

test('bytes that are no UTF-8 are refused', () => {
  const gbk = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xb8, 0xb6, 0x22, 0x7d])
  expect(strictJson(gbk)).toBeNull()
})

const whole = fc
  .jsonValue({ noUnicodeString: false })
  .filter((value) => !/\d[.e]|-0|\d{16}/.test(JSON.stringify(value)))
test('what it reads is what JSON reads', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), whole), (value) => {
      const text = JSON.stringify(value)
      const result = read(text)
      if (result !== null) expect(result).toEqual(JSON.parse(text))
    }),
  )
})
test('no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      strictJson(bytes)
    }),
  )
})
