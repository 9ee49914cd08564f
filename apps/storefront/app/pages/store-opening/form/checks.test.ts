import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { degreesCheck, filled } from './checks.ts'
import { wireField } from './draft.ts'
import { fieldsToRetry } from './fields-to-retry.ts'

test('coordinates are given together or not at all', () => {
  let other = ''
  const latitude = degreesCheck(90, () => other)
  expect(latitude('')).toBe(true)
  other = '120.13'
  expect(latitude('')).toBe('REQUIRED')
  expect(latitude('30.25')).toBe(true)
})

test.each(['91', '-90.5', 'north', '1e9'])('%j is no latitude', (degrees) => {
  expect(degreesCheck(90, () => '1')(degrees)).not.toBe(true)
})

test('longitudes go further than latitudes', () => {
  expect(degreesCheck(180, () => '1')('120.13')).toBe(true)
  expect(degreesCheck(90, () => '1')('120.13')).not.toBe(true)
})

test('a value or at least one item of a list is required', () => {
  expect([filled('x'), filled([3])]).toEqual([true, true])
  expect([filled(''), filled([]), filled(undefined)]).toEqual(['REQUIRED', 'REQUIRED', 'REQUIRED'])
})

test('both languages of the store name are one field of the wire', () => {
  expect(wireField('store_name_en')).toBe('store_name')
  expect(wireField('store_phone')).toBe('store_phone')
})

const refused = (code: number, fields: Record<string, string> = {}, key = 'PARAMS_INVALID'): CallError =>
  Object.assign(Object.create(CallError.prototype) as CallError, { code, fields, key })

test('without an answer everything is tried again', () => {
  expect(fieldsToRetry(new Error('offline'), ['store_name', 'store_phone'])).toEqual(['store_name', 'store_phone'])
  expect(fieldsToRetry(refused(503), ['store_name'])).toEqual(['store_name'])
})

test('what the server rejects is not sent again, the rest is', () => {
  const error = refused(422, { 'store_name.en': 'TOO_LONG', 'area[0]': 'AREA_INVALID' })
  expect(fieldsToRetry(error, ['store_name', 'store_name_en', 'area', 'store_phone'])).toEqual(['store_phone'])
})

test('a refusal that names no field is final', () => {
  expect(fieldsToRetry(refused(409), ['store_name'])).toEqual([])
  expect(fieldsToRetry(refused(422, {}, 'AREA_INVALID'), ['store_name', 'area'])).toEqual(['store_name'])
})
