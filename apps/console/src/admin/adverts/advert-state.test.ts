import { expect, test } from 'vitest'
import { advertState, type Advert } from './advert-fields.ts'

const advert = { is_open: true, adv_start: '2026-03-01 00:00:00', adv_end: '2026-04-01 00:00:00' } as Advert

test('an advert runs from its start until before its end, while it is open', () => {
  expect(advertState(advert, '2026-02-28 23:59:59')).toBe('coming')
  expect(advertState(advert, '2026-03-01 00:00:00')).toBe('running')
  expect(advertState(advert, '2026-03-31 23:59:59')).toBe('running')
  expect(advertState(advert, '2026-04-01 00:00:00')).toBe('ended')
  expect(advertState({ ...advert, is_open: false }, '2026-03-10 00:00:00')).toBe('closed')
})
