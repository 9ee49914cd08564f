import { parseDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { hoursOf, namedSlot, slotAt, slotsFrom } from './slots.ts'

const at = (text: string): Date => parseDateTime(text) as Date
const hourMs = 60 * 60_000
const each = hoursOf(Array.from({ length: 24 }, (_, hour) => hour).join())

test('hours are sorted, and each counts once', () => {
  expect(hoursOf('20,8,08,10')).toEqual([8, 10, 20])
})

test('a slot begins with its hour and ends with the next one, also past midnight', () => {
  expect(slotAt(at('2026-11-23 14:59:59'), each)).toEqual({
    key: '2026-11-23T14',
    start: at('2026-11-23 14:00:00'),
    end: at('2026-11-23 15:00:00'),
  })
  const few = [8, 10, 20]
  const night = { key: '2026-12-31T20', start: at('2026-12-31 20:00:00'), end: at('2027-01-01 08:00:00') }
  expect([slotAt(at('2026-12-31 20:00:00'), few), slotAt(at('2027-01-01 07:59:59'), few)]).toEqual([night, night])
  expect(slotAt(at('2027-01-01 08:00:00'), few).key).toBe('2027-01-01T08')
  expect(slotAt(at('2026-11-23 03:00:00'), [12])).toMatchObject({
    key: '2026-11-22T12',
    end: at('2026-11-23 12:00:00'),
  })
})

test('the slots of the next hours begin with the current one', () => {
  const keys = (ms: number, hours: number[]) => slotsFrom(at('2026-11-23 22:30:00'), ms, hours).map(({ key }) => key)
  expect(keys(2 * hourMs, each)).toEqual(['2026-11-23T22', '2026-11-23T23', '2026-11-24T00'])
  expect(keys(24 * hourMs, [8, 20])).toEqual(['2026-11-23T20', '2026-11-24T08', '2026-11-24T20'])
  expect(keys(24 * hourMs, each)).toHaveLength(25)
})

test('an address names a slot by any hour in it; what is over or no time is none', () => {
  const now = at('2026-11-23 12:00:00')
  expect(namedSlot('2026-11-23T13', [8, 20], now)?.key).toBe('2026-11-23T08')
  expect(namedSlot('2026-11-24T20', [8, 20], now)?.key).toBe('2026-11-24T20')
  expect(namedSlot('2026-11-23T07', [8, 20], now)).toBeUndefined()
  expect(namedSlot('2026-02-30T07', [8, 20], now)).toBeUndefined()
})
