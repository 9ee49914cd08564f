import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstMissing, offerOf, skuOf, toggle, valueState, type Choice } from './sku-choice.ts'

interface TestSku {
  value_ids: number[]
  goods_stock: number
}

const combinations = (counts: readonly number[]): number[][] =>
  counts.reduce<number[][]>(
    (rows, count, at) => rows.flatMap((row) => Array.from({ length: count }, (_, value) => [...row, at * 10 + value])),
    [[]],
  )

/** Goods with 1 to 4 attributes of 1 to 4 values; any SKU may be missing or sold out, but at least one is in stock. */
const goods = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }).chain((counts) => {
  const all = combinations(counts)
  return fc
    .tuple(
      fc.array(fc.constantFrom(-1, 0, 0, 3), { minLength: all.length, maxLength: all.length }),
      fc.nat(all.length - 1),
    )
    .map(([stocks, sure]) => ({
      counts,
      skus: all.flatMap<TestSku>((value_ids, at) => {
        const goods_stock = at === sure ? 1 : (stocks[at] ?? 0)
        return goods_stock < 0 ? [] : [{ value_ids, goods_stock }]
      }),
    }))
})

const valuesOf = (counts: readonly number[], at: number): number[] =>
  Array.from({ length: counts[at] ?? 0 }, (_, value) => at * 10 + value)

const offered = (skus: readonly TestSku[], counts: readonly number[], choice: Choice, at: number): number[] =>
  valuesOf(counts, at).filter((id) => valueState(skus, choice, at, id) === 'offered')

/** Chooses random offered values; `picks` selects the attribute and the value. */
const press = (skus: readonly TestSku[], counts: readonly number[], picks: readonly [number, number][]): Choice =>
  picks.reduce<Choice>(
    (choice, [where, which]) => {
      const at = where % counts.length
      const open = offered(skus, counts, choice, at)
      const id = open[which % open.length]
      return id === undefined ? choice : toggle(choice, at, id)
    },
    counts.map(() => null),
  )

const picks = fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 12 })

test('any combination of offered values matches something in stock', () => {
  fc.assert(
    fc.property(goods, picks, ({ counts, skus }, pressed) => {
      const choice = press(skus, counts, pressed)
      const fits = skus.some(
        (sku) => sku.goods_stock > 0 && choice.every((id, at) => id === null || sku.value_ids[at] === id),
      )
      expect(fits).toBe(true)
    }),
  )
})

test('every attribute keeps an offered value, and the chosen one stays offered', () => {
  fc.assert(
    fc.property(goods, picks, ({ counts, skus }, pressed) => {
      const choice = press(skus, counts, pressed)
      for (const [at, id] of choice.entries()) {
        const open = offered(skus, counts, choice, at)
        expect(open.length).toBeGreaterThan(0)
        if (id !== null) expect(open).toContain(id)
      }
    }),
  )
})

test('a value is offered exactly when a SKU with stock has it beside the others', () => {
  fc.assert(
    fc.property(goods, picks, ({ counts, skus }, pressed) => {
      const choice = press(skus, counts, pressed)
      for (const at of counts.keys())
        for (const id of valuesOf(counts, at)) {
          const others = choice.map((chosen, index) => (index === at ? id : chosen))
          const expected = skus.some(
            (sku) =>
              sku.goods_stock > 0 && others.every((want, index) => want === null || sku.value_ids[index] === want),
          )
          expect(valueState(skus, choice, at, id) === 'offered').toBe(expected)
        }
    }),
  )
})

test('filling the missing attributes one by one always ends at a SKU with stock', () => {
  fc.assert(
    fc.property(
      goods,
      picks,
      fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }),
      ({ counts, skus }, pressed, last) => {
        let choice = press(skus, counts, pressed)
        for (let at = firstMissing(choice); at >= 0; at = firstMissing(choice)) {
          const open = offered(skus, counts, choice, at)
          choice = toggle(choice, at, open[last[at]! % open.length]!)
        }
        expect(skuOf(skus, choice)?.goods_stock).toBeGreaterThan(0)
      },
    ),
  )
})

test('choosing a value twice changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(9), (id) => {
      expect(toggle(toggle([null, 20], 0, id), 0, id)).toEqual([null, 20])
    }),
  )
})

test('goods that are sold out can still be viewed; what does not exist cannot be chosen', () => {
  const skus = [{ value_ids: [1, 5], goods_stock: 0 }]
  expect(valueState(skus, [null, null], 0, 1)).toBe('offered')
  expect(valueState(skus, [null, 6], 0, 1)).toBe('missing')
})

test('the price follows the choice and says when others cost more', () => {
  const sku = (id: number, value: number, goods_price: string, goods_stock: number) => ({
    id,
    sku_no: '',
    value_ids: [value],
    sku_name: '',
    goods_price,
    goods_market_price: '300.00',
    goods_stock,
    goods_weight: 0,
    goods_image: '',
  })
  const skus = [sku(1, 5, '99.00', 2), sku(2, 6, '120.00', 7)]
  expect(offerOf(skus, [null])).toMatchObject({ goods_price: '99.00', isFrom: true, goods_stock: 9, maxPieces: 7 })
  expect(offerOf(skus, [6])).toMatchObject({ goods_price: '120.00', isFrom: false, goods_stock: 7, maxPieces: 7 })
})
