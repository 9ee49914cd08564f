import { expect, test } from 'vitest'
import { maskBankNo, maskIdNumber } from './masks.ts'

test('numbers are told without their middle', () => {
  expect(maskIdNumber('330106199003071236')).toBe('330106********1236')
  expect(maskIdNumber('33010619880512004X')).toBe('330106********004X')
  expect(maskIdNumber('')).toBe('')
  expect(maskBankNo('6222020200112233445')).toBe('***************3445')
})
