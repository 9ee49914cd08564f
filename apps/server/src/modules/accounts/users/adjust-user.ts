import type { AdjustableKind } from '@fangshi/contract/ledger-events'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { adjustBalance } from '../../ledger/public.ts'
import { userRow } from './users.db.ts'
import { showBalances } from './users.show.ts'

const centsInOne = 100

interface AdjustUserInput {
  id: number
  kind: AdjustableKind
  /** Hundredths of what is adjusted, signed. */
  amount: number
  reason: string
}

/** Adjusts a balance with a reason (rules §8). Throws NOT_FOUND, SUB_ACCOUNT_OF_STORE, BALANCE_SHORT, FROZEN_MONEY_NEEDED. */
export async function adjustUser(tx: Tx, ctx: Context, _who: Admin, input: AdjustUserInput) {
  const { id, kind, reason } = input
  const isWhole = input.amount % centsInOne === 0
  if (kind === 'points' && !isWhole) failFields({ amount: 'NUMBER_INVALID' })
  const user = (await userRow(tx, id)) ?? fail('NOT_FOUND')
  if (user.belong_id !== null) fail('SUB_ACCOUNT_OF_STORE')
  const amount = kind === 'points' ? input.amount / centsInOne : input.amount
  const { before, after } = await adjustBalance(tx, { owner: 'user', id, kind, amount, reason, at: ctx.now() })
  return { target: id, before: showBalances(before), after: { ...showBalances(after), kind, reason } }
}
