import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { number, text } from '../../fields/build.ts'
import { formColumns } from '../workbook/form-columns.ts'
import { cellOf, isWorthAsking, restOf, sendable, stateAfter, type ImportState } from './import-state.ts'
import type { Plan, PlannedRow, Problem } from './plan.ts'

const form = { name: text(l('名称', 'Name')), stock: number(l('库存', 'Stock')) }
const [name, stock] = formColumns(form)
const row = (at: number, ...cells: PlannedRow['cells']): PlannedRow => ({ row: at, cells, values: {}, body: {} })
const plan: Plan = {
  headings: ['库存', '备注', '名称'],
  columns: [stock, undefined, name],
  unknown: ['备注'],
  twice: [],
  examples: [],
  fault: undefined,
  rows: [row(2, 5, 'x', '茶'), row(3, -1, null, '杯'), row(4, 2)],
  problems: [],
}
const small: Problem = { row: 3, column: stock, field: 'stock', key: 'TOO_SMALL' }
const long: Problem = { row: 3, column: name, field: 'name', key: 'TOO_LONG' }
const refused = (details: object) => new CallError(422, 'no', { key: 'IMPORT_INVALID', ...details })

test('rows that the server refuses are named; it may have found more than it names', () => {
  const errors = [{ row: 1, field: 'stock', key: 'TOO_SMALL' }]
  expect(stateAfter(refused({ errors }), plan, form)).toEqual({ at: 'refused', plan, problems: [small], wrongRows: 1 })
  expect(stateAfter(refused({ errors, wrong_rows: 40 }), plan, form)).toMatchObject({ wrongRows: 40 })
  expect(stateAfter(refused({ errors, wrong_rows: 'many' }), plan, form)).toMatchObject({ wrongRows: 1 })
})

test.each([
  ['no answer', new NoAnswerError('offline'), true],
  ['half an answer', new Error('half'), true],
  ['a failure of the server', new CallError(500, 'broken', {}), true],
  ['a refusal of the whole', new CallError(403, 'no', { key: 'FORBIDDEN' }), false],
  ['a refusal that names no row', refused({ errors: [] }), false],
  ['a refusal that names a row of another file', refused({ errors: [{ row: 9, field: 'name' }] }), false],
])('after %s rows may have been added: %#', (_, error, isUnknown) => {
  expect(stateAfter(error, plan, form)).toEqual({ at: 'failed', plan, error, isUnknown })
})

const bad = { ...plan, problems: [small, long] }
const faulty: Plan = { ...plan, rows: [], fault: { why: 'noRows' } }
const failed: ImportState = { at: 'failed', plan, error: new Error('x'), isUnknown: true }

test.each<[string, ImportState, boolean, boolean]>([
  // can be sent, is worth a question before it is replaced
  ['no file', { at: 'empty' }, false, false],
  ['a file that is no sheet', { at: 'unreadable', why: 'SEVERAL' }, false, false],
  ['valid rows', { at: 'checked', plan }, true, true],
  ['some bad rows', { at: 'checked', plan: bad }, false, false],
  ['a sheet with a fault', { at: 'checked', plan: faulty }, false, false],
  ['rows on their way', { at: 'sending', plan }, true, false],
  ['a failed call', failed, true, true],
  ['a refusal', { at: 'refused', plan, problems: [small], wrongRows: 1 }, false, false],
  ['the end', { at: 'done', rows: 3, note: undefined }, false, false],
])('%s', (_, state, canBeSent, isAsked) => {
  expect([sendable(state) !== undefined, isWorthAsking(state)]).toEqual([canBeSent, isAsked])
})

test('valid rows can go without the bad ones, unless not all of these are named', () => {
  const found = restOf({ at: 'checked', plan: bad })
  expect([found?.rest.rows.map((one) => one.row), found?.bad, found?.problems.length]).toEqual([[2, 4], 1, 2])
  expect(restOf({ at: 'refused', plan, problems: [small], wrongRows: 1 })?.rest.rows).toHaveLength(2)
  expect(restOf({ at: 'refused', plan, problems: [small], wrongRows: 2 })).toBeUndefined()
})

test('there is no rest of valid rows alone, of bad rows alone, or of what failed', () => {
  const onlyBad = { ...plan, rows: [row(3, -1)], problems: [small] }
  expect([restOf({ at: 'checked', plan }), restOf({ at: 'checked', plan: onlyBad }), restOf(failed)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a problem shows what stands in its cell, wherever the sheet has the column', () => {
  expect([cellOf(plan, small), cellOf(plan, long)]).toEqual(['-1', '杯'])
  expect(cellOf(plan, { ...long, row: 4 })).toBe('')
  expect(cellOf(plan, { ...small, row: 99 })).toBe('')
  expect(cellOf(plan, { ...small, column: undefined })).toBe('')
})
