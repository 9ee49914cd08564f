import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import pg from 'pg'
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

const book = statement('ledger.post', 'select ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)')

/**
 * Books one transaction of postings in one round trip (rules §8): creates missing accounts and locks balance rows in id
 * order. Zero amounts are left out. Throws BALANCE_SHORT when a balance would pass its bound and `AlreadyBooked` for a
 * second use of the key. Postings that do not sum to zero per currency fail at COMMIT.
 */
export async function post(tx: Tx, { key, event, info = '', at }: Operation, entries: readonly Entry[]): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0)
  if (!moved.length) return
  const accounts = moved.map(({ account }) => account)
  try {
    await tx.rows(book, [
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
      moved.map(({ amount }) => amount),
    ])
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'ledger_accounts_bound') fail('BALANCE_SHORT')
    if (error instanceof pg.DatabaseError && error.constraint === 'ledger_transactions_operation') {
      throw new AlreadyBooked(key)
    }
    throw error
  }
}
