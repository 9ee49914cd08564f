import { expect, test } from 'vitest'
import { differenceActionsFor } from './difference.ts'

test('a payment that is missing here can be counted, every open difference closed with a note, no other at all', () => {
  const of = (status: 'open' | 'counted', kind: 'payment' | 'refund', fault: 'missing_here' | 'other_amount') =>
    differenceActionsFor({ status, kind, fault })
  expect(of('open', 'payment', 'missing_here')).toEqual(['count', 'close'])
  expect(of('open', 'payment', 'other_amount')).toEqual(['close'])
  expect(of('open', 'refund', 'missing_here')).toEqual(['close'])
  expect(of('counted', 'payment', 'missing_here')).toEqual([])
})
