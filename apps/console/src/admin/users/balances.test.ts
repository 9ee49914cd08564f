import { expect, test } from 'vitest'
import { faultOfAmount, preview } from './balances.ts'

const balances = { money: '12.30', frozen: '0.00', points: 40 }

test('says what an account holds before and after', () => {
  expect(preview(balances, 'money', '-2.3')).toEqual({ before: '¥12.30', after: '¥10.00', isShort: false })
  expect(preview(balances, 'money', '-12.31')).toEqual({ before: '¥12.30', after: '-¥0.01', isShort: true })
  expect(preview(balances, 'points', '+5')).toEqual({ before: '40', after: '45', isShort: false })
  expect(preview({ ...balances, money: '1234.50' }, 'money', '0')).toEqual({ before: '¥1,234.50', isShort: false })
  expect(preview(balances, 'frozen', '')).toEqual({ before: '¥0.00', isShort: false })
})

test('takes signed money and whole points alone', () => {
  expect(faultOfAmount('-5', 'money')).toBeUndefined()
  expect(faultOfAmount('1.234', 'money')).toBe('MONEY_INVALID')
  expect(faultOfAmount('0.00', 'money')).toBe('INVALID')
  expect(faultOfAmount('1.50', 'points')).toBe('NUMBER_INVALID')
})
