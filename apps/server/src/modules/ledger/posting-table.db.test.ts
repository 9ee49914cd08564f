import { ledgerEvents, type LedgerEvent } from '@fangshi/contract/ledger-events'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { Refusal } from '../../kernel/fail.ts'
import { ledgerAudits } from './audits.ts'
import { book, entriesOf, type MoveOf } from './book.ts'
import { placeOf, type AccountRef } from './chart.ts'
import { postingTable } from './posting-table.ts'
import type { Entry } from './post.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const events = Object.keys(ledgerEvents) as LedgerEvent[]
const keyOf = ({ owner_kind, owner_id, kind }: AccountRef): string => `${owner_kind} ${owner_id} ${kind}`
const anyMoves = fc.constantFrom(...events).chain((event) =>
  fc.record({
    event: fc.constant(event),
    moves: fc.uniqueArray(
      fc.record({ row: fc.constantFrom(...postingTable[event]), amount: fc.integer({ min: 1, max: 500 }) }),
      { minLength: 1, maxLength: 3, selector: ({ row }) => row },
    ),
    owner: fc.integer({ min: 1, max: 2 }),
  }),
)

/** The books as a map: what `book` should do to them, or that it refuses. */
function booked(books: ReadonlyMap<string, number>, entries: readonly Entry[]): Map<string, number> | null {
  const after = new Map(books)
  const add = (account: AccountRef, amount: number): void =>
    void after.set(keyOf(account), (after.get(keyOf(account)) ?? 0) + amount)
  for (const { account, rest, amount } of entries) {
    const room = -(books.get(keyOf(account)) ?? 0)
    const own = rest ? (amount < 0 ? Math.max(amount, room) : Math.min(amount, room)) : amount
    add(account, own)
    if (rest) add(rest, amount - own)
  }
  const accounts = entries.flatMap(({ account, rest }) => (rest ? [account, rest] : [account]))
  const isBeyond = ({ bound, ...ref }: AccountRef): boolean => {
    const balance = after.get(keyOf({ bound, ...ref })) ?? 0
    return (bound === 'min0' && balance < 0) || (bound === 'max0' && balance > 0)
  }
  return accounts.some(isBeyond) ? null : after
}

test(
  'any sequence of events keeps every bound, and pairs share amounts as the rules say',
  { timeout: 120_000 },
  async () => {
    let books = new Map<string, number>()
    let run = 0
    let refusals = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyMoves, { minLength: 20, maxLength: 40 }), async (steps) => {
        for (const { event, moves, owner } of steps) {
          const places = moves.map(({ row: [from, to], amount }) => ({
            from: placeOf(from, owner),
            to: placeOf(to, owner),
            amount,
          }))
          const next = booked(books, entriesOf(places))
          const key = `property:${++run}`
          const isBooked = await inTx(t.ctx.db, (tx) =>
            book(tx, { key, event, at: t.ctx.now() }, places as MoveOf<LedgerEvent>[]),
          ).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Refusal && error.key === 'BALANCE_SHORT') return false
              throw error
            },
          )
          expect(isBooked, `${event} ${JSON.stringify(places)}`).toBe(next !== null)
          if (next) books = next
          else refusals++
        }
      }),
      { numRuns: 25 },
    )
    const { rows } = await t.ctx.db.pool.query<{ key: string; sum: number }>(
      `select a.owner_kind || ' ' || a.owner_id || ' ' || a.kind as key, sum(p.amount)::int as sum
       from ledger_accounts a join ledger_postings p on p.account_id = a.id group by a.id`,
    )
    const isMoved = ([, sum]: [string, number]): boolean => sum !== 0
    expect(new Map(rows.map(({ key, sum }): [string, number] => [key, sum]).filter(isMoved))).toEqual(
      new Map([...books].filter(isMoved)),
    )
    expect(refusals).toBeGreaterThan(0)
    for (const { name, sql } of ledgerAudits) expect((await t.ctx.db.pool.query(sql)).rows, name).toEqual([])
  },
)
