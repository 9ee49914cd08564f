import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test('a description is plain text of at most 150 characters', () => {
  expect(summaryOf('<h2>付款</h2><p>余额 &amp; 积分&nbsp;&lt;1&gt;</p>')).toBe('付款 余额 & 积分 <1>')
  expect(summaryOf(`<p>${'长'.repeat(200)}</p>`)).toHaveLength(150)
})
