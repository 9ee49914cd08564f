import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { number, password, text } from '../../fields/build.ts'
import { formColumns, headingOf, isRequired } from '../workbook/form-columns.ts'
import { isReason, matchHeadings } from './headings.ts'

const columns = formColumns({
  name: text(l('名称', 'Name'), { local: true, required: true }),
  code: text(l('代码', 'Code'), { required: true }),
  sort: number(l('排序', 'Order')),
  secret: password(l('密码', 'Password')),
})
const matched = (...headings: (string | number | null)[]) =>
  matchHeadings(headings, columns).columns.map((column) => column?.key)

test('a text in both languages has a column for each; passwords have none', () => {
  expect(columns.map(({ key }) => key)).toEqual(['name.zh-cn', 'name.en', 'code', 'sort'])
})

test('required columns are starred, but never the English one', () => {
  expect(columns.map(isRequired)).toEqual([true, false, true, false])
  expect(columns.map((column) => headingOf(column, 'en'))).toEqual([
    'Name (Chinese) *',
    'Name (English)',
    'Code *',
    'Order',
  ])
})

test('a field alone means its Chinese', () => {
  expect(matched('名称', 'name', 'Name')).toEqual(['name.zh-cn', 'name.zh-cn', 'name.zh-cn'])
})

test('headings are found in either language, by key, and whatever their case, spaces, brackets and star', () => {
  expect(matched('CODE *', ' 代 码 ', '名称(英文)', 'name.EN', 'order')).toEqual([
    'code',
    'code',
    'name.en',
    'name.en',
    'sort',
  ])
})

test('what the form does not know is named, but for empty headings and the reasons of an earlier import', () => {
  expect(matchHeadings(['Colour', '', null, '错误原因', 'Error', 7], columns).unknown).toEqual(['Colour', '7'])
  expect([isReason('ERROR'), isReason('Code')]).toEqual([true, false])
})

test('two headings for one column are named once', () => {
  expect(matchHeadings(['Code', '代码', 'code', 'Order'], columns).twice.map(({ key }) => key)).toEqual(['code'])
})
