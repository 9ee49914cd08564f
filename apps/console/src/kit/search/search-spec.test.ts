import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { dictionary } from '../fields/build.ts'
import { placesOf } from './search-places.ts'
import type { SearchOption } from './search-option.ts'
import { specOf } from './search-spec.ts'

const label = l('店铺', 'Store')
const stores = dictionary('/stores/dict')
const data = [{ value: 1, label: l('甲', 'A') }]

test.each<[string, SearchOption, object]>([
  ['no type is a text', { label }, { type: 'text', maxlength: 100 }],
  ['a number stays text, so that 007 keeps its zeros', { label, type: 'number' }, { type: 'text', maxlength: 100 }],
  ['fixed choices', { label, type: 'select', data }, { type: 'select', options: data }],
  [
    'a dictionary goes before fixed choices',
    { label, type: 'select', data, dict: stores },
    { type: 'select', options: stores },
  ],
  ['a select without choices has none', { label, type: 'select' }, { type: 'select', options: [] }],
  [
    'any level of a tree can be searched',
    { label, type: 'cascader', dict: stores },
    { type: 'cascader', options: stores, anyLevel: true },
  ],
  ['a picker without rows to pick from is a text', { label, type: 'table_select' }, { type: 'text' }],
  ['two days', { label, type: 'daterange' }, { type: 'daterange' }],
  ['one day', { label, type: 'date' }, { type: 'date' }],
])('%s', (_, option, spec) => {
  expect(specOf(option)).toEqual({ label, placeholder: label, ...spec })
})

test('a field is named by its label, which its own placeholder replaces', () => {
  expect(specOf({}).label).toEqual(l('字段', 'Field'))
  const placeholder = l('店铺名称', 'Store name')
  expect(specOf({ label, placeholder })).toMatchObject({ label, placeholder })
})

const range: SearchOption = { type: 'daterange' }
test.each<[string, SearchOption[], number, number]>([
  // cells of a row, the cell of the buttons
  ['no field', [], 5, 1],
  ['two fields', [{}, {}], 5, 3],
  ['five', [{}, {}, {}, {}, {}], 5, 6],
  ['five with two of two days', [{}, range, {}, range, {}], 7, 8],
  ['more than a row: those below count not', [{}, {}, {}, {}, {}, range, {}], 5, 6],
])('the buttons stand behind %s', (_, options, cells, buttons) => {
  expect(placesOf(options)).toEqual({ '--cells': cells, '--buttons': buttons })
})
