import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayMove, openMoves, type Moves } from './moves.ts'

const statuses = ['draft', 'waiting', 'approved', 'denied'] as const
const actors = ['author', 'editor'] as const
type Machine = Moves<(typeof statuses)[number], (typeof actors)[number]>

const moves = {
  submit: { from: ['draft', 'denied'], to: 'waiting', by: ['author'] },
  approve: { from: ['waiting'], to: 'approved', by: ['editor'] },
  withdraw: { from: ['waiting', 'approved'], to: ['draft', 'denied'], by: ['author', 'editor'] },
} as const satisfies Machine

test('a move takes both its status and its actor', () => {
  expect(mayMove(moves, 'submit', 'draft', 'author')).toBe(true)
  expect(mayMove(moves, 'submit', 'draft', 'editor')).toBe(false)
  expect(mayMove(moves, 'submit', 'approved', 'author')).toBe(false)
})

test('open moves come in the order of the table', () => {
  expect(openMoves(moves, 'waiting', 'editor')).toEqual(['approve', 'withdraw'])
  expect(openMoves(moves, 'denied', 'editor')).toEqual([])
})

const machine: fc.Arbitrary<Machine> = fc.dictionary(
  fc.string(),
  fc.record({
    from: fc.subarray([...statuses]),
    to: fc.constantFrom(...statuses),
    by: fc.subarray([...actors]),
  }),
)

test('of every table, a move is open exactly when it may be made', () => {
  fc.assert(
    fc.property(machine, fc.constantFrom(...statuses), fc.constantFrom(...actors), (table, status, actor) => {
      const allowed = Object.keys(table).filter((name) => mayMove(table, name, status, actor))
      expect(openMoves(table, status, actor)).toEqual(allowed)
      for (const name of Object.keys(table))
        expect(allowed.includes(name)).toBe(table[name]!.from.includes(status) && table[name]!.by.includes(actor))
    }),
  )
})
