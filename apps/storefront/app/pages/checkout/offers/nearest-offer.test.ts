import type { QuotedOffer } from '@fangshi/contract/offers'
import { expect, test } from 'vitest'
import { nearestOffer } from './nearest-offer.ts'

const offer = (id: number, over: Partial<QuotedOffer>): QuotedOffer => ({
  kind: 'reduction',
  id,
  coupon_id: null,
  name: '',
  threshold: '100.00',
  off: '10.00',
  end_time: '2027-01-01 00:00:00',
  state: 'below_threshold',
  saves: '0.00',
  missing: '0.00',
  reason: '',
  ...over,
})

test('the offer that misses least is named; of equals the one that takes off most', () => {
  const near = offer(1, { missing: '12.00', off: '20.00' })
  const far = offer(2, { missing: '100.00', off: '50.00' })
  expect(nearestOffer([far, near])).toBe(near)
  const better = offer(3, { missing: '12.00', off: '25.00' })
  expect(nearestOffer([near, better])).toBe(better)
})

test('what takes off no more than what is used of its kind is not worth it', () => {
  const used = offer(1, { state: 'used', saves: '30.00', off: '30.00' })
  const less = offer(2, { missing: '5.00', off: '30.00' })
  const more = offer(3, { missing: '80.00', off: '60.00' })
  expect(nearestOffer([used, less])).toBeUndefined()
  expect(nearestOffer([used, less, more])).toBe(more)
  const coupon = offer(4, { kind: 'store_coupon', missing: '9.00', off: '10.00' })
  expect(nearestOffer([used, coupon])).toBe(coupon)
})

test('without such offers there is none', () => {
  expect(nearestOffer([])).toBeUndefined()
  expect(nearestOffer([offer(1, { state: 'fits_nothing' })])).toBeUndefined()
})
