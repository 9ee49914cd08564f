import { changeFreight, changePrices } from '@fangshi/contract/goods-bulk'
import { expect, test } from 'vitest'
import { freightBody, pricesBody } from './bulk-bodies.ts'

const ids = [3, 5]

test('prices change by percent or by an amount, never by what the other field still holds', () => {
  expect(pricesBody(ids, { mode: 'percent', percent: 90, price: '5.00' })).toStrictEqual({
    ids,
    mode: 'percent',
    percent: 90,
  })
  for (const mode of ['raise', 'lower', 'set'])
    expect(pricesBody(ids, { mode, percent: 90, price: '5.00' })).toStrictEqual({ ids, mode, price: '5.00' })
})

test.each([
  ['default', { freight_choice: 'default', freight_id: null }],
  ['free', { freight_choice: 'free', freight_id: null }],
  [12, { freight_choice: 'template', freight_id: 12 }],
])('freight %j', (freight, body) => {
  expect(freightBody(ids, { freight })).toEqual({ ids, ...body })
})

test('the routes take these bodies', () => {
  expect(
    changePrices.body.safeParse({ ...pricesBody(ids, { mode: 'percent', percent: 90 }), percent: '90' }).success,
  ).toBe(true)
  expect(changePrices.body.safeParse(pricesBody(ids, { mode: 'lower', price: '0.50' })).success).toBe(true)
  expect(changeFreight.body.safeParse(freightBody(ids, { freight: 'free' })).success).toBe(true)
})
