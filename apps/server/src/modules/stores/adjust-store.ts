import type { Reply } from '@fangshi/contract/route'
import { formatMoney } from '@fangshi/contract/money'
import type { adjustStoreMoney } from '@fangshi/contract/stores-admin'
import { fail } from '../../kernel/fail.ts'
import type { CallOf } from '../../kernel/http/on.ts'
import { adjustBalance, type Balances } from '../ledger/public.ts'
import { storeById } from './stores.db.ts'

const show = ({ money, frozen }: Balances) => ({ money: formatMoney(money), frozen: formatMoney(frozen) })

/** Adjusts a balance of a store with a reason (rules §8). Throws NOT_FOUND, BALANCE_SHORT. */
export async function adjustStore({
  ctx,
  tx,
  body,
  audit,
}: CallOf<typeof adjustStoreMoney>): Promise<Reply<typeof adjustStoreMoney>> {
  const { id, kind, amount, reason } = body
  if (!(await storeById(tx, id))) fail('NOT_FOUND')
  const { before, after } = await adjustBalance(tx, { owner: 'store', id, kind, amount, reason, at: ctx.now() })
  await audit(tx, { target: id, before: show(before), after: { ...show(after), kind, reason } })
  return show(after)
}
