import { expect, test } from 'vitest'
import { l } from '../i18n/ui-text.ts'
import { faultOf } from '../kit/fields/rules.ts'
import { endField } from './window-fields.ts'

const start_time = '2026-06-30 23:59:59'

test.each([
  ['a second later', '2026-07-01 00:00:00', undefined],
  ['a year later', '2027-01-01 00:00:00', undefined],
  ['the same second', start_time, 'END_BEFORE_START'],
  ['a second earlier', '2026-06-30 23:59:58', 'END_BEFORE_START'],
  ['nothing', null, 'REQUIRED'],
])('a window that ends at %s', (_, end, fault) => {
  expect(faultOf(endField(), end, { start_time })).toBe(fault)
})

test('while there is no start the end is not compared with it', () => {
  for (const none of [undefined, null]) expect(faultOf(endField(), start_time, { start_time: none })).toBeUndefined()
})

test('only an end that has help shows some', () => {
  expect(endField(l('到时停止', 'Ends then')).help).toEqual(l('到时停止', 'Ends then'))
  expect('help' in endField()).toBe(false)
})
