import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import type { ColumnType, NamedColumn, Names } from '../../list/column.ts'
import { exportCell } from './export-cell.ts'

const column = (type?: ColumnType, rest: Partial<NamedColumn> = {}): NamedColumn => ({
  key: 'value',
  label: l('值', 'Value'),
  ...(type ? { type } : {}),
  ...rest,
})
const noNames: Names = () => undefined
const cell = (type: ColumnType | undefined, value: unknown) => exportCell(column(type), value, noNames, 'en')

test.each([undefined, null, '', []])('nothing (%s) is an empty cell in any column', (value) => {
  for (const type of ['text', 'price', 'time', 'boolean', 'dict', 'images'] as const)
    expect(cell(type, value)).toBeNull()
})

test('numbers are exported as numbers, unless that would change their digits', () => {
  expect(cell('id', 42)).toBe(42)
  expect(cell('number', '42')).toBe(42)
  expect(cell('number', '007')).toBe('007')
  expect(cell('id', '123456789012345678901')).toBe('123456789012345678901')
  expect(cell('id', 'SF10')).toBe('SF10')
})

test('phones and codes stay texts, also those that look like numbers', () => {
  expect([cell('id', '13800138000'), cell('text', '13800138000'), cell('id', '007')]).toEqual([
    '13800138000',
    '13800138000',
    '007',
  ])
})

test('pictures go out with the site that they are on', () => {
  expect(cell('image', '/uploads/a.webp')).toBe('http://localhost/uploads/a.webp')
  expect(cell('avatar', 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
})

test('amounts are exported in yuan, also negative ones; other texts stay texts', () => {
  expect(cell('price', '1234.50')).toBe(1234.5)
  expect(cell('money', '-0.05')).toBe(-0.05)
  expect(cell('price', 'free')).toBe('free')
})

test('times are dates that a sheet can sort by', () => {
  expect(cell('time', '2026-11-22 08:00:00')).toEqual(new Date(Date.UTC(2026, 10, 22, 8)))
  expect(cell('time', 'soon')).toBe('soon')
})

test('booleans are words in the language of the reader', () => {
  expect([cell('boolean', true), cell('boolean', 0), cell('boolean', '1')]).toEqual(['Yes', 'No', 'Yes'])
  expect(exportCell(column('boolean'), false, noNames, 'zh-cn')).toBe('否')
})

test('ids of dictionaries go out as names; without a name the id stays', () => {
  const names: Names = (_, id) => (id === 7 ? 'Lin’s tea' : undefined)
  const brand = column('dict', { options: { url: '/brands', valueName: 'id', labelName: 'name' } })
  expect(exportCell(brand, 7, names, 'en')).toBe('Lin’s tea')
  expect(exportCell(brand, [7, 8], names, 'en')).toBe('Lin’s tea, 8')
})

test('choices of a fixed list go out in the language of the reader, several by its own mark', () => {
  const state = column('dict_tags', {
    options: [
      { value: 1, label: l('是', 'Yes') },
      { value: 0, label: l('否', 'No') },
    ],
  })
  expect(exportCell(state, 1, noNames, 'en')).toBe('Yes')
  expect(exportCell(state, [1, 0], noNames, 'zh-cn')).toBe('是、否')
})

test('lists are one cell: tags in a line, pictures below each other', () => {
  expect(cell('tags_array', [{ name: 'a' }, 'b'])).toBe('a, b')
  expect(cell('images', ['/a.webp', '/b.webp'])).toBe('http://localhost/a.webp\nhttp://localhost/b.webp')
})

test('a text in both languages is read in one, and rich text goes out without the editor’s half', () => {
  expect(cell('text', { 'zh-cn': '茶', en: 'Tea' })).toBe('Tea')
  expect(cell(undefined, '<p>Tea</p><!--json-->{"type":"doc"}')).toBe('<p>Tea</p>')
})
