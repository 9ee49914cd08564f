import type { AdjustableKind } from '@fangshi/contract/ledger-events'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin } from '../../../kernel/http/who.ts'
import { adjustBalance, type Balances } from '../../ledger/public.ts'
import { storeById } from '../stores.db.ts'

interface AdjustStoreInput {
  id: number
  kind: Exclude<AdjustableKind, 'points'>
  /** Cents, signed. */
  amount: number
  reason: string
}

const show = ({ money, frozen }: Balances) => ({ money: formatMoney(money), frozen: formatMoney(frozen) })

/** Adjusts a balance of a store with a reason (rules §8). Throws NOT_FOUND, BALANCE_SHORT, FROZEN_MONEY_NEEDED. */
export async function adjustStore(tx: Tx, ctx: Context, _who: Admin, { id, kind, amount, reason }: AdjustStoreInput) {
  if (!(await storeById(tx, id))) fail('NOT_FOUND')
  const { before, after } = await adjustBalance(tx, { owner: 'store', id, kind, amount, reason, at: ctx.now() })
  return { target: id, before: show(before), after: { ...show(after), kind, reason } }
}
