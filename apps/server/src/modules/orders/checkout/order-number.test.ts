import { expect, test } from 'vitest'
import { groupNumber, orderNumber } from './order-number.ts'

test('numbers tell the time and then nothing that can be guessed', () => {
  const group = groupNumber(new Date('2026-03-01T00:00:00Z'), '00420007')
  expect(group).toBe('2026030108000000420007')
  expect([orderNumber(group, 0), orderNumber(group, 11)]).toEqual([`${group}001`, `${group}012`])
})
