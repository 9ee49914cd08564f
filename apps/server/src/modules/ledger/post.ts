import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import { databaseError } from '../../kernel/db/database-error.ts'
import { statement, type Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { AccountRef } from './chart.ts'

export interface Operation {
  /** Identifies the operation, so that it is booked only once. */
  key: string
  event: LedgerEvent
  /** What the money log shows beside the event: an order group's number, a reason. */
  info?: string
  at: Date
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
// with a rest is two places: `first` does as much as its bound lets it, the place after it the rest.
const book = statement(
  'ledger.post',
  `with entry as (
     select * from unnest((select $5::text[]), (select $6::bigint[]), (select $7::text[]), (select $8::text[]),
                          (select $9::text[]), (select $10::boolean[]), (select $11::bigint[]), (select $12::boolean[]))
       with ordinality as e(owner_kind, owner_id, kind, currency, bound, locked, amount, first, place)
   ), opened as (
     insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
     select distinct owner_kind, owner_id, kind, currency, bound, case when locked then 0 end
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
   ), bounded as (
     select a.id as account_id, a.balance, e.*,
            case when e.first then case when e.amount < 0 then greatest(e.amount, -a.balance)
                                        else least(e.amount, -a.balance) end
                 else e.amount end as own
       from entry e join account a using (owner_kind, owner_id, kind)
   ), posting as (
     select b.*, b.own + coalesce(f.amount - f.own, 0) as moved
       from bounded b left join bounded f on f.first and f.place = b.place - 1
   ), booked as (
     insert into ledger_transactions (operation_key, event, info, created_at)
     select $1, $2, $3, $4::timestamptz where (select count(*) from posting) = (select count(*) from entry) returning id
   )
   insert into ledger_postings (transaction_id, account_id, amount, created_at, log_owner, log_kind, log_event)
   select booked.id, p.account_id, p.moved, $4::timestamptz, case when logged then p.owner_kind end,
          case when logged then p.kind end, case when logged then $2 end
     from booked, posting p
     cross join lateral (select ${isLogged('owner_kind', 'kind')}) as l(logged)
    where p.moved <> 0
    order by p.account_id, p.place
   returning transaction_id`,
)

const placesOf = ({ account, rest, amount }: Entry) =>
  rest
    ? [
        { account, amount, isFirst: true },
        { account: rest, amount: 0, isFirst: false },
      ]
    : [{ account, amount, isFirst: false }]

/**
 * Books one transaction of postings in one round trip (rules §8): creates missing accounts; locks the balance rows in id
 * order, so that two transactions over the same accounts never wait for each other in a circle, and before the postings
 * get their ids, so that the postings of an account are numbered in the order of its balances. Zero amounts are left out.
 * An account stands in one entry only. Throws BALANCE_SHORT when a balance would pass its bound and `AlreadyBooked` for a
 * second use of the key. Postings that do not sum to zero per currency fail at COMMIT.
 */
export async function post(tx: Tx, { key, event, info = '', at }: Operation, entries: readonly Entry[]): Promise<void> {
  const places = entries.filter(({ amount }) => amount !== 0).flatMap(placesOf)
  if (!places.length) return
  const accounts = places.map(({ account }) => account)
  const values = [
    key,
    event,
    info,
    at,
    accounts.map((account) => account.owner_kind),
    accounts.map((account) => account.owner_id),
    accounts.map((account) => account.kind),
    accounts.map((account) => account.currency),
    accounts.map((account) => account.bound),
    accounts.map((account) => account.locked),
    places.map(({ amount }) => amount),
    places.map(({ isFirst }) => isFirst),
  ]
  try {
    // Nothing is booked when another transaction opened one of the accounts meanwhile: the next attempt sees it.
    for (let attempt = 0; attempt <= places.length; attempt++) if ((await tx.rows(book, values)).length) return
  } catch (error) {
    const { constraint } = databaseError(error) ?? {}
    if (constraint === 'ledger_accounts_bound') fail('BALANCE_SHORT')
    if (constraint === 'ledger_transactions_operation') throw new AlreadyBooked(key)
    throw error
  }
  throw new Error(`the accounts of ${key} do not exist and cannot be opened`)
}
