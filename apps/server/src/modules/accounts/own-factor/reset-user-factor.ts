import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Change } from '../../../kernel/http/who.ts'
import { resetFactor } from './own-factor.ts'
import { lockUser } from '../users/users.db.ts'

/**
 * Switches off the second factor that a store owner has lost. Throws NOT_FOUND, SUB_ACCOUNT_OF_STORE (its owner does
 * that), SECOND_FACTOR_OFF.
 */
export async function resetUserFactor(tx: Tx, _ctx: Context, _who: Admin, { id }: { id: number }): Promise<Change> {
  const user = (await lockUser(tx, id)) ?? fail('NOT_FOUND')
  if (user.belong_id !== null) fail('SUB_ACCOUNT_OF_STORE')
  return resetFactor(tx, { provider: 'users', id })
}
