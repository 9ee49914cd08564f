import { expect, test } from 'vitest'
import { missingKeys, withPicked, type Option } from './choice-options.ts'

const option = (value: Option['value'], label = `choice ${value}`): Option => ({ value, label })
const some = [option(0), option(2), option('sf')]

test.each([
  ['one that is known', 2, []],
  ['the choice 0', 0, []],
  ['one that lies beyond the list', 9, [9]],
  ['a list of both', [2, 9, 'sf', 'yto'], [9, 'yto']],
  ['a number as text, which is another value', '2', ['2']],
  ['nothing', null, []],
  ['nothing yet', undefined, []],
  ['an empty list', [], []],
  ['what is no key', [{ id: 1 }, true, null], []],
])('a field holds %s', (_, value, missing) => {
  expect(missingKeys(value, some)).toEqual(missing)
})

test('choices may come from several places', () => {
  expect(missingKeys([0, 5, 6], some, [option(5)])).toEqual([6])
  expect(missingKeys([1])).toEqual([1])
})

test('picked choices stand behind the others, and none stands twice', () => {
  const all = withPicked(some, [option(9), option(2, 'renamed')])
  expect(all.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 choice 0',
    '2 choice 2',
    'sf choice sf',
    '9 choice 9',
  ])
  expect(some).toHaveLength(3)
})
