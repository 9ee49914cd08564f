import { ledgerEvents, type LedgerEvent } from '@fangshi/contract/ledger-events'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf } from './book.ts'
import { chart, placeOf, type AccountName, type PairName, type Place, type PlaceRef } from './chart.ts'
import { postingTable } from './posting-table.ts'

const events = Object.keys(ledgerEvents) as LedgerEvent[]
const rowsOf = (event: LedgerEvent): readonly (readonly [Place, Place])[] => postingTable[event]
const accountsOf = (place: PlaceRef): AccountName[] =>
  'rest' in place ? [place.first.name, place.rest.name] : [place.name as AccountName]

test.each(events)('what %s moves sums to zero, whatever the amounts and owners', (event) => {
  const move = fc.record({
    row: fc.constantFrom(...rowsOf(event)),
    amount: fc.nat(10_000_000),
    owner: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const entries = entriesOf(
        moves.map(({ row: [from, to], amount, owner }) => ({
          from: placeOf(from, owner),
          to: placeOf(to, owner),
          amount,
        })),
      )
      const sums = { CNY: 0, POINTS: 0 }
      for (const { account, amount } of entries) sums[account.currency] += amount
      expect(sums).toEqual({ CNY: 0, POINTS: 0 })
      const places = entries.map(({ account, rest }) => JSON.stringify([account, rest]))
      expect(new Set(places).size).toBe(places.length)
    }),
  )
})

test('no row of the table changes currencies, and none moves an account to itself', () => {
  for (const event of events)
    for (const [from, to] of rowsOf(event)) {
      const [a, b] = [accountsOf(placeOf(from, 1)), accountsOf(placeOf(to, 1))]
      expect(new Set([...a, ...b].map((name) => chart[name].currency)).size, `${event}: ${from} to ${to}`).toBe(1)
      expect(
        a.filter((name) => b.includes(name)),
        `${event}: ${from} to ${to}`,
      ).toEqual([])
    }
})

test('whoever owes gets nothing else, and whoever has money does not get into debt', () => {
  const into: PairName[] = ['user_income', 'store_income', 'points_income']
  for (const name of into) expect(accountsOf(pairRef(name))[0], name).toMatch(/debt$/)
  const outOf: PairName[] = ['user_clawback', 'store_clawback', 'points_clawback']
  for (const name of outOf) expect(accountsOf(pairRef(name))[1], name).toMatch(/debt$/)
  for (const event of events.filter((one) => one !== 'starting_balance' && one !== 'order_cancelled'))
    for (const [, to] of rowsOf(event)) expect(to, event).not.toMatch(/^(user_money|store_money|user_points)$/)
})
const pairRef = (name: PairName): PlaceRef => placeOf(name, 1)
