import type { Reply } from '@fangshi/contract/route'
import type { adjustMoney } from '@fangshi/contract/users'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import { adjustBalance } from '../../ledger/public.ts'
import { userRow } from './users.db.ts'
import { showBalances } from './users.show.ts'

const centsInOne = 100

/** Adjusts a balance with a reason (rules §8). Throws NOT_FOUND, SUB_ACCOUNT_OF_STORE, BALANCE_SHORT. */
export async function adjustUser({
  ctx,
  tx,
  body,
  audit,
}: CallOf<typeof adjustMoney>): Promise<Reply<typeof adjustMoney>> {
  const { id, kind, reason } = body
  const isWhole = body.amount % centsInOne === 0
  if (kind === 'points' && !isWhole) failFields({ amount: 'NUMBER_INVALID' })
  const user = (await userRow(tx, id)) ?? fail('NOT_FOUND')
  if (user.belong_id !== null) fail('SUB_ACCOUNT_OF_STORE')
  const amount = kind === 'points' ? body.amount / centsInOne : body.amount
  const { before, after } = await adjustBalance(tx, { owner: 'user', id, kind, amount, reason, at: ctx.now() })
  await audit(tx, { target: id, before: showBalances(before), after: { ...showBalances(after), kind, reason } })
  return showBalances(after)
}
