import type { SettledOrder } from '@fangshi/contract/settlements'
import { expect, test } from 'vitest'
import { textIn } from '../i18n/ui-text.ts'
import type { ReadText } from '../i18n/use-text.ts'
import { exportColumns } from './order-export.ts'
import { rulesOf } from './rules-of.ts'

const t: ReadText = (text, ...values) => textIn('en', text, ...values)
const order = {
  rules: [
    { scope: 'class', rate: '5', base: '80.00' },
    { scope: 'global', rate: '3.5', base: '20.00' },
  ],
  shares: [
    { level: 1, rate: '10', base: '80.00' },
    { level: 4, rate: '1', base: '80.00' },
  ],
} as SettledOrder

test('commission comes first, then the referrers by level; a level without a name is a referral', () => {
  expect(rulesOf(t, order)).toEqual([
    'Class 5% × ¥80.00',
    'Platform-wide 3.5% × ¥20.00',
    'Referral level 1 10% × ¥80.00',
    'Referral 1% × ¥80.00',
  ])
})

test('an order of which nothing was taken has no rule, and an empty cell in the sheet', () => {
  const free = { ...order, rules: [], shares: [] }
  expect(rulesOf(t, free)).toEqual([])
  expect(exportColumns(t).rules?.value?.(free)).toBe('')
})

test('in a sheet all rules of an order stand in one cell', () => {
  expect(exportColumns(t).rules?.value?.({ ...order, shares: [] })).toBe(
    'Class 5% × ¥80.00；Platform-wide 3.5% × ¥20.00',
  )
})
