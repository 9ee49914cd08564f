import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { image, number, text } from '../../fields/build.ts'
import { formColumns } from '../workbook/form-columns.ts'
import { badRows, withoutBad, type Plan, type PlannedRow, type Problem } from './plan.ts'
import { problemSheet, reasonOf, serverProblems } from './problems.ts'

const form = {
  name: text(l('名称', 'Name'), { local: true }),
  stock: number(l('库存', 'Stock')),
  images: image(l('图片', 'Pictures'), { multiple: true }),
}
const row = (at: number, ...cells: PlannedRow['cells']): PlannedRow => ({ row: at, cells, values: {}, body: {} })
// The sheet has an empty third row, so places and numbers differ.
const rows = [row(2, '茶', 5), row(4, '杯', -1)]
const problem = (at: number, field: string, key: Problem['key']): Problem => ({
  row: at,
  field,
  key,
  column: formColumns(form).find((column) => column.key === field),
})

test('the server counts rows from 0; people count them as the sheet does', () => {
  const problems = serverProblems([{ row: 1, field: 'stock', key: 'TOO_SMALL' }], rows, form)
  expect(problems).toEqual([problem(4, 'stock', 'TOO_SMALL')])
})

test.each([
  ['name.en', 'name.en'],
  ['name', 'name.zh-cn'],
  ['images.2', 'images'],
  ['secret', undefined],
])('a fault of %s stands in the column %s', (field, column) => {
  const [first] = serverProblems([{ row: 0, field, key: 'INVALID' }], rows, form)
  expect([first?.row, first?.column?.key]).toEqual([2, column])
})

test.each([
  ['no list', { row: 0, field: 'name' }],
  ['nothing', undefined],
  ['a row that was not sent', [{ row: 2, field: 'name', key: 'INVALID' }]],
  ['a row before the first', [{ row: -1, field: 'name', key: 'INVALID' }]],
  ['a row that is no number', [{ row: '0', field: 'name', key: 'INVALID' }]],
  ['no field', [{ row: 0, key: 'INVALID' }, null, 'text']],
])('%s is no problem of a row', (_, errors) => {
  expect(serverProblems(errors, rows, form)).toEqual([])
})

test('an error that this front does not know yet is at least an error', () => {
  expect(serverProblems([{ row: 0, field: 'stock', key: 'FROM_THE_FUTURE' }], rows, form)[0]?.key).toBe('INVALID')
})

test('a reason names its column in the reader’s language', () => {
  const small = problem(4, 'stock', 'TOO_SMALL')
  expect(reasonOf(small, 'zh-cn')).toMatch(/^库存：./)
  expect(reasonOf(small, 'en')).toMatch(/^Stock: ./)
  expect(reasonOf({ ...small, column: undefined, field: '' }, 'en')).not.toContain(':')
})

const plan: Plan = {
  headings: ['名称', '错误原因', '库存', null],
  columns: [],
  unknown: [],
  twice: [],
  examples: [],
  fault: undefined,
  rows: [row(2, '茶', 'old reason', 5), row(4, '杯', null, -1, 'not ours')],
  problems: [],
}

test('the sheet to correct has the bad rows as they were, with new reasons for old ones', () => {
  const problems = [problem(4, 'stock', 'TOO_SMALL'), problem(4, 'name.en', 'TOO_LONG')]
  const sheet = problemSheet(plan, problems, 'zh-cn')
  expect(sheet.columns.map(({ heading }) => heading)).toEqual(['名称', '库存', '', '错误原因'])
  expect(sheet.rows.map((cells) => cells.slice(0, 3))).toEqual([['杯', -1, 'not ours']])
  expect(String(sheet.rows[0]?.[3]).split('\n')).toEqual(problems.map((one) => reasonOf(one, 'zh-cn')))
})

test('the rest is imported without any row that has a problem, counted once', () => {
  const problems = [problem(4, 'stock', 'TOO_SMALL'), problem(4, 'name.en', 'TOO_LONG')]
  expect([...badRows(problems)]).toEqual([4])
  const rest = withoutBad({ ...plan, problems }, problems)
  expect([rest.rows.map((one) => one.row), rest.problems]).toEqual([[2], []])
})
