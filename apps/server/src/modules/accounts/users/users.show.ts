import { formatMoney } from '@fangshi/contract/money'
import type { Db } from '../../../kernel/db/db.ts'
import type { Form, Row } from '../../../kernel/resource/spec.ts'
import { balancesOfUsers, type Balances } from '../../ledger/public.ts'
import { haveFactor } from '../second-factor/second-factors.db.ts'
import type { users } from '../schema.ts'
import { nicknamesOf } from './users.db.ts'

/** Balances on the wire: money with two decimals, points whole. */
export const showBalances = ({ money, prepaid, frozen, points }: Balances) => ({
  money: formatMoney(money),
  prepaid: formatMoney(prepaid),
  frozen: formatMoney(frozen),
  points,
})

/** What a page of users shows beside the user rows: balances and the names of related users, each in one query. */
export async function showUsers(rows: readonly Row<typeof users>[], { db }: { db: Db }): Promise<Form[]> {
  const others = rows.flatMap(({ inviter_id, belong_id }) => [inviter_id, belong_id]).filter((id) => id !== null)
  const ids = rows.map(({ id }) => id)
  const [balances, names, factors] = await Promise.all([
    balancesOfUsers(db, ids),
    nicknamesOf(db, others),
    haveFactor(db, 'users', ids),
  ])
  return rows.map(({ id, inviter_id, belong_id }, index) => ({
    has_second_factor: factors[index] === true,
    ...showBalances(balances.get(id) as Balances),
    inviter: (inviter_id && names.get(inviter_id)) || '',
    belong_id: belong_id ?? 0,
    owner: (belong_id && names.get(belong_id)) || '',
  }))
}
