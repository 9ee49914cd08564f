import { randomUUID } from 'node:crypto'
import { balanceKinds, type AdjustableKind } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { book, type MoveOf } from './book.ts'
import { ownAccount, pair, platform, type AccountRef, type PlaceRef } from './chart.ts'
import { neededFrozenMoney } from './hooks.ts'
import { balancesOfOwners, bookedOn, type Balances } from './ledger.db.ts'

export interface Adjustment {
  owner: 'user' | 'store'
  /** The id of the owner. */
  id: number
  kind: AdjustableKind
  /** Cents or points, signed. */
  amount: number
  reason: string
  at: Date
}

/** Where an increase goes: debt is paid first (rules §8). */
function increased({ owner, id, kind }: Adjustment): PlaceRef {
  if (kind === 'points') return pair('points_income', id)
  return kind === 'money' ? pair(`${owner}_income`, id) : ownAccount(owner, id, kind)
}

/**
 * Books an administrator's adjustment of a user's or store's account: platform adjustments ↔ account, for points the
 * issuer (rules §8). The caller must make sure that it runs once. Returns the balances before and after. Throws
 * BALANCE_SHORT below zero, FROZEN_MONEY_NEEDED where an open withdrawal could no longer be paid.
 */
export async function adjustBalance(tx: Tx, adjustment: Adjustment): Promise<{ before: Balances; after: Balances }> {
  const { owner, id, kind, amount, reason, at } = adjustment
  const key = `adjustment:${randomUUID()}`
  const source: AccountRef = kind === 'points' ? platform('points_issuer') : platform('adjustments')
  const move =
    amount < 0
      ? { from: ownAccount(owner, id, kind), to: source, amount: -amount }
      : { from: source, to: increased(adjustment), amount }
  await book(tx, { key, event: 'adjustment', info: reason, at }, [move as MoveOf<'adjustment'>])
  // The accounts' rows stay locked until the transaction ends, so these are the balances after the posting.
  const after = (await balancesOfOwners(tx, owner, [id])).get(id) as Balances
  if (kind === 'frozen' && amount < 0) await refuseNeeded(tx, owner, id, after.frozen)
  const added = await bookedOn(tx, key, owner, id)
  const before = { ...after }
  for (const one of balanceKinds) before[one] -= added[one]
  return { before, after }
}

async function refuseNeeded(tx: Tx, owner: 'user' | 'store', id: number, left: number): Promise<void> {
  const needed = (await neededFrozenMoney(tx, owner, id)).reduce((sum, cents) => sum + cents, 0)
  if (left < needed) fail('FROZEN_MONEY_NEEDED')
}
