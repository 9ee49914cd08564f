import type { QuotedOffer } from '@fangshi/contract/offers'
import { expect, test } from 'vitest'
import { less, offersOf, savedBy } from './offers-of-stores.ts'

const offer = (state: QuotedOffer['state'], saves: string): QuotedOffer => ({
  kind: 'reduction',
  id: 1,
  coupon_id: null,
  name: '',
  threshold: '0.00',
  off: saves,
  end_time: '2027-01-01 00:00:00',
  state,
  saves,
  missing: '0.00',
  reason: '',
})

test('only offers that are used take something off, in all stores', () => {
  const offers = offersOf([
    { store_id: 1, offers: [offer('used', '30.00'), offer('possible', '20.00')] },
    { store_id: 2, offers: [] },
    { store_id: 3, offers: [offer('used', '5.50')] },
  ])
  expect(offers.get(2)).toEqual([])
  expect(savedBy(offers)).toBe('35.50')
  expect(less('338.00', '35.50')).toBe('302.50')
})
