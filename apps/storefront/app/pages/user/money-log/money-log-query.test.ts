import { expect, test } from 'vitest'
import { filterOf, logQuery } from './money-log-query.ts'

test('a filter can be read back from its address', () => {
  const filter = { sign: 'in', from: '2026-01-01', to: '2026-01-31', page: 3 } as const
  expect(filterOf(new URLSearchParams(logQuery(filter)))).toEqual(filter)
})

test('missing and invalid values filter nothing', () => {
  expect(filterOf(new URLSearchParams('sign=up&from=2026-13-01&to=1.1.2026&page=-1'))).toEqual({})
  expect(logQuery({ page: 1 })).toBe('')
})
