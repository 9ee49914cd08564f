import * as z from 'zod/mini'
import { Flag, Price, Text, Whole, LocalizedText, OrNull } from '@fangshi/contract/shapes'
import { expect, test } from 'vitest'
import { number, password, text, toggle } from '../../fields/build.ts'
import { l } from '../../../i18n/ui-text.ts'
import type { NamedColumn } from '../../list/column.ts'
import type { Row } from '../../fields/row.ts'
import { cellText, type Cell } from '../workbook/cells.ts'
import { exportSheet } from '../export/export-sheet.ts'
import { planImport, type ImportForm } from './plan.ts'
import { problemSheet, reasonOf, serverProblems } from './problems.ts'
import { exampleTest } from './example-row.ts'
import { templateSheets } from './template.ts'

const it: ImportForm = {
  form: {
    name: text(l('名称', 'Name'), { required: true, local: true }),
    code: text(l('代码', 'Code'), { required: true }),
    price: number(l('价格', 'Price'), { money: true, required: true }),
    stock: number(l('库存', 'Stock'), { min: 0 }),
    shown: toggle(l('显示', 'Shown')),
    note: text(l('备注', 'Note')),
    secret: password(l('密码', 'Password')),
  },
  shape: z.strictObject({
    name: LocalizedText(1, 10),
    code: Text(1, 10).check(z.regex(/^[a-z0-9]+$/, 'INVALID')),
    price: Price,
    stock: OrNull(Whole(0)),
    shown: Flag,
    note: z.optional(Text(0, 10)),
  }),
  choices: new Map(),
}
const plan = (sheet: Cell[][]) => planImport(sheet, it, exampleTest(it, 'zh-cn'))
const headings = ['名称（中文）*', 'name (chinese)', 'code', '价格', 'ID']
const zh = ['名称（中文） *', '名称（英文）', '代码 *', '价格 *', '库存', '显示', '备注']

test('headings are found by label in either language, by key, whatever their brackets, case and star', () => {
  const { columns, unknown } = plan([['Name (English)', '名称', 'CODE', ' Price* ', 'ID', null, '错误原因']])
  expect(columns.map((column) => column?.key)).toEqual(['name.en', 'name.zh-cn', 'code', 'price', ...Array(3)])
  expect(unknown).toEqual(['ID'])
})

test('a sheet without our headings, with one twice, without a required one or without rows is refused as a whole', () => {
  expect(
    plan([
      ['a', 'b'],
      [1, 2],
    ]).fault,
  ).toEqual({ why: 'noHeadings' })
  expect(plan([headings, [1]]).fault).toMatchObject({ why: 'twice', columns: [{ key: 'name.zh-cn' }] })
  expect(
    plan([
      ['名称', '代码'],
      ['a', 'b'],
    ]).fault,
  ).toMatchObject({ why: 'missing', columns: [{ key: 'price' }] })
  expect(plan([zh, [null, ' ']]).fault).toEqual({ why: 'noRows' })
  expect(plan([zh, ...Array<Cell[]>(5001).fill(['a'])]).fault).toEqual({ why: 'tooLong', rows: 5001 })
})

test('rows become bodies; what is empty is sent as the contract wants nothing', () => {
  const { rows, problems } = plan([zh, [], ['圆通', 'YTO', 'yto', 12.5, null, '是', null]])
  expect(problems).toEqual([])
  expect(rows).toMatchObject([{ row: 3 }])
  expect(rows[0]?.body).toEqual({
    name: { 'zh-cn': '圆通', en: 'YTO' },
    code: 'yto',
    price: '12.50',
    stock: '',
    shown: true,
  })
})

test('all that is wrong is named with the row of the sheet, once a cell', () => {
  const { problems } = plan([zh, ['好', '', 'ok', 1], ['', 'x', 'ÄÖ', 'free', -1, 'maybe', '12345678901']])
  expect(problems.map(({ row, column, key }) => `${row} ${column?.key} ${key}`).toSorted()).toEqual([
    '3 code INVALID',
    '3 name.zh-cn REQUIRED',
    '3 note TOO_LONG',
    '3 price MONEY_INVALID',
    '3 shown CHOICE_INVALID',
    '3 stock TOO_SMALL',
  ])
})

