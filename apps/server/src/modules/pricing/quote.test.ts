import { sumCents } from '@fangshi/contract/money'
import { describe, expect, test } from 'vitest'
import { quote, type QuoteInput, type QuoteLine } from './quote.ts'
import type { Offer, OfferLine, OfferResult } from './offers.ts'
import { showQuote } from './quote.show.ts'

const template = {
  id: 5,
  is_default: true,
  first_weight_g: 1000,
  first_price_cents: 800,
  next_weight_g: 1000,
  next_price_cents: 200,
  provinces: [],
}
const line = (over: Partial<QuoteLine> = {}): QuoteLine => ({
  cart_id: 1,
  goods_id: 10,
  sku_id: 100,
  store_id: 1,
  goods_name: { 'zh-cn': '水壶', en: 'Kettle' },
  sku_name: { 'zh-cn': '白' },
  goods_image: '/k.webp',
  price_cents: 1999,
  price_was_cents: null,
  buy_num: 2,
  stock: 5,
  activity: null,
  weight_g: 900,
  freight_choice: 'default',
  freight_id: null,
  saleable: true,
  ...over,
})
const stores = [
  { id: 1, name: { 'zh-cn': '一店', en: 'One' }, logo: '/1.webp' },
  { id: 2, name: { 'zh-cn': '二店' }, logo: '' },
]
const input = (over: Partial<QuoteInput> = {}): QuoteInput => ({
  lines: [line()],
  stores,
  templates: new Map([
    [1, [template]],
    [2, [{ ...template, id: 6 }]],
  ]),
  province_code: '31',
  ...over,
})

test('prices each store with its steps and adds the stores up', () => {
  const priced = quote(
    input({ lines: [line(), line({ sku_id: 200, store_id: 2, freight_choice: 'free', price_cents: 5, buy_num: 1 })] }),
  )
  expect(priced).toMatchObject({ goods_cents: 4003, freight_cents: 1000, discount_cents: 0, total_cents: 5003 })
  expect(priced.orderable).toBe(true)
  expect(priced.stores[0]).toMatchObject({ goods_cents: 3998, freight_cents: 1000, total_cents: 4998 })
  expect(priced.stores[0]?.steps).toMatchObject([
    { kind: 'goods', pieces: 2, amount_cents: 3998 },
    { kind: 'freight', rule: { template_id: 5, weight_g: 1800 }, amount_cents: 1000 },
  ])
  expect(priced.stores[1]?.steps).toMatchObject([{ amount_cents: 5 }, { kind: 'freight', rule: null, amount_cents: 0 }])
})

test('without an address freight is zero and not final', () => {
  expect(quote(input({ province_code: null }))).toMatchObject({ freight_cents: 0, total_cents: 3998, orderable: false })
})

test('nothing to buy is not orderable', () => {
  expect(quote(input({ lines: [] }))).toMatchObject({ stores: [], total_cents: 0, orderable: false })
})

test.each([
  [{ saleable: false }, 'off_shelf'],
  [{ stock: 0 }, 'sold_out'],
  [{ stock: 1 }, 'stock_short'],
  [{ stock: 2 }, null],
] as const)('a line with %o has the problem %s', (over, problem) => {
  const priced = quote(input({ lines: [line(over)] }))
  expect(priced.stores[0]?.lines[0]?.problem).toBe(problem)
  expect(priced.orderable).toBe(problem === null)
})

test('two lines of one SKU share its stock', () => {
  const priced = quote(input({ lines: [line({ stock: 3 }), line({ stock: 3 })] }))
  expect(priced.stores[0]?.lines.map((it) => it.problem)).toEqual(['stock_short', 'stock_short'])
})

