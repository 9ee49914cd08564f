import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { number, text } from '../../fields/build.ts'
import type { FieldSpecs } from '../../fields/spec.ts'
import { emptyForm, formOf } from './form-body.ts'

const fields: FieldSpecs = {
  name: text(l('名称', 'Name')),
  sort: number(l('排序', 'Order'), { initial: 50 }),
  pid: number(l('上级', 'Parent')),
}

test('a form holds its own fields of a row and sends nothing else back', () => {
  expect(formOf(fields, { id: 7, name: 'Tea', created_at: '2026-11-22 08:00:00' })).toEqual({ name: 'Tea' })
})

test('a row is turned into the form’s values first, and stays itself', () => {
  const row = { id: 7, name: 'Tea', pid: 0 }
  expect(formOf(fields, row, ({ pid, ...rest }) => ({ ...rest, pid: pid || undefined }))).toEqual({
    name: 'Tea',
    pid: undefined,
  })
  expect(row.pid).toBe(0)
})

test('a new row starts with what the fields say, and with the parent it is added below', () => {
  expect(emptyForm(fields)).toEqual({ sort: 50 })
  expect(emptyForm(fields, { pid: 3 })).toEqual({ sort: 50, pid: 3 })
  expect(emptyForm(fields, { pid: 3, sort: 1 })).toEqual({ sort: 1, pid: 3 })
})

test('presets are turned into the form’s values too; without any nothing is turned', () => {
  const path = (row: Readonly<Record<string, unknown>>) => ({ pid: [row.pid], name: 'not preset' })
  expect(emptyForm(fields, { pid: 3 }, path)).toEqual({ sort: 50, pid: [3] })
  expect(emptyForm(fields, {}, path)).toEqual({ sort: 50 })
})
