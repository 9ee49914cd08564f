import { expect, test } from 'vitest'
import { goodsQuery, type CouponDetail } from './goods-of-coupon.ts'

const detail = (store: number | null, parts: Partial<CouponDetail>): CouponDetail => ({
  coupon: { store: store === null ? null : { id: store } },
  classes: [],
  stores: [],
  ...parts,
})

test('a coupon for all goods lists those of its store, or all', () => {
  expect(goodsQuery(detail(7, {}), undefined)).toEqual({ store_id: 7 })
  expect(goodsQuery(detail(null, {}), 7)).toEqual({})
})

test('of several classes or stores the chosen one is listed, else the first', () => {
  const classes = [
    { id: 3, name: '茶' },
    { id: 4, name: '杯' },
  ]
  expect(goodsQuery(detail(null, { classes }), undefined)).toEqual({ class_id: 3 })
  expect(goodsQuery(detail(null, { classes }), 4)).toEqual({ class_id: 4 })
  expect(goodsQuery(detail(null, { classes }), 9)).toEqual({ class_id: 3 })
  expect(goodsQuery(detail(null, { stores: [{ id: 5, name: '' }] }), undefined)).toEqual({ store_id: 5 })
})
