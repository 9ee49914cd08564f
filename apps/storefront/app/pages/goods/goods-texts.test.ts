import type { GoodsDetail } from '@fangshi/contract/catalog'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, translator, type Translate } from '~/i18n/language.ts'
import { freightText, weightText } from './delivery-text.ts'
import { galleryImages } from './gallery-images.ts'
import { specsOf } from './specs.ts'

let t: Translate
beforeAll(async () => {
  await loadLanguage('en')
  t = translator('en')
})

test.each([
  [999, '999 g'],
  [1000, '1 kg'],
  [2500, '2.5 kg'],
])('%i grams are %s', (grams, expected) => {
  expect(weightText(grams, t)).toBe(expected)
})

test('shipping is free, or starts at the least there is, or has the price to the own address', () => {
  const free = { kind: 'free', lowest_price: '0.00' } as const
  const paid = { kind: 'template', lowest_price: '8.50' } as const
  const to = (freight_money: string, isFrom: boolean) => freightText(paid, { freight_money, isFrom }, t)
  expect(freightText(free, null, t)).toBe('Free shipping')
  expect(freightText(paid, null, t)).toBe('Shipping from ¥8.50')
  expect(to('9.00', false)).toBe('Shipping ¥9')
  expect(to('9.00', true)).toBe('Shipping from ¥9')
  expect(to('0.00', true)).toBe('Free shipping')
})

const sku = (goods_weight: number, goods_image = '') => ({ goods_weight, goods_image }) as GoodsDetail['skus'][number]
const value = (id: number, name: string) => ({ id, name, image: '', color: '' })
const goods = {
  brand: { id: 1, name: 'Muchu', logo: '' },
  class_list: [
    { id: 1, name: 'Home' },
    { id: 2, name: 'Lamps' },
  ],
  goods_no: 'L-1',
  attrs: [{ id: 1, name: 'Colour', values: [value(1, 'Brass'), value(2, 'Black')] }],
  skus: [sku(800), sku(1200), sku(0)],
  goods_images: ['/1.webp', '/2.webp'],
} as GoodsDetail
const named = (changed: Partial<GoodsDetail>) => Object.fromEntries(specsOf({ ...goods, ...changed }, t))

test('the specifications have brand, category, options, weight and number', () => {
  expect(named({})).toEqual({
    Brand: 'Muchu',
    Category: 'Lamps',
    Colour: 'Brass, Black',
    'Gross weight': '800 g – 1.2 kg',
    'Item number': 'L-1',
  })
})

test('what the goods do not have is left out', () => {
  expect(named({ brand: null, class_list: [], attrs: [], goods_no: '', skus: [sku(0)] })).toEqual({})
})

test('one weight is no range', () => {
  expect(named({ skus: [sku(500), sku(500)] })['Gross weight']).toBe('500 g')
})

test('the gallery shows each picture once: of the goods, of the options, of the SKUs', () => {
  const images = galleryImages({
    goods_images: ['/1.webp', '/2.webp'],
    attrs: [{ values: [{ image: '/brass.webp' }, { image: '' }, { image: '/1.webp' }] }],
    skus: [{ goods_image: '/sku.webp' }, { goods_image: '/brass.webp' }],
  })
  expect(images).toEqual(['/1.webp', '/2.webp', '/brass.webp', '/sku.webp'])
})
