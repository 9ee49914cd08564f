import type { GoodsDetail } from '@fangshi/contract/catalog'
import { expect, test } from 'vitest'
import {
  changed,
  changesAt,
  lookOf,
  lowestPrice,
  mostOf,
  optionIn,
  piecesLeft,
  skusAfter,
  skusInSale,
  type Sale,
} from './sale.ts'

type Sku = GoodsDetail['skus'][number]
const sku = (id: number): Sku => ({
  id,
  sku_no: '',
  value_ids: [],
  sku_name: '',
  goods_price: '10.00',
  goods_market_price: '12.00',
  goods_stock: 8,
  goods_weight: 1,
  goods_image: '',
})
const terms = (sku_id: number, left: number, goods_stock = 8): Sale['skus'][number] => ({
  sku_id,
  price: `${sku_id}.00`,
  left,
  goods_price: '10.00',
  goods_market_price: '9.00',
  goods_stock,
})
const sale = (over: Partial<Sale> = {}): Sale => ({
  id: 1,
  start_time: '2026-11-23 12:00:00',
  end_time: '2026-11-23 13:00:00',
  state: 'running',
  max_per_person: 2,
  sold_percent: 0,
  left: 5,
  skus: [terms(1, 5), terms(2, 0), terms(3, 0, 0)],
  ...over,
})
const shown = (given: Sale | null) => {
  const { skus, ordinary } = skusInSale([1, 2, 3, 4].map(sku), given)
  return [skus.map((one) => `${one.goods_price} ${one.goods_market_price} ${one.goods_stock}`), [...ordinary]]
}

test('a SKU has the price of the sale while it can be had; then the ordinary one, which is told apart', () => {
  expect(shown(sale())).toEqual([['1.00 10.00 5', '10.00 9.00 8', '10.00 9.00 0', '10.00 12.00 8'], [2]])
  expect(shown(sale({ ordered: 2 }))).toEqual([
    ['10.00 9.00 8', '10.00 9.00 8', '10.00 9.00 0', '10.00 12.00 8'],
    [1, 2],
  ])
  const plain = Array.from({ length: 4 }, () => '10.00 12.00 8')
  expect([shown(sale({ state: 'coming' })), shown(null)]).toEqual([
    [plain, []],
    [plain, []],
  ])
})

test('an order has at most what the sale leaves, but for what is sold at the ordinary price', () => {
  const ordinary = new Set([2])
  const one = sale({ ordered: 1 })
  expect([1, 2, 4, undefined].map((id) => mostOf(one, ordinary, id))).toEqual([1, Infinity, Infinity, Infinity])
  expect([mostOf(sale({ state: 'coming' }), ordinary, 1), mostOf(null, ordinary, 1)]).toEqual([Infinity, Infinity])
  expect(piecesLeft(sale({ ordered: 9 }))).toBe(0)
})

test('a sale is coming, running, sold out, or over for who has bought enough', () => {
  expect([sale({ state: 'coming' }), sale(), sale({ ordered: 2 }), sale({ state: 'sold_out' })].map(lookOf)).toEqual([
    'coming',
    'running',
    'limit',
    'sold_out',
  ])
  expect([undefined, 1, 2, 4].map((id) => optionIn(sale(), id))).toEqual(['open', 'open', 'gone', 'none'])
  expect(lowestPrice(sale({ skus: [terms(20, 1), terms(3, 1)] }))).toBe('3.00')
  expect(changesAt(sale()) - changesAt(sale({ state: 'coming' }))).toBe(3_600_000)
})

test('at its start a sale runs, at its end it is over and the SKUs have their ordinary terms', () => {
  expect([changed(sale({ state: 'coming' }))?.state, changed(sale()), changed(sale({ state: 'sold_out' }))]).toEqual([
    'running',
    null,
    null,
  ])
  const after = skusAfter([sku(1), sku(4)], sale({ skus: [terms(1, 5, 3)] }))
  expect(after.map((one) => `${one.goods_price} ${one.goods_market_price} ${one.goods_stock}`)).toEqual([
    '10.00 9.00 3',
    '10.00 12.00 8',
  ])
})
