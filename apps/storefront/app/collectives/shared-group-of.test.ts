import type { Call } from '@fangshi/contract/client'
import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { findGroup, groupOfAddress } from './shared-group-of.ts'

test.each([
  ['?group=20261123120000', '20261123120000'],
  ['?lang=en&group=20261123120000123456', '20261123120000123456'],
  [`?group=${'1'.repeat(32)}`, '1'.repeat(32)],
  ['?group=20261123120000&group=1', '20261123120000'],
  ['', undefined],
  ['?group=', undefined],
  ['?group=2026112312000', undefined],
  [`?group=${'1'.repeat(33)}`, undefined],
  ['?group=２０２６１１２３１２００００', undefined],
  ['?group=20261123120000%0A', undefined],
  ['?group=20261123120000/../7', undefined],
  ['?GROUP=20261123120000', undefined],
])('the address /goods/5%s names the group %s', (query, expected) => {
  expect(groupOfAddress(`https://shop.example/goods/5${query}`)).toBe(expected)
})

const failing =
  (error: unknown): Call =>
  () =>
    Promise.reject(error)

test('a group that does not exist is none; any other fault is one', async () => {
  const found = { group: { group_no: '20261123120000' } }
  const sent: unknown[] = []
  const call = ((_: unknown, input: unknown) => {
    sent.push(input)
    return Promise.resolve(found)
  }) as Call
  expect(await findGroup(call, '20261123120000')).toBe(found)
  expect(sent).toEqual([{ params: { group_no: '20261123120000' } }])
  expect(await findGroup(failing(new CallError(404, '', {})), '1')).toBeNull()
  // The host has its own copy of the error's class.
  expect(await findGroup(failing({ code: 404 }), '1')).toBeNull()
  await expect(findGroup(failing(new CallError(500, 'broken', {})), '1')).rejects.toThrow('broken')
})
