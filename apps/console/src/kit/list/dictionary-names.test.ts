import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { dictionary } from '../fields/build.ts'
import type { Row } from '../fields/row.ts'
import type { NamedColumn } from './column.ts'
import { dictionaryOf, idsOf, keyOf, knownNames, namesFrom, namesKey } from './dictionary-names.ts'

const stores = dictionary('/stores/dict')
const column = (key: string, more: Partial<NamedColumn> = {}): NamedColumn => ({
  key,
  label: l('列', 'Column'),
  ...more,
})
const row = (id: number, store_id: unknown): Row => ({ id, store_id })

test('only choices that the server lists are a dictionary', () => {
  expect(dictionaryOf(column('store_id', { options: stores }))).toBe(stores)
  expect(dictionaryOf(column('kind', { options: [{ value: 1, label: l('甲', 'A') }] }))).toBeUndefined()
  expect(dictionaryOf(column('name'))).toBeUndefined()
})

test('ids are asked for once and in one order, so that two pages of the same rows ask the same', () => {
  const rows = [row(1, 30), row(2, '4'), row(3, 30), row(4, 4)]
  expect(idsOf(column('store_id'), rows)).toEqual(['30', '4'])
  expect(idsOf(column('store_id'), rows.toReversed())).toEqual(['30', '4'])
})

test.each([0, '0', '', null, undefined, [7], { id: 7 }, true])('%j names nothing', (value) => {
  expect(idsOf(column('store_id'), [row(1, value)])).toEqual([])
})

test('a column with a value of its own is asked for that', () => {
  const owner = column('owner', { value: ({ store_id }) => Number(store_id) + 1 })
  expect(idsOf(owner, [row(1, 6)])).toEqual(['7'])
})

test('of several cached answers the latest says what something is called', () => {
  const client = new QueryClient()
  const put = (ids: string, names: [string, string][], updatedAt: number, locale: 'en' | 'zh-cn' = 'en') =>
    client.setQueryData([...namesKey(stores, locale), ids], new Map(names), { updatedAt })
  put('1,2', [['1', 'Renamed'], ['2', 'Tea']], 2000) // oxfmt-ignore
  put('1,3', [['1', 'Old name'], ['3', 'Cups']], 1000) // oxfmt-ignore
  put('1', [['1', '茶']], 3000, 'zh-cn')
  client.setQueryData(
    [...namesKey(dictionary('/stores/dict', { labelName: 'owner' }), 'en'), '1'],
    new Map([['1', 'Li']]),
  )
  expect(Object.fromEntries(knownNames(client, stores, 'en'))).toEqual({ 1: 'Renamed', 2: 'Tea', 3: 'Cups' })
  expect(knownNames(client, dictionary('/elsewhere'), 'en').size).toBe(0)
})

test('two fields of one list are not mixed up', () => {
  const owners = dictionary('/stores/dict', { labelName: 'owner' })
  const names = namesFrom(new Map([[keyOf(stores), new Map([['7', 'Tea House']])], [keyOf(owners), new Map([['7', 'Li']])]])) // oxfmt-ignore
  expect(names(column('store', { options: stores }), 7)).toBe('Tea House')
  expect(names(column('owner', { options: owners }), '7')).toBe('Li')
  expect(names(column('owner', { options: owners }), 8)).toBeUndefined()
  expect(names(column('name'), 7)).toBeUndefined()
})
