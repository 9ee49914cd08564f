import { expect, test } from 'vitest'
import { wholeMonths } from './months.ts'

const all = { from: undefined, before: undefined }
const at = (iso: string) => new Date(iso)

test('months begin and end at midnight of the wire’s zone, across years', () => {
  // Half past midnight of the first of January in Shanghai.
  const january = at('2025-12-31T16:30:00Z')
  expect(wholeMonths(at('2025-11-15T00:00:00Z'), january, all)).toEqual({
    from: at('2025-10-31T16:00:00Z'),
    before: at('2026-01-31T16:00:00Z'),
  })
})

test('a filter within a month cuts it', () => {
  const filter = { from: at('2026-03-02T16:00:00Z'), before: at('2026-03-09T16:00:00Z') }
  const day = at('2026-03-05T00:00:00Z')
  expect(wholeMonths(day, day, filter)).toEqual(filter)
})