test('the template can be imported once its example is written over, and passwords are not in it', () => {
  const [sheet] = templateSheets(it, 'zh-cn')
  const cells = [...(sheet?.rows[0] ?? [])]
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(zh)
  expect(plan([zh, cells])).toMatchObject({ examples: [2], fault: { why: 'noRows' } })
  expect(plan([zh, cells.with(0, '自己的')])).toMatchObject({ examples: [], rows: [{ row: 2 }], problems: [] })
})

test('what the server says of its rows is said of the sheet’s', () => {
  const { rows } = plan([zh, ['一', '', 'a', 1], [], ['二', '', 'b', 2]])
  const errors = [
    { row: 1, field: 'code', key: 'TAKEN' },
    { row: 0, field: 'name', key: 'TOO_LONG' },
    { row: 0, field: '', key: 'IN_USE' },
    { row: 9, field: 'code', key: 'TAKEN' },
    null,
  ]
  const problems = serverProblems(errors, rows, it.form)
  expect(problems.map(({ row, column }) => [row, column?.key])).toEqual([
    [4, 'code'],
    [2, 'name.zh-cn'],
    [2, undefined],
  ])
  expect(problems.map((problem) => reasonOf(problem, 'en'))[0]).toBe('Code: This is already taken. Choose another.')
  expect(serverProblems('half an answer', rows, it.form)).toEqual([])
})

test('bad rows go out with their reasons and come back without them', () => {
  const first = plan([zh, ['一', '', 'a', 1], ['二', '', '', 'x']])
  const sheet = problemSheet(first, first.problems, 'zh-cn')
  expect(sheet.columns.at(-1)?.heading).toBe('错误原因')
  expect(sheet.rows).toHaveLength(1)
  expect(sheet.rows[0]?.at(-1)).toContain('代码：不能为空')
  const corrected = sheet.rows[0]?.with(2, 'b').with(3, 2) ?? []
  const again = plan([sheet.columns.map(({ heading }) => heading), corrected])
  expect(again).toMatchObject({ unknown: [], problems: [], rows: [{ row: 2, body: { code: 'b', price: '2.00' } }] })
})

test('what was exported can be imported as it was', () => {
  const columns: NamedColumn[] = [
    { key: 'id', label: l('编号', 'ID'), type: 'id' },
    ...Object.entries(it.form)
      .filter(([key]) => key !== 'secret')
      .map(([key, { label }]) => ({ key, label, ...types[key] })),
  ]
  const row = {
    id: 7,
    name: { 'zh-cn': '顺丰', en: '=SF' },
    code: '007',
    price: '-0.50',
    stock: 3,
    shown: false,
    note: '',
  }
  for (const locale of ['zh-cn', 'en'] as const) {
    const sheet = exportSheet('x', columns, [{ ...row, price: '0.50' } as Row], () => undefined, locale)
    const read = planImport([sheet.columns.map(({ heading }) => heading), ...sheet.rows], it, () => false)
    expect(read.problems).toEqual([])
    expect(read.unknown).toEqual([locale === 'en' ? 'ID' : '编号'])
    const { id: _id, note: _note, ...sent } = row
    expect(read.rows[0]?.body).toEqual({ ...sent, price: '0.50' })
  }
})

const types: Record<string, Partial<NamedColumn>> = {
  price: { type: 'money' },
  stock: { type: 'number' },
  shown: { type: 'boolean' },
}

test('cells say what they hold as the wire would', () => {
  expect([null, ' a ', 0.1 + 0.2, 1e21, true, new Date(Date.UTC(2026, 0, 2))].map(cellText)).toEqual([
    '',
    'a',
    '0.3',
    '1000000000000000000000',
    'TRUE',
    '2026-01-02',
  ])
})