describe('offers', () => {
  const offer = (over: Partial<Offer>): Offer => ({
    kind: 'store_coupon',
    id: 1,
    coupon_id: 1,
    name: { 'zh-cn': '优惠券', en: 'Coupon' },
    end_time: new Date('2026-12-01T00:00:00Z'),
    store_id: 1,
    funder: 'store',
    threshold_cents: 0,
    off_cents: 100,
    fits: () => true,
    ...over,
  })
  const onlySku = (id: number) => ({ fits: ({ sku_id }: OfferLine) => sku_id === id })
  const two = [line({ price_cents: 100, buy_num: 1 }), line({ sku_id: 2, price_cents: 200, buy_num: 1 })]
  const statesOf = (results: readonly OfferResult[] = []) => results.map(({ offer: { id }, state }) => [id, state])

  test('are spread over the lines by largest remainder and never touch freight', () => {
    const priced = quote(input({ lines: two, offers: [offer({})] }))
    expect(priced.stores[0]?.lines.map((it) => it.paid_cents)).toEqual([67, 133])
    expect(priced).toMatchObject({ goods_cents: 300, discount_cents: 100, freight_cents: 1000, total_cents: 1200 })
    expect(priced.stores[0]?.lines[0]?.discounts).toEqual([
      { kind: 'store_coupon', id: 1, funder: 'store', amount_cents: 33 },
    ])
    expect(priced.stores[0]?.steps[1]).toEqual({
      kind: 'discount',
      offer: { kind: 'store_coupon', id: 1, threshold_cents: 0, off_cents: 100 },
      amount_cents: -100,
      funder: 'store',
    })
  })

  test('are capped by what is left of their lines', () => {
    const offers = [
      offer({ kind: 'reduction', off_cents: 999, ...onlySku(2) }),
      offer({ kind: 'store_coupon', off_cents: 50 }),
    ]
    const priced = quote(input({ lines: two, offers }))
    expect(priced.stores[0]?.lines.map((it) => it.paid_cents)).toEqual([50, 0])
    expect(priced.total_cents).toBe(1050)
  })

  test('apply in their order, each threshold read on what the steps before left', () => {
    const offers = [
      offer({ kind: 'platform_coupon', store_id: null, funder: 'platform', threshold_cents: 150, off_cents: 10 }),
      offer({ kind: 'store_coupon', threshold_cents: 200, off_cents: 30 }),
      offer({ kind: 'reduction', threshold_cents: 300, off_cents: 100 }),
    ]
    const priced = quote(input({ lines: two, offers }))
    expect(priced.stores[0]?.steps.map(({ amount_cents }) => amount_cents)).toEqual([300, -100, -30, -10, 1000])
    const less = quote(input({ lines: two, offers: offers.map((it) => ({ ...it, threshold_cents: 300 })) }))
    expect(less.discount_cents).toBe(100)
    expect([less.stores[0]?.offers, less.offers].map(statesOf)).toEqual([
      [
        [1, 'used'],
        [1, 'below_threshold'],
      ],
      [[1, 'below_threshold']],
    ])
    expect(less.offers[0]?.missing_cents).toBe(100)
  })

  test('of one kind, the one that saves most is used, of equals the first; the others say why not', () => {
    const offers = [
      offer({ id: 4, off_cents: 40 }),
      offer({ id: 3, off_cents: 40 }),
      offer({ id: 2, off_cents: 20 }),
      offer({ id: 5, threshold_cents: 301 }),
      offer({ id: 6, ...onlySku(9) }),
    ]
    const priced = quote(input({ lines: two, offers }))
    expect(statesOf(priced.stores[0]?.offers)).toEqual([
      [4, 'possible'],
      [3, 'used'],
      [2, 'possible'],
      [5, 'below_threshold'],
      [6, 'fits_nothing'],
    ])
  })

  test('a line with the price of an activity takes no offer and counts toward none', () => {
    const activity = { kind: 'seckill', pool_id: 1, allowed: 9 } as const
    const lines = two.map((one, at) => (at ? one : { ...one, activity }))
    const all = sumCents(two.map(({ price_cents, buy_num }) => price_cents * buy_num))
    const priced = quote(input({ lines, offers: [offer({ threshold_cents: all }), offer({ id: 2, off_cents: all })] }))
    expect(statesOf(priced.stores[0]?.offers)).toEqual([
      [1, 'below_threshold'],
      [2, 'used'],
    ])
    expect(priced.stores[0]?.lines.map(({ paid_cents, total_cents }) => paid_cents === total_cents)).toEqual([
      true,
      false,
    ])
  })

  test('says when an activity is sold out, short or beyond the limit per person', () => {
    const problemOf = (over: Partial<QuoteLine>, allowed = 2) =>
      quote(input({ lines: [line({ ...over, activity: { kind: 'seckill', pool_id: 1, allowed } })] })).stores[0]
        ?.lines[0]?.problem
    expect(problemOf({})).toBeNull()
    expect([problemOf({ stock: 0 }), problemOf({ stock: 1 }), problemOf({}, 1), problemOf({ stock: 0 }, 1)]).toEqual([
      'seckill_sold_out',
      'stock_short',
      'seckill_limit',
      'seckill_limit',
    ])
  })

  test('the SKUs of an activity share its limit per person', () => {
    const activity = { kind: 'seckill', pool_id: 1, allowed: 3 } as const
    const problemsWith = (other: Partial<QuoteLine>) =>
      quote(input({ lines: [line({ activity }), line({ sku_id: 99, ...other })] })).stores[0]?.lines.map(
        ({ problem }) => problem,
      )
    expect(problemsWith({ activity })).toEqual(['seckill_limit', 'seckill_limit'])
    expect(problemsWith({ activity, buy_num: 1 })).toEqual([null, null])
    expect(problemsWith({ activity: null })).toEqual([null, null])
    expect(problemsWith({ activity, goods_id: 99 })).toEqual([null, null])
  })

  test('the shopper chooses another coupon, or none', () => {
    const offers = [offer({ id: 1, off_cents: 40 }), offer({ id: 2, off_cents: 20 })]
    const discountWith = (chosen: number) =>
      quote(input({ lines: two, offers, chosen: { stores: new Map([[1, chosen]]), platform: undefined } }))
        .discount_cents
    expect([1, 2, 0, 7].map(discountWith)).toEqual([40, 20, 0, 0])
  })

  test('coupons are chosen together: a store coupon gives way where the platform’s saves more without it', () => {
    const offers = [
      offer({ off_cents: 20 }),
      offer({ kind: 'platform_coupon', store_id: null, funder: 'platform', threshold_cents: 300, off_cents: 50 }),
    ]
    const priced = quote(input({ lines: two, offers }))
    expect(priced.discount_cents).toBe(50)
    expect(statesOf([...(priced.stores[0]?.offers ?? []), ...priced.offers])).toEqual([
      [1, 'possible'],
      [1, 'used'],
    ])
  })

  test('hundreds of coupons are chosen among at once', () => {
    const ids = Array.from({ length: 20 }, (_, id) => id)
    const lines = ids.map((id) => line({ sku_id: id, store_id: id, price_cents: 10_000 + 137 * id }))
    const coupons = ids.flatMap((store_id) =>
      ids.map((no) => offer({ id: store_id * 20 + no, store_id, off_cents: 101 + 13 * no + store_id })),
    )
    const platform = ids.map((id) =>
      offer({ kind: 'platform_coupon', store_id: null, id, threshold_cents: 440_000 + id, off_cents: 3000 + id }),
    )
    const priced = quote({
      lines,
      stores: ids.map((id) => ({ id, name: { 'zh-cn': '店' }, logo: '' })),
      templates: new Map(ids.map((id) => [id, [template]])),
      province_code: '31',
      offers: [...coupons, ...platform],
    })
    const bestOfStores = ids.reduce((sum, store) => sum + 101 + 13 * 19 + store, 0)
    expect(priced.discount_cents).toBe(bestOfStores + 3019)
  })
})

test('says itself in both languages', () => {
  const priced = quote(input())
  const zh = showQuote(priced, 9, 'zh-cn')
  expect(zh).toMatchObject({ address_id: 9, total_price: '49.98', orderable: true })
  expect(zh.stores[0]?.steps).toEqual([
    { kind: 'goods', rule: '商品 2 件', amount: '39.98', funder: null },
    {
      kind: 'freight',
      rule: '运费（共 1.8 kg）：首重 1 kg 8.00 元，续重每 1 kg 2.00 元',
      amount: '10.00',
      funder: null,
    },
  ])
  const en = showQuote(priced, 9, 'en')
  expect(en.stores[0]).toMatchObject({ store_name: 'One', lines: [{ goods_name: 'Kettle', sku_name: '白' }] })
  expect(en.stores[0]?.steps[1]?.rule).toBe('Shipping for 1.8 kg: first 1 kg ¥8.00, each additional 1 kg ¥2.00')
})
