import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { daterange, datetime, dictionary, initialOf, number, password, text, textarea, toggle } from './build.ts'

const label = l('字段', 'Field')

test.each([
  [toggle(label), 'switch'],
  [textarea(label), 'textarea'],
  [password(label), 'password'],
  [datetime(label), 'datetime'],
  [daterange(label), 'daterange'],
])('%j is a field of type %s', (spec, type) => {
  expect(spec).toEqual({ type, label })
})

test('options cannot turn a field into one of another type', () => {
  const odd = { type: 'password', label: l('别的', 'Another'), maxlength: 5 }
  expect(text(label, odd)).toEqual({ type: 'text', label, maxlength: 5 })
})

test('choices come from a resource or an address, by id and name unless said otherwise', () => {
  expect(dictionary({ dict: { path: '/Admin/brands/dict' } })).toEqual({
    url: '/Admin/brands/dict',
    valueName: 'id',
    labelName: 'name',
  })
  expect(dictionary('/couriers', { valueName: 'code' })).toEqual({
    url: '/couriers',
    valueName: 'code',
    labelName: 'name',
  })
})

test('a new record starts with what its fields say: false, 0 and null too, and no field without a start', () => {
  const fields = {
    open: toggle(label, { initial: false }),
    sort: number(label, { initial: 0 }),
    parent: number(label, { initial: null }),
    name: text(label, { required: true }),
    note: text(label, { initial: '' }),
  }
  expect(initialOf(fields)).toStrictEqual({ open: false, sort: 0, parent: null, note: '' })
  expect(initialOf({})).toEqual({})
})
