import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PickedGoods } from '../catalog/public.ts'
import { homeGoods } from './home-goods.ts'

const goods = (id: number, goods_sale = 0, store_id = 1): PickedGoods => ({ id, goods_sale, store_id })
const store = (id: number) => ({
  id,
  store_name: `store ${id}`,
  store_logo: '',
  store_description: '',
  store_face_image: '',
})
const floor = (id: number, ...shown: PickedGoods[]) => ({ id, name: `class ${id}`, thumb: '', goods: shown })
const ids = (shown: readonly { id: number }[]): number[] => shown.map(({ id }) => id)

test('the ranking has the best sellers of all classes, whatever else would show them', () => {
  const best = [goods(1, 90), goods(2, 70), goods(3, 50), goods(4, 40), goods(5, 5), goods(6, 4), goods(7, 3)]
  const others = [goods(11, 80), goods(12, 60), goods(13, 2)]
  const found = { floors: [floor(1, ...best), floor(2, ...others)], newest: [], stores: [] }
  const home = homeGoods({ ...found, recommended: [goods(2, 70), goods(13, 2)] })
  expect(ids(home.ranking)).toEqual([1, 11, 2, 12, 3, 4])
  expect(ids(home.recommended)).toEqual([13])
  expect(home.floors.map(({ goods: shown }) => ids(shown))).toEqual([[5, 6, 7]])
})

test('the store with three goods left is featured with them, and stands once', () => {
  const few = [30, 29, 28, 27, 26, 25, 24, 23].map((sold) => goods(sold, sold, 1))
  const many = [9, 8, 7, 6, 5].map((sold) => goods(sold, sold, 2))
  const stores = [store(1), store(2), store(3)]
  const home = homeGoods({ floors: [floor(1, ...few), floor(2, ...many)], recommended: [], newest: [], stores })
  expect(home.featured_store).toMatchObject({ id: 2, goods: [{ id: 9 }, { id: 8 }, { id: 7 }] })
  expect(ids(home.stores)).toEqual([1, 3])
  expect(home.floors.map(({ goods: shown }) => ids(shown))).toEqual([
    [24, 23],
    [6, 5],
  ])
})

test('each goods is on the page once, and in a section of those that it was found for', () => {
  const found = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(found, { maxLength: 9 }), found, found, (classes, recommended, newest) => {
      const taken = new Set<number>()
      const floors = classes.map((of, index) =>
        floor(index, ...of.filter((id) => !taken.has(id) && taken.add(id)).map((id) => goods(id, id % 7, id % 4))),
      )
      const all = (some: number[]) => some.map((id) => goods(id, id % 7, id % 4))
      const stores = [0, 1, 2, 3].map(store)
      const home = homeGoods({ floors, recommended: all(recommended), newest: all(newest), stores })
      const shown = [
        ...home.ranking,
        ...home.recommended,
        ...home.floors.flatMap((one) => one.goods),
        ...(home.featured_store?.goods ?? []),
        ...home.newest,
      ]
      expect(new Set(ids(shown)).size).toBe(shown.length)
      for (const { id, goods: ofClass } of home.floors) {
        for (const one of ofClass) expect(classes[id]).toContain(one.id)
      }
    }),
  )
})
