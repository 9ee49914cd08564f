import type { Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** What of an owner's frozen money a module above still needs, in cents: the open withdrawals. */
export const neededFrozenMoney = hook<[tx: Tx, owner: 'user' | 'store', id: number], number>(
  'ledger.needed_frozen_money',
  { required: true },
)
