import { expect, test } from 'vitest'
import { withRecord } from './record-address.ts'

test('a report and the way back keep the page of the list', () => {
  const report = withRecord(new URLSearchParams('page=3&per_page=20'), 7)
  expect(report.toString()).toBe('page=3&per_page=20&view=7')
  expect(withRecord(report, null).toString()).toBe('page=3&per_page=20')
})
