import { expect, test } from 'vitest'
import { newTemplate, othersWith, placeOf, toBody, toForm } from './freight-form.ts'

const terms = { first_weight_g: 1500, first_price: '8.00', next_weight_g: 1, next_price: '0.50' }

test('grams are kilograms on screen and grams again on the wire', () => {
  const saved = {
    default: { id: 1, ...terms },
    customs: [{ id: 2, name: '远', provinces: ['65'], ...terms }],
    provinces: [],
    revision: '',
  }
  const form = toForm(saved)
  expect(form.default).toEqual({ first_weight: 1.5, first_price: '8.00', next_weight: 0.001, next_price: '0.50' })
  expect(toBody(form)).toEqual({ default: terms, customs: [{ id: 2, name: '远', provinces: ['65'], ...terms }] })
})

test('errors of the wire find their fields', () => {
  expect(placeOf('customs.1.next_weight_g')).toEqual(['customs', 1, 'next_weight'])
  expect(placeOf('default.first_price')).toEqual(['default', 'first_price'])
})

test('templates that share a province know of each other', () => {
  const [a, b] = [
    { ...newTemplate(), name: '甲', provinces: ['33', '65'] },
    { ...newTemplate(), provinces: ['65'] },
  ]
  expect(othersWith([a, b], 0, '65')).toEqual(['#2'])
  expect(othersWith([a, b], 1, '65')).toEqual(['甲'])
  expect(othersWith([a, b], 0, '33')).toEqual([])
})
