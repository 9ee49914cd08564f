import { expect, test } from 'vitest'
import { oddPrices } from './odd-prices.ts'

const counts = (...prices: [price: string, market: string][]) =>
  oddPrices(prices.map(([price, market_price]) => ({ price, market_price }))).map(({ count, text }) => [text.en, count])

test('free goods and a list price below the price are asked about', () => {
  expect(counts(['0', ''], ['0.00', '5'], ['3', ''])).toEqual([['SKUs with a price of 0: {{count}}', 2]])
  expect(counts(['10', '9.99'])).toEqual([['SKUs with a list price below the price: {{count}}', 1]])
})

test('usual prices are not, nor what is no price', () => {
  expect(counts(['10', '10'], ['10', '12'], ['10', ''], ['x', '1'])).toEqual([])
})
