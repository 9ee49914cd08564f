import { expect, test } from 'vitest'
import { Refusal } from '../fail.ts'
import { refuseRows, rowErrors } from './row-errors.ts'

test('a refused row names each wrong field, or only the reason', () => {
  const wrong = new Refusal('INVALID_INPUT', { fields: { name: 'REQUIRED', code: 'TAKEN' } })
  expect(rowErrors(3, wrong)).toEqual([
    { row: 3, field: 'name', key: 'REQUIRED' },
    { row: 3, field: 'code', key: 'TAKEN' },
  ])
  expect(rowErrors(0, new Refusal('IN_USE'))).toEqual([{ row: 0, field: '', key: 'IN_USE' }])
})

test('an import names at most 500 mistakes, and counts the wrong rows', () => {
  const errors = Array.from({ length: 1002 }, (_, at) => ({ row: at >> 1, field: 'name', key: 'REQUIRED' as const }))
  try {
    refuseRows(errors)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ key: 'IMPORT_INVALID', details: { wrong_rows: 501 } })
    expect((error as Refusal).details.errors).toHaveLength(500)
  }
})
