import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('an excerpt is plain text around the first word that was found', () => {
  expect(excerpt('<h2>退款</h2><p>余额 &amp; 积分&nbsp;&lt;1&gt;</p>', ['退款'])).toBe('退款 余额 & 积分 <1>')
  const long = `<p>${'前'.repeat(100)}Refund${'后'.repeat(100)}</p>`
  const cut = excerpt(long, ['refund'])
  expect(cut).toMatch(/^…前{20}Refund后+…$/)
  expect(cut).toHaveLength(92)
  expect(excerpt(long, ['没有'])).toMatch(/^前{90}…$/)
})
