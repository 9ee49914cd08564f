import { expect, test } from 'vitest'
import { textIn } from '../../i18n/ui-text.ts'
import type { ReadText } from '../../i18n/use-text.ts'
import { figuresOf } from './figures.ts'
import type { FlashReply, GroupReply, OfferReply } from './trial.ts'

const t: ReadText = (text, ...values) => textIn('en', text, ...values)
const writing = { t, money: (amount: string) => `¥${amount}` }

const sums = { store_discount: '0.00', platform_discount: '0.00', commission: '0.00', received: '0.00', margin: null }
const past = {
  from: '2026-05-01 00:00:00',
  orders: 8,
  used: 3,
  buyers: 2,
  before: { ...sums, store_discount: '10.10' },
  after: { ...sums, store_discount: '20.20' },
}
const offer = { ...past, reached: 5, nearly: 1 } as OfferReply
const prices = { ...past, asked: 6, pieces: 7, price_cut: '30.00', over_limit: 1, break_even: null }
const flash = { ...prices, sold_out: 2 } as FlashReply
const groups = { ...prices, completed_groups: 4, failed_groups: 5 } as GroupReply

const shown = (result: OfferReply | FlashReply | GroupReply) =>
  figuresOf(result, writing).map(({ name, value, note }) => [name.en, value, note])

test('an offer says which orders reach it and what it costs the store besides the discounts it gave anyway', () => {
  expect(shown(offer)).toEqual([
    ['Orders tried', '8', 'Since 2026-05-01'],
    ['Reach the minimum', '5 · 63%', '1 more fall just short'],
    ['Use the offer', '3 · 38%', 'Customers: 2'],
    ['Extra discount by the store', '¥10.10', '¥3.37 an order'],
  ])
})

test('without orders shares and means are zero rather than no numbers', () => {
  const none = { ...offer, orders: 0, reached: 0, nearly: 0, used: 0, buyers: 0, after: offer.before }
  expect(shown(none).map(([, value, note]) => [value, note])).toEqual([
    ['0', 'Since 2026-05-01'],
    ['0 · 0%', '0 more fall just short'],
    ['0 · 0%', 'Customers: 0'],
    ['¥0.00', '¥0.00 an order'],
  ])
})

test('a flash sale says who misses the price and why', () => {
  expect(shown(flash)).toEqual([
    ['Orders with it', '6 / 8', 'At the regular price since 2026-05-01'],
    ['Get the new price', '3 · 50%', '7 pcs, customers: 2'],
    ['Miss it', '3', 'Sold out: 2, over the limit: 1'],
    ['Price cut', '¥30.00', '¥10.00 an order'],
  ])
})

test('a group buy counts groups where a flash sale counts orders', () => {
  expect(shown(groups)[2]).toEqual(['Groups that fill', '4', 'Not full: 5, over the limit: 1'])
})

test.each([
  ['nobody used the price', { used: 0, after: { ...sums, margin: '5.00' } }, '¥0.00 an order'],
  ['the cost of goods is unknown', { break_even: 12 }, '¥10.00 an order'],
  ['more sales make up for it', { break_even: 12, after: { ...sums, margin: '5.00' } }, 'Sell 12 more to break even'],
  ['nothing has to be made up for', { break_even: 0, after: { ...sums, margin: '5.00' } }, 'Sell 0 more to break even'],
  ['each piece loses money', { after: { ...sums, margin: '-5.00' } }, 'Every piece loses money; more sales won’t help'],
])('below the price cut: %s', (_, change, note) => {
  expect(shown({ ...flash, ...change } as FlashReply)[3]?.[2]).toBe(note)
})
