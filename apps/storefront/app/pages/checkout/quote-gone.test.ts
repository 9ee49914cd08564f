import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { isGone, repeatedGroup } from './quote-gone.ts'

const ordered = new CallError(409, '', { key: 'ORDER_REPEATED', group_no: '2026030108000000000001' })

test('lines that are ordered name their group', () => {
  expect(repeatedGroup(ordered)).toBe('2026030108000000000001')
  expect(repeatedGroup(new CallError(409, '', { key: 'STOCK_SHORT', group_no: '1' }))).toBe(undefined)
  expect(repeatedGroup(new CallError(409, '', { key: 'ORDER_REPEATED' }))).toBe(undefined)
  expect(repeatedGroup(null)).toBe(undefined)
})

test('there is nothing to place when lines are ordered or missing, unlike an address', () => {
  const keys = ['NOT_FOUND', 'GOODS_NOT_FOUND', 'ADDRESS_NOT_FOUND']
  expect(keys.map((key) => isGone(new CallError(404, '', { key })))).toEqual([true, true, false])
  expect([isGone(ordered), isGone(new CallError(500, '', {})), isGone(null)]).toEqual([true, false, false])
})
