import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { groupRefusal, orderedGroup } from './group-choice.ts'

test.each([
  ['', undefined],
  ['collective=12', { id: 12 }],
  ['collective=12&group=20261123120000000001', { id: 12, group_no: '20261123120000000001' }],
  ['collective=0', undefined],
  ['collective=x&group=20261123120000000001', undefined],
])('the address "%s" orders a group', (query, expected) => {
  expect(orderedGroup(new URLSearchParams(query))).toEqual(expected)
})

test('a group that cannot be joined leaves nothing to place, a limit does', () => {
  const keys = ['COLLECTIVE_GROUP_FULL', 'COLLECTIVE_ENDED', 'COLLECTIVE_LIMIT', 'STOCK_SHORT']
  const refused = keys.filter((key) => groupRefusal(new CallError(409, '', { key })))
  expect(refused).toEqual(['COLLECTIVE_GROUP_FULL', 'COLLECTIVE_ENDED'])
  expect(groupRefusal(new Error('COLLECTIVE_ENDED'))).toBe(undefined)
})
