import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import type { AccountRef, Place, PlaceRef } from './chart.ts'
import { post, postAll, type Entry, type Operation } from './post.ts'
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

/** The entries of an event's moves. Throws an Error for what the posting table does not have. */
function checkedEntries(event: LedgerEvent, moves: readonly AnyMove[]): Entry[] {
  const rows: readonly (readonly [Place, Place])[] = postingTable[event]
  for (const { from, to, amount } of moves) {
    const isRow = rows.some((row) => row[0] === from.name && row[1] === to.name)
    if (!isRow) throw new Error(`${event} does not move ${from.name} to ${to.name}`)
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${event} cannot move ${amount}`)
  }
  return entriesOf(moves)
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
  await post(tx, operation, checkedEntries(operation.event, moves as readonly AnyMove[]))
}

/** One of several operations of an event. */
export interface OperationOf<Event extends LedgerEvent> {
  key: string
  info?: string
  moves: readonly MoveOf<Event>[]
}

/**
 * Books many operations of one event in one statement, each as a transaction of its own, all or none; see `book`. Where
 * several take or fill the same pair of accounts, they do so in their order.
 */
export async function bookAll<Event extends LedgerEvent>(
  tx: Tx,
  occasion: { event: Event; at: Date },
  operations: readonly OperationOf<Event>[],
): Promise<void> {
  const all = operations.map(({ moves, ...named }) => ({
    ...named,
    entries: checkedEntries(occasion.event, moves as readonly AnyMove[]),
  }))
  await postAll(tx, occasion, all)
}
