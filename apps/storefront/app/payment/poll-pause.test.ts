import { expect, test } from 'vitest'
import { pollPause } from './poll-pause.ts'

test('questions begin every two seconds and end every five, and are rare where the server tells', () => {
  expect([0, 2, 6, 100].map((polls) => pollPause(polls, false))).toEqual([2_000, 3_000, 5_000, 5_000])
  expect(pollPause(0, true)).toBeGreaterThanOrEqual(15_000)
})
