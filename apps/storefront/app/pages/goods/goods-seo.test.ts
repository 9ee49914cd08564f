import type { GoodsDetail } from '@fangshi/contract/catalog'
import { expect, test } from 'vitest'
import { goodsDescription, productData } from './goods-seo.ts'

const goods = {
  state: 'on_sale',
  goods_name: 'Lamp',
  goods_subname: 'Warm light',
  goods_no: 'lamp-1',
  goods_stock: 3,
  goods_images: ['/uploads/a.webp'],
  goods_content: '<p>Brass &amp; glass</p><p>Dims</p>',
  brand: { id: 1, name: 'Muchu', logo: '' },
  skus: [{ goods_price: '99.00' }, { goods_price: '120.00' }],
  rating: { all: 0, good_rate: null, means: null },
} as GoodsDetail

const offersOf = (changed: Partial<GoodsDetail>) =>
  productData({ ...goods, ...changed }, 'https://shop.example/goods/1', 'https://shop.example').offers

test('the description is plain text', () => {
  expect(goodsDescription(goods)).toBe('Warm light Brass glass Dims')
})

test('pictures are absolute, the brand is named', () => {
  expect(productData(goods, 'https://shop.example/goods/1', 'https://shop.example')).toMatchObject({
    image: ['https://shop.example/uploads/a.webp'],
    sku: 'lamp-1',
    brand: { name: 'Muchu' },
  })
})

test('there is a rating as soon as there are comments to read, and it is theirs', () => {
  const rated = (rating: Partial<GoodsDetail['rating']>) =>
    productData({ ...goods, rating: { ...goods.rating, ...rating } }, 'https://shop.example/goods/1', '')
  expect(rated({})).not.toHaveProperty('aggregateRating')
  const means = { score: '4.7', agree: '4.5', service: '5.0', speed: '3.9' }
  expect(rated({ all: 12, good_rate: 92, means })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: 12, bestRating: 5, worstRating: 1 },
  })
})

test('several prices make an AggregateOffer, one makes an Offer', () => {
  expect(offersOf({})).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '99.00',
    highPrice: '120.00',
    offerCount: 2,
  })
  expect(offersOf({ skus: goods.skus.slice(0, 1) })).toMatchObject({ '@type': 'Offer', price: '99.00' })
})

test('availability follows stock and shelf', () => {
  expect(offersOf({})).toMatchObject({ availability: 'https://schema.org/InStock', priceCurrency: 'CNY' })
  expect(offersOf({ goods_stock: 0 })).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  expect(offersOf({ state: 'off_shelf' })).toMatchObject({ availability: 'https://schema.org/Discontinued' })
})
