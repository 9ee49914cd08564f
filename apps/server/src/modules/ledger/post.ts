import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import { databaseError } from '../../kernel/db/database-error.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { AccountRef } from './chart.ts'

/** What several operations have in common. */
export interface Occasion {
  event: LedgerEvent
  at: Date
}

interface OperationKey {
  /** Identifies the operation, so that it is booked only once. */
  key: string
  /** What the money log shows beside the event: an order group's number, a reason. */
  info?: string
}

export interface Operation extends Occasion, OperationKey {}

/** One of several operations that are booked at once, with what it adds to each account. */
export interface BatchOperation extends OperationKey {
  entries: readonly Entry[]
}

export interface Entry {
  account: AccountRef
  /** Does what would take the account beyond its bound. */
  rest?: AccountRef
  /** Cents or points; + for what we owe the owner or earned. */
  amount: number
}

/**
 * The operation with this key is already booked. The database transaction is aborted, as after any failed statement.
 */
export class AlreadyBooked extends Error {
  constructor(key: string) {
    super(`the ledger operation ${key} is booked already`)
    this.name = 'AlreadyBooked'
  }
}

/** Accounts whose postings stand in money logs. */
export const isLogged = (owner_kind: string, kind: string): string =>
  `${owner_kind} in ('user', 'store') and ${kind} in ('money', 'prepaid', 'frozen', 'debt', 'points', 'points_debt')`

// Read through subqueries, the arrays have the same estimate in every plan, so that PostgreSQL plans this once. An entry
// with a rest is two places: `first` does as much as its bound lets it after those before it, the place after it the rest.
const bookAll = statement(
  'ledger.post',
  `with operation as (
     select * from unnest((select $1::text[]), (select $3::text[])) with ordinality as o(key, info, number)
   ), entry as (
     select * from unnest((select $5::text[]), (select $6::bigint[]), (select $7::text[]), (select $8::text[]),
                          (select $9::text[]), (select $10::boolean[]), (select $11::bigint[]), (select $12::boolean[]),
                          (select $13::int[]))
       with ordinality as e(owner_kind, owner_id, kind, currency, bound, locked, amount, first, number, place)
   ), opened as (
     insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance, created_at)
     select distinct owner_kind, owner_id, kind, currency, bound, case when locked then 0 end, $4::timestamptz
       from entry e
      where not exists (
        select from ledger_accounts a where a.owner_kind = e.owner_kind and a.owner_id = e.owner_id and a.kind = e.kind
      )
      order by owner_kind, owner_id, kind
     on conflict (owner_kind, owner_id, kind) do nothing returning id, owner_kind, owner_id, kind, balance
   ), locked as (
     select a.id, owner_kind, owner_id, kind, balance from ledger_accounts a join entry using (owner_kind, owner_id, kind)
      where a.balance is not null order by a.id for no key update of a
   ), account as (
     select * from locked
     union
     select a.id, owner_kind, owner_id, kind, balance
       from ledger_accounts a join entry using (owner_kind, owner_id, kind)
      where a.balance is null
     union
     select * from opened
   ), summed as (
     select a.id as account_id, -a.balance as room, e.*,
            case when e.first then sum(e.amount) over (partition by a.id, e.first order by e.place) end as until
       from entry e join account a using (owner_kind, owner_id, kind)
   ), bounded as (
     select s.*, case when not s.first then s.amount
                      when s.amount < 0 then greatest(s.until, s.room) - greatest(s.until - s.amount, s.room)
                      else least(s.until, s.room) - least(s.until - s.amount, s.room) end as own
       from summed s
   ), posting as (
     select b.*, b.own + coalesce(f.amount - f.own, 0) as moved
       from bounded b left join bounded f on f.first and f.place = b.place - 1
   ), booked as (
     insert into ledger_transactions (operation_key, event, info, created_at)
     select key, $2, info, $4::timestamptz from operation
      where (select count(*) from posting) = (select count(*) from entry) order by number returning id, operation_key
   )
   insert into ledger_postings (transaction_id, account_id, amount, created_at, log_owner, log_kind, log_event, held_for)
   select booked.id, p.account_id, p.moved, $4::timestamptz, case when logged then p.owner_kind end,
          case when logged then p.kind end, case when logged then $2 end,
          case when p.owner_kind in ('order', 'refund') then p.owner_kind end
     from booked join operation on key = operation_key join posting p using (number)
     cross join lateral (select ${isLogged('owner_kind', 'kind')}) as l(logged)
    where p.moved <> 0
    order by p.number, p.account_id, p.place
   returning transaction_id`,
)

/** An entry as the places of accounts that it takes, beside the number of its operation. */
const placesOf = ({ account, rest, amount }: Entry, number: number) =>
  rest
    ? [
        { account, amount, isFirst: true, number },
        { account: rest, amount: 0, isFirst: false, number },
      ]
    : [{ account, amount, isFirst: false, number }]

/**
 * Books operations of one event, each as one transaction of postings, in one round trip (rules §8): creates missing accounts;
 * locks the balance rows in id order, so that two calls over the same accounts never wait for each other in a circle, and
 * before the postings get their ids, so that the postings of an account are numbered in the order of its balances. Zero
 * amounts are left out, and operations that have no other. Within an operation an account stands in one entry only; of
 * several operations the entries of a pair all go one way. Throws BALANCE_SHORT when a balance would pass its bound and
 * `AlreadyBooked` for a second use of a key. Postings that do not sum to zero per currency fail at COMMIT.
 */
export async function postAll(tx: Tx, { event, at }: Occasion, all: readonly BatchOperation[]): Promise<void> {
  const operations = all.filter(({ entries }) => entries.some(({ amount }) => amount !== 0))
  if (!operations.length) return
  const places = operations.flatMap(({ entries }, index) =>
    entries.filter(({ amount }) => amount !== 0).flatMap((entry) => placesOf(entry, index + 1)),
  )
  const accounts = places.map(({ account }) => account)
  const values = [
    operations.map(({ key }) => key),
    event,
    operations.map(({ info = '' }) => info),
    at,
    accounts.map((account) => account.owner_kind),
    accounts.map((account) => account.owner_id),
    accounts.map((account) => account.kind),
    accounts.map((account) => account.currency),
    accounts.map((account) => account.bound),
    accounts.map((account) => account.locked),
    places.map(({ amount }) => amount),
    places.map(({ isFirst }) => isFirst),
    places.map(({ number }) => number),
  ]
  try {
    // Nothing is booked when another transaction opened one of the accounts meanwhile: the next attempt sees it.
    for (let attempt = 0; attempt <= places.length; attempt++) if ((await tx.rows(bookAll, values)).length) return
  } catch (error) {
    const { constraint } = databaseError(error) ?? {}
    if (constraint === 'ledger_accounts_bound') fail('BALANCE_SHORT')
    if (constraint === 'ledger_transactions_operation') throw new AlreadyBooked(operations.map(({ key }) => key).join())
    throw error
  }
  throw new Error(`the accounts of ${operations[0]?.key} do not exist and cannot be opened`)
}

/** Books one operation; see `postAll`. */
export const post = (tx: Tx, { event, at, ...named }: Operation, entries: readonly Entry[]): Promise<void> =>
  postAll(tx, { event, at }, [{ ...named, entries }])
