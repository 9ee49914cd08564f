import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import type { AccountRef, Place, PlaceRef } from './chart.ts'
import { post, type Entry, type Operation } from './post.ts'
import { postingTable } from './posting-table.ts'

type Row<Event extends LedgerEvent> = (typeof postingTable)[Event][number]

/** One row of the posting table with its accounts; `amount` in cents or points, never below zero. */
export type MoveOf<Event extends LedgerEvent> =
  Row<Event> extends infer Pair
    ? Pair extends readonly [infer From extends Place, infer To extends Place]
      ? { from: PlaceRef<From>; to: PlaceRef<To>; amount: number }
      : never
    : never

interface Booking<Event extends LedgerEvent> extends Operation {
  event: Event
}

/** The moves of any event. */
interface AnyMove {
  from: PlaceRef
  to: PlaceRef
  amount: number
}

/** What one side of a move adds to its account, or to its pair of accounts. */
const entryOf = (place: PlaceRef, amount: number): Entry =>
  'rest' in place ? { account: place.first, rest: place.rest, amount } : { account: place, amount }

const keyOf = ({ owner_kind, owner_id, kind }: AccountRef): string => `${owner_kind} ${owner_id} ${kind}`

/** Both sides of all moves, an account or pair once. */
export function entriesOf(moves: readonly AnyMove[]): Entry[] {
  const sums = new Map<string, Entry>()
  const add = (entry: Entry): void => {
    const key = keyOf(entry.account) + (entry.rest ? ` ${keyOf(entry.rest)}` : '')
    const sum = sums.get(key)
    if (sum) sum.amount += entry.amount
    else sums.set(key, entry)
  }
  for (const { from, to, amount } of moves) {
    add(entryOf(from, -amount))
    add(entryOf(to, amount))
  }
  return [...sums.values()]
}

/**
 * Books what an event moves, as one transaction of the ledger (rules §8). Throws BALANCE_SHORT when a balance would pass
 * its bound, `AlreadyBooked` for a second use of the key, and an Error for what the posting table does not have.
 */
export async function book<Event extends LedgerEvent>(
  tx: Tx,
  operation: Booking<Event>,
  moves: readonly MoveOf<Event>[],
): Promise<void> {
  const rows: readonly (readonly [Place, Place])[] = postingTable[operation.event]
  for (const { from, to, amount } of moves as readonly AnyMove[]) {
    const isRow = rows.some((row) => row[0] === from.name && row[1] === to.name)
    if (!isRow) throw new Error(`${operation.event} does not move ${from.name} to ${to.name}`)
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${operation.event} cannot move ${amount}`)
  }
  await post(tx, operation, entriesOf(moves))
}
