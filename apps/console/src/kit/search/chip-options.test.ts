import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import type { NamedColumn } from '../list/column.ts'
import { chipOptions } from './chip-options.ts'

const states = [{ value: 'open', label: l('营业中', 'Open') }]
const status: NamedColumn = { key: 'status', label: l('状态', 'Status'), type: 'dict_tags', options: states }
const name = { label: l('名称', 'Name'), value: 'name' }

test('a filter that no field of the bar sets is named by its column, values included', () => {
  expect(chipOptions([name], [status], { name: 'x|like', status: 'open' })).toEqual([
    name,
    { label: status.label, value: 'status', data: states },
  ])
  expect(chipOptions([name], [status], { other: '1' })).toEqual([name])
})
