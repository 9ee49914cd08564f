import { expect, test } from 'vitest'
import { attemptStatuses, isTooLate, mayMoveAttempt, nextQuery } from './attempt.ts'

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22) + seconds * 1000)
const [minute, hour, day] = [60, 3600, 86_400]

/** The seconds after its beginning at which an attempt is asked about, until this one. */
function secondsOfQueries(expires: number, until: number): number[] {
  const times: number[] = []
  for (let now = at(0); ;) {
    now = nextQuery({ created_at: at(0), expires_at: at(expires) }, now)
    const seconds = (now.getTime() - at(0).getTime()) / 1000
    if (seconds > until) return times
    times.push(seconds)
  }
}

test('an attempt is asked about soon, when it expires, and daily', () => {
  const first = [15, minute, 5 * minute, 15 * minute, 30 * minute]
  expect(secondsOfQueries(day, day)).toEqual([...first, day])
  expect(secondsOfQueries(3 * day, 3 * day)).toEqual([...first, day + 1800, 2 * day + 1800, 3 * day])
  expect(secondsOfQueries(10 * minute, hour)).toEqual([15, minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute])
})

test('a payment succeeds from open and closed, and only an open attempt is closed', () => {
  const from = (move: 'succeed' | 'close', by: 'payment' | 'end') =>
    attemptStatuses.filter((status) => mayMoveAttempt(move, status, by))
  expect(from('succeed', 'payment')).toEqual(['open', 'closed'])
  expect(from('close', 'end')).toEqual(['open'])
  expect([...from('succeed', 'end'), ...from('close', 'payment')]).toEqual([])
})

test('less than a minute is too late to begin', () => {
  expect([59, 60, 61].map((left) => isTooLate(at(left), at(0)))).toEqual([true, false, false])
})
