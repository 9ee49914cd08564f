import { CallError } from '@fangshi/contract/client'
import { Text } from '@fangshi/contract/shapes'
import { expect, test } from 'vitest'
import { fits, showFieldErrors } from './field-errors.ts'

interface Values {
  phone: string
  code: string
  area: string[]
}
const fields = ['phone', 'code', 'area'] as const

function shown(error: unknown, at: Parameters<typeof showFieldErrors<Values>>[3] = {}) {
  const errors: unknown[] = []
  const isShown = showFieldErrors<Values>(
    error,
    fields,
    (field, { message }, options) => errors.push([field, message, options?.shouldFocus]),
    at,
  )
  return { isShown, errors }
}
/** A refused call with these keys at its fields. */
const refused = (key: string, fieldKeys: Record<string, string> = {}): CallError =>
  Object.assign(Object.create(CallError.prototype) as CallError, { key, fields: fieldKeys, details: {}, code: 422 })

test('a value fits its shape or has the key of the first error', () => {
  expect(fits(Text(1, 5))('杯')).toBe(true)
  expect(fits(Text(1, 5))('too long')).toBe('TOO_LONG')
})

test('errors stand at their fields in page order, and the first gets the focus', () => {
  const { isShown, errors } = shown(refused('INVALID', { code: 'CODE_WRONG', phone: 'PHONE_TAKEN' }))
  expect(isShown).toBe(true)
  expect(errors).toEqual([
    ['phone', 'PHONE_TAKEN', true],
    ['code', 'CODE_WRONG', false],
  ])
})

test('an error inside a list belongs to the field of the list', () => {
  expect(shown(refused('INVALID', { 'area[1]': 'AREA_INVALID' })).errors).toEqual([['area', 'AREA_INVALID', true]])
  expect(shown(refused('INVALID', { 'area.1': 'AREA_INVALID' })).errors).toEqual([['area', 'AREA_INVALID', true]])
})

test('an error without a field stands at the one for its key', () => {
  expect(shown(refused('PHONE_TAKEN'), { PHONE_TAKEN: 'phone' }).errors).toEqual([['phone', 'PHONE_TAKEN', true]])
  expect(shown(refused('PHONE_TAKEN'))).toEqual({ isShown: false, errors: [] })
})

test('fields of another form and other errors show nothing', () => {
  expect(shown(refused('INVALID', { nickname: 'REQUIRED' })).isShown).toBe(false)
  expect(shown(new Error('bug')).isShown).toBe(false)
})
