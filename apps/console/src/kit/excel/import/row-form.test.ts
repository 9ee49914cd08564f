import * as z from 'zod/mini'
import { Flag, OrNull, Text, Whole } from '@fangshi/contract/shapes'
import { expect, test } from 'vitest'
import { l } from '../../../i18n/ui-text.ts'
import { number, password, select, text, toggle } from '../../fields/build.ts'
import type { FieldSpecs } from '../../fields/spec.ts'
import { accepts, emptyValue, rowFaults, shownValues } from './row-form.ts'

const label = l('字段', 'Field')
const shape = z.strictObject({
  name: z.object({ 'zh-cn': Text(1, 4), en: z.optional(Text(0, 4)) }),
  code: Text(1, 5),
  stock: OrNull(Whole(0)),
  is_shown: Flag,
  note: z.optional(Text(1, 5)),
  tags: z.array(Text(1, 5)),
})
const form: FieldSpecs = {
  name: text(label, { local: true, required: true }),
  code: text(label, { check: (value) => (value === 'taken' ? 'TAKEN' : undefined) }),
  stock: number(label),
  is_shown: toggle(label),
  note: text(label, { showIf: ({ is_shown }) => is_shown === true }),
  secret: password(label, { required: true }),
}

test('the contract says what a field takes; an unknown field takes nothing', () => {
  expect([accepts(shape, 'code', 'abc'), accepts(shape, 'code', 'too long')]).toEqual([true, false])
  expect([accepts(shape, 'stock', ''), accepts(shape, 'stock', -1)]).toEqual([true, false])
  expect([accepts(shape, 'other', 'x'), accepts(shape, 'other', undefined)]).toEqual([false, true])
})

test('an empty cell sends what the contract takes as nothing', () => {
  expect(emptyValue(number(label), shape, 'stock')).toBe('')
  expect(emptyValue(toggle(label), shape, 'is_shown')).toBe(false)
  expect(emptyValue(text(label), shape, 'note')).toBeUndefined()
  expect(emptyValue(select(label, { options: [], multiple: true }), shape, 'tags')).toEqual([])
})

test('the form’s own start comes before any other nothing', () => {
  expect(emptyValue(number(label, { initial: 8 }), shape, 'stock')).toBe(8)
})

test('fields that the form would not show are not sent', () => {
  const values = { code: 'a', is_shown: false, note: 'x' }
  expect(shownValues(form, values)).toEqual({ code: 'a', is_shown: false })
  expect(shownValues(form, { ...values, is_shown: true })).toEqual({ code: 'a', is_shown: true, note: 'x' })
})

test('faults come from the rules of the fields and from the contract; English may stay empty, passwords are not asked for', () => {
  const right = { name: { 'zh-cn': '茶' }, code: 'a', stock: '1', is_shown: true, tags: [] }
  expect(rowFaults(form, right, right, shape)).toEqual({})
  const wrong = { name: { 'zh-cn': '', en: 'Too long' }, code: 'taken', stock: '-1', is_shown: true, tags: [] }
  expect(rowFaults(form, wrong, wrong, shape)).toMatchObject({
    'name.zh-cn': 'REQUIRED',
    'name.en': 'TOO_LONG',
    code: 'TAKEN',
    stock: 'TOO_SMALL',
  })
})
