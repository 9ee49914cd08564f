import { expect, test } from 'vitest'
import { layOut } from './floor-layouts.ts'
import { leadTexts, readFloor, writeFloors } from './floor-texts.ts'

/** Lays out floors with so many goods each. */
const blocksOf = (...counts: number[]) =>
  layOut(counts.map((count, index) => ({ index, goods: Array.from({ length: count }) }))).map(({ layout, floors }) => [
    layout,
    ...floors.map(({ index }) => index),
  ])
const full = (count: number): number[] => Array.from({ length: count }, () => 5)

test('neighbouring floors are laid out differently', () => {
  expect(blocksOf(...full(9))).toEqual([
    ['editorial', 0],
    ['stories', 1, 2],
    ['rail', 3],
    ['editorial', 4],
    ['stories', 5, 6],
    ['rail', 7],
    ['editorial', 8],
  ])
  expect(blocksOf()).toEqual([])
})

test('a last floor alone is no pair of stories', () => {
  expect(blocksOf(...full(2))).toEqual([
    ['editorial', 0],
    ['rail', 1],
  ])
})

test('a floor with few goods is not in a layout that they would not fill', () => {
  expect(blocksOf(2, 5, 3, 3, 5, 2)).toEqual([
    ['stories', 0, 1],
    ['stories', 2, 3],
    ['rail', 4],
    ['rail', 5],
  ])
  expect(blocksOf(5, 5, 5, 3, 1, 1)).toEqual([
    ['editorial', 0],
    ['stories', 1, 2],
    ['editorial', 3],
    ['stories', 4, 5],
  ])
})

const goods = (id: number) => ({
  id,
  goods_name: `goods ${id}`,
  goods_subname: id === 1 ? 'of clay' : '',
  goods_price: '1.00',
  goods_market_price: '2.00',
  goods_sale: 3,
  comment_count: 0,
  goods_master_image: '/a.webp',
  store_id: 4,
  store_name: 'Kiln',
  seckill: null,
})

test('a floor is sent with the goods that its layout shows, its best seller as the lead', () => {
  const [block] = writeFloors([
    { id: 9, name: 'Home', thumb: '', goods: [1, 2, 3, 4].map(goods) },
    { id: 10, name: 'Empty', thumb: '', goods: [] },
  ])
  const floor = readFloor(block!.floors[0]!)
  expect(floor).toMatchObject({ id: 9, name: 'Home', lead: { id: 1, subname: 'of clay' } })
  expect(floor.others.map(({ id }) => id)).toEqual([2, 3])
  expect(leadTexts(floor.lead)).toEqual({ title: 'of clay', note: 'goods 1' })
  expect(leadTexts({ ...floor.lead, subname: '' })).toEqual({ title: 'goods 1', note: 'Kiln' })
})
