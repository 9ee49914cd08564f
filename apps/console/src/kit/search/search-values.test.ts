import { expect, test } from 'vitest'
import { fromFilters, splitFilter, toFilters, withoutLoose } from './search-values.ts'
import type { SearchOption } from './search-option.ts'

const options: SearchOption[] = [
  { where: 'likeRight' },
  { value: 'amount', type: 'number' },
  { value: 'state', type: 'select', data: [{ value: 0, label: { 'zh-cn': '否', en: 'No' } }] },
  { value: 'brand_id', type: 'select', dict: { url: '/x', valueName: 'id', labelName: 'name' } },
  { value: 'created_at', type: 'daterange' },
]

test('values become filters with their operators, and back', () => {
  const values = { name: '顺丰', amount: '12', state: 0, brand_id: 7, created_at: ['2026-01-01', '2026-01-31'] }
  const filters = toFilters(options, values)
  expect(filters).toEqual({
    name: '顺丰|likeRight',
    amount: '12',
    state: '0',
    brand_id: '7',
    created_at: '2026-01-01,2026-01-31|between',
  })
  expect(fromFilters(options, filters)).toEqual(values)
})

test('what is empty filters nothing; filters without a field of their own stay', () => {
  const before = { name: 'x|likeRight', kind: '2' }
  expect(toFilters(options, { name: '  ', state: null, created_at: ['', ''] }, before)).toEqual({ kind: '2' })
})

test('a filter within another one goes with it', () => {
  const hour = { value: 'paid_hour', onlyChip: true, within: 'paid_at' } as const
  const both = { paid_at: '2026-01-01,|between', paid_hour: '1-13' }
  expect(withoutLoose([hour], both)).toEqual(both)
  expect(withoutLoose([hour], { paid_hour: '1-13', name: 'x' })).toEqual({ name: 'x' })
})

test('one end of a range is enough', () => {
  expect(toFilters(options, { created_at: ['', '2026-01-31'] })).toEqual({ created_at: ',2026-01-31|between' })
})

test('a bar in a value is no operator unless it names one', () => {
  expect(splitFilter('a|b')).toEqual({ value: 'a|b', operator: undefined })
  expect(splitFilter('a|b|like')).toEqual({ value: 'a|b', operator: 'like' })
})
