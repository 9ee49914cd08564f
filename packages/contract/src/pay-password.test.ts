import { expect, test } from 'vitest'
import { isWeakPayPassword } from './pay-password.ts'

test.each([
  ['counted', ['123456', '012345', '654321', '987654', '789012', '210987']],
  ['repeated', ['000000', '888888', '121212', '520520', '112233', '998877', '111222', '100000', '181188']],
  ['like a birthday', ['900215', '040229', '991231', '150290', '021590', '123199', '199007', '200412']],
])('digits that are %s are weak', (_, all) => {
  expect(all.filter((digits) => !isWeakPayPassword(digits))).toEqual([])
})

test('others are not, nor what is not six digits', () => {
  const others = [
    '246810',
    '135790',
    '135791',
    '735926',
    '908070',
    '903350',
    '043361',
    '',
    '12345',
    '1234567',
    '１２３４５６',
  ]
  expect(others.filter(isWeakPayPassword)).toEqual([])
})

test('nine of ten combinations can still be chosen, about', () => {
  const all = Array.from({ length: 10_000 }, (_, n) => String(n * 97 + 13).padStart(6, '0'))
  const weak = all.filter(isWeakPayPassword).length
  expect(weak).toBeGreaterThan(300)
  expect(weak).toBeLessThan(1200)
})
