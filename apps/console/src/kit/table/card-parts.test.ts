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

test('a card is called by its words, not by what it belongs to, and a yes or no keeps its label', () => {
  const columns = [
    column('group', { type: 'dict_tags' }),
    column('at', { type: 'time' }),
    column('name'),
    column('pinned', { type: 'boolean' }),
  ]
  expect(keysOf(...columns)).toEqual([undefined, 'name', 'group', 'at', 'pinned'])
  expect(keysOf(column('name'), column('pinned', { type: 'boolean' }))).toEqual([
    undefined,
    'name',
    undefined,
    'pinned',
  ])
})

test('a column may be named as the state; without words the first column is the title', () => {
  const review = column('review', { type: 'dict_tags', isState: true })
  expect(keysOf(column('name'), column('shelf', { type: 'dict_tags' }), review)).toEqual([
    undefined,
    'name',
    'review',
    'shelf',
  ])
  expect(keysOf(column('image', { type: 'image' }))).toEqual([undefined, 'image', undefined])
  expect(keysOf(column('kind', { type: 'dict_tags' }), column('at', { type: 'time' }))).toEqual([
    undefined,
    'kind',
    undefined,
    'at',
  ])
})
