import { expect, test } from 'vitest'
import { skusOf, trialOf } from './trial.ts'

test('an offer leaves out what is empty, and writes percents as text', () => {
  const values = { kind: 'reduction', money: '5.00', use_money: '0.00', goods_ids: '', days: 30, cost: 60 }
  expect(trialOf(values)).toEqual({
    kind: 'reduction',
    query: { kind: 'reduction', money: '5.00', use_money: '0.00', days: 30, cost: '60' },
  })
})

test('the SKUs of a flash sale that take part are named with price and quota', () => {
  const terms = { 12: { price: '9.90', quota: 50 }, 13: { price: null, quota: null }, 14: undefined }
  expect(skusOf(terms)).toBe('12:9.90:50')
  expect(trialOf({ kind: 'seckill', goods_id: 7, terms, max_per_person: 1, days: 7 })).toEqual({
    kind: 'seckill',
    query: { skus: '12:9.90:50', max_per_person: 1, days: 7 },
  })
})

test('a group buy names its goods', () => {
  const values = { goods_id: 7, percent_off: 20, people: 2, hours: 24, max_per_person: 1, days: 90 }
  expect(trialOf({ kind: 'collective', ...values })).toEqual({
    kind: 'collective',
    query: { ...values, percent_off: '20' },
  })
})
