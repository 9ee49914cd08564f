import { expect, test } from 'vitest'
import { stateNoticeOf } from './state-notice-of.ts'

type Store = Parameters<typeof stateNoticeOf>[0]
const vacation = { from: '2026-10-01 00:00:00', until: '2026-10-08 00:00:00' } as Store['vacation']
const open: Store = { status: 'open', suspend_reason: '', vacation: null, on_vacation: false }
const notice = (change: Partial<Store>) => {
  const of = stateNoticeOf({ ...open, ...change })
  return of && [of.type, of.title.en, of.reason ?? of.plan?.en ?? '']
}
const planned = `Vacation scheduled from ${vacation?.from} to ${vacation?.until}.`

test('a store that sells and plans no vacation needs no words', () => {
  expect(stateNoticeOf(open)).toBeUndefined()
})

test('a planned vacation is said while the store still sells', () => {
  expect(notice({ vacation })).toEqual(['info', planned, ''])
})

test('a store on vacation says when it opens again, rather than that it is closed', () => {
  expect(notice({ status: 'closed', vacation, on_vacation: true })).toEqual([
    'warning',
    `On vacation. Your store reopens automatically at ${vacation?.until}.`,
    '',
  ])
})

test('a store that was closed by hand says so, and what it plans besides', () => {
  expect(notice({ status: 'closed' })).toEqual(['warning', expect.stringContaining('Your store is closed'), ''])
  expect(notice({ status: 'closed', vacation })?.[2]).toBe(planned)
})

test('a suspended store reads the reason of the platform, whatever it plans', () => {
  const suspended = { status: 'suspended', suspend_reason: 'Fake goods' } as const
  expect(notice({ ...suspended, vacation })).toEqual(['error', expect.stringContaining('suspended'), 'Fake goods'])
  expect(notice({ ...suspended, vacation, on_vacation: true })?.[1]).toContain('suspended')
})
