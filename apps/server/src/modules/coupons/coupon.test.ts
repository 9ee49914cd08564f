import { expect, test } from 'vitest'
import { claimedPercent, claimOf } from './coupon.ts'

const running = { state: 'running', left: 1, per_person: 2 } as const
const none = { own: 0, own_usable: 0 }

test('what the button of a coupon does', () => {
  expect(claimOf(running, none)).toBe('claimable')
  expect(claimOf(running, { own: 1, own_usable: 1 })).toBe('claimable')
  expect(claimOf(running, { own: 2, own_usable: 1 })).toBe('claimed')
  expect(claimOf(running, { own: 2, own_usable: 0 })).toBe('all_used')
  expect(claimOf({ ...running, left: 0 }, none)).toBe('used_up')
  expect(claimOf({ ...running, left: 0 }, { own: 1, own_usable: 1 })).toBe('claimed')
  expect(claimOf({ ...running, state: 'scheduled' }, none)).toBe('not_started')
  for (const state of ['ended', 'stopped'] as const) expect(claimOf({ ...running, state }, none)).toBe('ended')
})

test('the claimed share says neither nothing nor everything too early', () => {
  expect([0, 1, 500, 999, 1000].map((claimed) => claimedPercent(claimed, 1000))).toEqual([0, 1, 50, 99, 100])
})
