import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { number, password, text, textarea } from '../../fields/build.ts'
import { fileName } from './download.ts'
import { formColumns, headingOf, inLanguage, isRequired } from './form-columns.ts'

const form = {
  name: text(l('名称', 'Name'), { local: true, required: true }),
  secret: password(l('密码', 'Password'), { required: true }),
  stock: number(l('库存', 'Stock'), { required: true }),
  note: textarea(l('备注', 'Note'), { local: true }),
}

test('a sheet has a column for each language of a field, and none for passwords', () => {
  expect(formColumns(form).map(({ key, name, language }) => [key, name, language])).toEqual([
    ['name.zh-cn', 'name', 'zh-cn'],
    ['name.en', 'name', 'en'],
    ['stock', 'stock', undefined],
    ['note.zh-cn', 'note', 'zh-cn'],
    ['note.en', 'note', 'en'],
  ])
})

test('the star stands at what must be filled in: never at English', () => {
  const columns = formColumns(form)
  expect(columns.map((column) => headingOf(column, 'zh-cn'))).toEqual([
    '名称（中文） *',
    '名称（英文）',
    '库存 *',
    '备注（中文）',
    '备注（英文）',
  ])
  expect(columns.map((column) => headingOf(column, 'en')).slice(0, 2)).toEqual(['Name (Chinese) *', 'Name (English)'])
  expect(columns.map(isRequired)).toEqual([true, false, true, false, false])
})

test('a label keeps both languages when it names one', () => {
  expect(inLanguage(l('名称', 'Name'), 'en')).toEqual(l('名称（英文）', 'Name (English)'))
})

test.each([
  ['订单', '2026-07-01T15:59:59Z', '订单 2026-07-01.xlsx'],
  // The market's day, which is Shanghai's: it begins at 16:00 UTC.
  ['订单', '2026-07-01T16:00:00Z', '订单 2026-07-02.xlsx'],
  ['A/B: "C" <D>', '2026-12-31T23:00:00Z', 'A B C D 2027-01-01.xlsx'],
  ['..\\..\\x\n', '2026-01-01T00:00:00Z', '.. .. x 2026-01-01.xlsx'],
])('the file of %j made at %s', (title, at, name) => {
  expect(fileName(title, new Date(at))).toBe(name)
})
