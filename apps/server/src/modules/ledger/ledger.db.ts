import type { BalanceKind } from '@fangshi/contract/ledger-events'
import { statement, type Db } from '../../kernel/db/db.ts'

/** In cents, points and points owed in whole points; debts are zero or below. */
export type Balances = Record<BalanceKind, number>

/** What its owner can spend, in cents. */
export const spendable = ({ money, prepaid }: Balances): number => money + prepaid

const none: Balances = { money: 0, prepaid: 0, frozen: 0, debt: 0, points: 0, points_debt: 0 }

const ofOwners = statement(
  'ledger.balances',
  `select owner_id, kind, balance from ledger_accounts where owner_kind = $2 and owner_id = any($1)`,
)

/** The balances of users or stores by id, in one query; zero where nothing has been booked. Stores have no points. */
export async function balancesOfOwners(
  db: Db,
  owner: 'user' | 'store',
  ids: readonly number[],
): Promise<Map<number, Balances>> {
  const all = new Map(ids.map((id) => [id, { ...none }]))
  const rows = await db.rows<{ owner_id: number; kind: string; balance: number }>(ofOwners, [ids, owner])
  for (const { owner_id, kind, balance } of rows) Object.assign(all.get(owner_id) ?? {}, { [kind]: balance })
  return all
}

/** The balances of users by id; see `balancesOfOwners`. */
export const balancesOfUsers = (db: Db, ids: readonly number[]): Promise<Map<number, Balances>> =>
  balancesOfOwners(db, 'user', ids)

/** A user's balances; zero where nothing has been booked. */
export const balancesOf = async (db: Db, userId: number): Promise<Balances> =>
  (await balancesOfUsers(db, [userId])).get(userId) as Balances

const booked = statement(
  'ledger.booked',
  `select a.kind, sum(p.amount)::bigint as amount
     from ledger_transactions t join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
    where t.operation_key = $1 and a.owner_kind = $2 and a.owner_id = $3 group by a.kind`,
)

/** What an operation added to each account of an owner; zero where it moved nothing. */
export async function bookedOn(db: Db, key: string, owner: 'user' | 'store', id: number): Promise<Balances> {
  const all = { ...none }
  const rows = await db.rows<{ kind: BalanceKind; amount: number }>(booked, [key, owner, id])
  for (const { kind, amount } of rows) all[kind] = amount
  return all
}
