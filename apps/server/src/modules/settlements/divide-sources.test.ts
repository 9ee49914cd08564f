import { expect, test } from 'vitest'
import { divideSources } from './divide-sources.ts'

test('the store fills the platform’s part first, then commission and referrers do', () => {
  const sources = [
    { from: 'store', cents: 700 },
    { from: 'commission', cents: 200 },
    { from: 'referrer', cents: 100 },
  ]
  expect(divideSources(sources, 300)).toEqual([
    { from: 'store', subsidy: 300, due: 400 },
    { from: 'commission', subsidy: 0, due: 200 },
    { from: 'referrer', subsidy: 0, due: 100 },
  ])
  expect(divideSources(sources, 950)).toEqual([
    { from: 'store', subsidy: 700, due: 0 },
    { from: 'commission', subsidy: 200, due: 0 },
    { from: 'referrer', subsidy: 50, due: 50 },
  ])
})
