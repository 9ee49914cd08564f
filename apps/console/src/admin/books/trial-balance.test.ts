import { expect, test } from 'vitest'
import { csvOf, grouped, trialBalance, type Account } from './trial-balance.ts'

const account = (name: string, balance: string, currency: Account['currency'] = 'CNY'): Account => ({
  account: name,
  currency,
  count: 1,
  balance,
})

test('what we owe or earned is credit, what we have is debit, and both sums are equal', () => {
  const { lines, debit, credit, isBalanced } = trialBalance(
    [account('user_money', '70.00'), account('clearing_wechat', '-100.00'), account('commission', '30.00')],
    'CNY',
  )
  expect(lines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['clearing_wechat', '100.00', ''],
    ['user_money', '', '70.00'],
    ['commission', '', '30.00'],
  ])
  expect([debit, credit, isBalanced]).toEqual(['100.00', '100.00', true])
})

test('points are whole and a currency of their own; a lost cent is seen', () => {
  const all = [
    account('user_points', '12', 'POINTS'),
    account('points_issuer', '-12', 'POINTS'),
    account('bank', '0.01'),
  ]
  expect(trialBalance(all, 'POINTS')).toMatchObject({ debit: '12', credit: '12', isBalanced: true })
  expect(trialBalance(all, 'CNY')).toMatchObject({ debit: '0.00', credit: '0.01', isBalanced: false })
})

test('an account without a name goes by its own, at the top', () => {
  expect(trialBalance([account('bank', '1.00'), account('new', '-1.00')], 'CNY').lines[0]?.name.en).toBe('new')
})

test('CSV quotes what needs it', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['d"e', ''],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"d""e",\r\n')
})

test('digits stand in groups of three, those behind the point do not', () => {
  expect(['', '0.00', '999', '1234.56', '1234567.80', '12000'].map(grouped)).toEqual([
    '',
    '0.00',
    '999',
    '1,234.56',
    '1,234,567.80',
    '12,000',
  ])
})
