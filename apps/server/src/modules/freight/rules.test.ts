import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freightOf, freightPrice, templateFor, type FreightTemplate } from './rules.ts'

const template = (over: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: 1,
  is_default: true,
  first_weight_g: 1000,
  first_price_cents: 800,
  next_weight_g: 500,
  next_price_cents: 200,
  provinces: [],
  ...over,
})
const fallback = template()
const remote = template({ id: 2, is_default: false, first_price_cents: 1800, provinces: ['65', '54'] })

const anyTemplate = fc.record({
  id: fc.integer({ min: 2, max: 50 }),
  is_default: fc.constant(false),
  first_weight_g: fc.integer({ min: 1, max: 5000 }),
  first_price_cents: fc.nat(5000),
  next_weight_g: fc.integer({ min: 1, max: 5000 }),
  next_price_cents: fc.nat(5000),
  provinces: fc.subarray(['11', '31', '65']),
})
const weight = fc.nat(2_000_000)

describe('freightPrice', () => {
  test.each([
    [0, 800],
    [1, 800],
    [1000, 800],
    [1001, 1000],
    [1500, 1000],
    [1501, 1200],
    [3000, 1600],
  ])('%i g cost %i', (grams, cents) => expect(freightPrice(fallback, grams)).toBe(cents))

  test('never falls with weight, and starts at the first price', () => {
    fc.assert(
      fc.property(anyTemplate, weight, weight, (it, a, b) => {
        const [light, heavy] = a < b ? [a, b] : [b, a]
        expect(freightPrice(it, light)).toBeLessThanOrEqual(freightPrice(it, heavy))
        expect(freightPrice(it, Math.min(light, it.first_weight_g))).toBe(it.first_price_cents)
      }),
    )
  })

  test('charges each started unit: one more gram never costs more than one unit', () => {
    fc.assert(
      fc.property(anyTemplate, weight, (it, grams) => {
        const step = freightPrice(it, grams + 1) - freightPrice(it, grams)
        expect([0, it.next_price_cents]).toContain(step)
        const full = it.first_weight_g + it.next_weight_g
        expect(freightPrice(it, full)).toBe(freightPrice(it, it.first_weight_g + 1))
      }),
    )
  })
})

describe('templateFor', () => {
  const all = [fallback, remote]
  test('free goods have none', () => expect(templateFor(all, 'free', null, '65')).toBeNull())
  test('the store default serves every province', () => expect(templateFor(all, 'default', null, '65')).toBe(fallback))
  test('a template serves its provinces', () => expect(templateFor(all, 'template', 2, '65')).toBe(remote))
  test('outside them the default does', () => expect(templateFor(all, 'template', 2, '31')).toBe(fallback))
  test('without an address the default does', () => expect(templateFor(all, 'template', 2, null)).toBe(fallback))
  test('a default chosen by id serves all', () => expect(templateFor(all, 'template', 1, '31')).toBe(fallback))
  test('a template that is gone falls back', () => expect(templateFor(all, 'template', 9, '65')).toBe(fallback))
  test('a store without a default is a fault', () =>
    expect(() => templateFor([remote], 'default', null, '31')).toThrow())
})

describe('freightOf', () => {
  const line = (over: object) => ({
    freight_choice: 'default' as const,
    freight_id: null,
    weight_g: 400,
    buy_num: 1,
    ...over,
  })

  test('weighs each template by its own total; free goods add nothing', () => {
    const lines = [
      line({ buy_num: 2 }),
      line({ freight_choice: 'template', freight_id: 2, weight_g: 600 }),
      line({ weight_g: 300 }),
      line({ freight_choice: 'free', weight_g: 90_000 }),
    ]
    expect(
      freightOf(lines, [fallback, remote], '65').map((it) => [it.template?.id, it.weight_g, it.price_cents]),
    ).toEqual([
      [undefined, 90_000, 0],
      [1, 1100, 1000],
      [2, 600, 1800],
    ])
    expect(freightOf(lines, [fallback, remote], '31').map((it) => [it.template?.id, it.weight_g])).toEqual([
      [undefined, 90_000],
      [1, 1700],
    ])
  })

  const anyLine = fc.record({
    freight_choice: fc.constantFrom('default' as const, 'free' as const, 'template' as const),
    freight_id: fc.constantFrom(1, 2),
    weight_g: fc.nat(3000),
    buy_num: fc.integer({ min: 1, max: 999 }),
  })
  const total = (lines: Parameters<typeof freightOf>[0], province: string) =>
    freightOf(lines, [fallback, remote], province).reduce((sum, it) => sum + it.price_cents, 0)

  test('does not depend on the order of lines, nor on how pieces are spread over lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.constantFrom('31', '65'), (lines, province) => {
        const sum = total(lines, province)
        expect(total([...lines].reverse(), province)).toBe(sum)
        const single = lines.flatMap((it) =>
          it.buy_num > 1
            ? [
                { ...it, buy_num: 1 },
                { ...it, buy_num: it.buy_num - 1 },
              ]
            : [it],
        )
        expect(total(single, province)).toBe(sum)
        expect(total([...lines, line({ freight_choice: 'free' })], province)).toBe(sum)
        expect(total([...lines, line({})], province)).toBeGreaterThanOrEqual(sum)
      }),
    )
  })
})
