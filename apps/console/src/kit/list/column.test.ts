import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { namedColumns, type Columns } from './column.ts'

interface Shown {
  id: number
  name: string
  price: string
}

test('columns stand in the order of the screen, each with the name of its field', () => {
  const columns: Columns<Shown> = {
    price: { label: l('价格', 'Price'), type: 'price' },
    name: { label: l('名称', 'Name') },
  }
  expect(namedColumns(columns)).toEqual([
    { key: 'price', label: l('价格', 'Price'), type: 'price' },
    { key: 'name', label: l('名称', 'Name') },
  ])
})

test('a column that a screen leaves out on a condition is none', () => {
  const columns = { name: { label: l('名称', 'Name') }, price: undefined } as Columns<Shown>
  expect(namedColumns(columns).map(({ key }) => key)).toEqual(['name'])
  expect(namedColumns({})).toEqual([])
})
