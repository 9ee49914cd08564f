import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import type { Column, NamedColumn } from '../list/column.ts'
import { cardParts } from './card-parts.ts'

const column = (key: string, rest: Partial<Column> = {}): NamedColumn => ({ key, label: l(key, key), ...rest })
const keysOf = (...columns: NamedColumn[]) => {
  const { picture, title, state, facts } = cardParts(columns)
  return [picture?.key, title?.key, state?.key, ...facts.map(({ key }) => key)]
}

test('a card has a title, a state and three facts', () => {
  const columns = [
    column('image', { type: 'image' }),
    column('name'),
    column('price', { type: 'price' }),
    column('shelf', { type: 'dict_tags' }),
    column('stock'),
    column('sold'),
    column('created_at'),
  ]
  expect(keysOf(...columns)).toEqual(['image', 'name', 'shelf', 'price', 'stock', 'sold'])
})

test('a column may be named as the state; the first column is the title whatever it is', () => {
  const review = column('review', { type: 'dict_tags', isState: true })
  expect(keysOf(column('name'), column('shelf', { type: 'dict_tags' }), review)).toEqual([
    undefined,
    'name',
    'review',
    'shelf',
  ])
  expect(keysOf(column('image', { type: 'image' }))).toEqual([undefined, 'image', undefined])
  expect(keysOf(column('kind', { type: 'dict_tags' }), column('at'))).toEqual([undefined, 'kind', undefined, 'at'])
})
