import { expect, test } from 'vitest'
import { paidHours, provinces } from './order-choices.ts'

test('hours of the week are said in words', () => {
  expect(paidHours).toHaveLength(7 * 24)
  expect(paidHours.find(({ value }) => value === '1-13')?.label).toEqual({
    'zh-cn': '周一 13:00–14:00',
    en: 'Mon 13:00–14:00',
  })
  expect(paidHours.find(({ value }) => value === '7-23')?.label.en).toBe('Sun 23:00–24:00')
})

test('every province can be chosen', () => {
  expect(provinces).toHaveLength(34)
  expect(provinces[0]).toEqual({ value: '11', label: { 'zh-cn': '北京', en: 'Beijing' } })
})
