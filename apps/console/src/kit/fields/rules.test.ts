import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { daterange, editor, image, number, select, text, toggle } from './build.ts'
import { faultOf, isEmpty } from './rules.ts'

const label = l('字段', 'Field')

test.each([
  [text(label), ' ', true],
  [text(label), 'a', false],
  [number(label), 0, false],
  [number(label), null, true],
  [toggle(label), false, false],
  [select(label, { options: [] }), 0, false],
  [image(label), [], true],
  [daterange(label), [null, null], true],
  [daterange(label), ['2026-01-01', '2026-01-02'], false],
  [editor(label), '<p></p><!--json-->{"type":"doc"}', true],
  [editor(label), '<p>&nbsp; </p>', true],
  [editor(label), '<p><img src="/a.webp"></p>', false],
  [editor(label), '<p>words</p>', false],
])('%o holding %j is empty: %s', (spec, value, expected) => {
  expect(isEmpty(spec, value)).toBe(expected)
})

test('an empty field fails only where it is required', () => {
  expect(faultOf(text(label, { required: true }), '', {})).toBe('REQUIRED')
  expect(faultOf(text(label), '', {})).toBeUndefined()
})

test('money has two decimals and is not negative', () => {
  const price = number(label, { money: true, max: 100 })
  expect(faultOf(price, '12.30', {})).toBeUndefined()
  expect(faultOf(price, '12.345', {})).toBe('MONEY_INVALID')
  expect(faultOf(price, '-1', {})).toBe('TOO_SMALL')
  expect(faultOf(price, '100.01', {})).toBe('TOO_BIG')
  expect(faultOf(number(label, { money: true, min: -5 }), '-1', {})).toBeUndefined()
})

test("a rule of the field's own sees the other values", () => {
  const again = text(label, { check: (value, values) => (value === values.password ? undefined : 'PASSWORDS_DIFFER') })
  expect(faultOf(again, 'a', { password: 'b' })).toBe('PASSWORDS_DIFFER')
  expect(faultOf(again, 'a', { password: 'a' })).toBeUndefined()
})
