import { describe, expect, test } from 'vitest'
import { expiryOf, freeSeats, joinOf, type Group } from './group.ts'

const now = new Date('2026-03-01T08:00:00Z')
const inMs = (ms: number): Date => new Date(now.getTime() + ms)

/** An open group of three, of which one is paid, that has an hour left. */
const group = (over: Partial<Group> = {}): Group => ({
  id: 1,
  group_no: '2026030116000012345678',
  state: 'open',
  off_bp: 2000,
  people: 3,
  hours: 2,
  expires_at: inMs(60 * 60_000),
  joined: 1,
  held: 0,
  own_order_id: null,
  ...over,
})

test('a group has its hours from the payment of its founder', () => {
  expect(expiryOf(now, 24)).toEqual(new Date('2026-03-02T08:00:00Z'))
})

test('free seats are those that nobody has paid or is paying', () => {
  expect([freeSeats(group()), freeSeats(group({ held: 1 })), freeSeats(group({ joined: 2, held: 2 }))]).toEqual([
    2, 1, 0,
  ])
})

describe('somebody who would like to join', () => {
  const join = (over: Partial<Group>) => joinOf(group(over), now)

  test('finds a seat, or one that may come free, or a full group', () => {
    expect(join({})).toBe('joinable')
    expect(join({ joined: 0 })).toBe('joinable')
    expect(join({ joined: 2, held: 1 })).toBe('seats_held')
    expect(join({ joined: 3 })).toBe('completed')
    expect(join({ state: 'completed', joined: 3, own_order_id: null })).toBe('completed')
  })

  test('comes too late from the very end on', () => {
    expect([join({ expires_at: inMs(1) }), join({ expires_at: now })]).toEqual(['joinable', 'failed'])
    expect(join({ state: 'failed' })).toBe('failed')
    expect(join({ state: 'founding', expires_at: null, joined: 0, held: 1 })).toBe('failed')
  })

  test('has a seat already, whatever became of the group', () => {
    expect([join({ own_order_id: 7 }), join({ own_order_id: 7, state: 'completed' })]).toEqual(['joined', 'joined'])
  })
})
