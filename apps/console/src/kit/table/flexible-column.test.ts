import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import type { NamedColumn } from '../list/column.ts'
import { flexibleColumn } from './flexible-column.ts'

const column = (key: string, rest: Partial<NamedColumn> = {}): NamedColumn => ({
  key,
  label: l('列', 'Column'),
  ...rest,
})
const widthOf = ({ width }: NamedColumn) => width
const created = column('created_at', { type: 'time', width: 165 })

test('where all columns have a width, the first with words takes the rest of the room', () => {
  const pinned = column('pinned', { type: 'boolean', width: 90 })
  expect(flexibleColumn([pinned, column('title', { width: 180 }), created], widthOf)).toBe('title')
  expect(flexibleColumn([column('no', { width: 130, fixed: 'left' }), pinned, created], widthOf)).toBe('pinned')
})

test('a column without a width takes it anyway', () => {
  expect(flexibleColumn([column('title'), created], widthOf)).toBeUndefined()
})
