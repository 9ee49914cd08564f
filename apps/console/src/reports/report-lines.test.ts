import type { Report } from '@fangshi/contract/reports'
import { expect, test } from 'vitest'
import { linesOf } from './report-lines.ts'

const sales = { sales: '100.00', orders: 4, buyers: 3, units: 9, average: '25.00', refunded: '10.00', net: '90.00' }
const none = { sales: '0.00', orders: 0, buyers: 0, units: 0, average: null, refunded: '0.00', net: '-5.00' }
const report = {
  sales: { now: sales, before: none },
  visits: { now: { visits: 50 }, before: { visits: 40 } },
} as object as Report
const shown = (of: Report) =>
  linesOf(of).map(({ name, now, before, isMoney }) => [name.en, now, before, isMoney === true])

test('a store reads its sales and visits, each beside the period before', () => {
  const lines = shown(report)
  expect(lines.map(([, ...figures]) => figures)).toEqual([
    [100, 0, true],
    [4, 0, false],
    [3, 0, false],
    [25, null, true],
    [10, 0, true],
    [90, -5, true],
    [9, 0, false],
    [50, 40, false],
  ])
  expect(new Set(lines.map(([name]) => name)).size).toBe(lines.length)
})

test('the platform also counts who is new, where nobody is too', () => {
  const platform = { ...report, new_users: { total: 0, before: 2 }, new_stores: { total: 1, before: 0 } }
  expect(
    shown(platform as Report)
      .slice(-2)
      .map(([, ...figures]) => figures),
  ).toEqual([
    [0, 2, false],
    [1, 0, false],
  ])
  expect(linesOf({ ...report, new_users: platform.new_users } as Report)).toHaveLength(9)
})
