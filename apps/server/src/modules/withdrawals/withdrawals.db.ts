import type { WithdrawalStatus } from '@fangshi/contract/withdrawals'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { isOwned, ownerColumns, type Owner } from './owner.ts'
import type { withdrawals } from './schema.ts'
import { countedStatuses, openStatuses } from './withdrawal.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

const insert = statement(
  'withdrawals.insert',
  `insert into withdrawals (user_id, store_id, withdrawal_no, money_cents, fee_cents, name, bank_name, card_no_sealed,
                            card_tail, remark, needs_second, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning *`,
)
export interface NewWithdrawal {
  withdrawal_no: string
  money_cents: number
  fee_cents: number
  card: { name: string; bank_name: string; card_no_sealed: string; card_tail: string }
  remark: string
  needs_second: boolean
  at: Date
}
export async function insertWithdrawal(tx: Tx, owner: Owner, it: NewWithdrawal): Promise<WithdrawalRow> {
  const { name, bank_name, card_no_sealed, card_tail } = it.card
  const values = [it.withdrawal_no, it.money_cents, it.fee_cents, name, bank_name, card_no_sealed, card_tail]
  const row = await tx.row<WithdrawalRow>(insert, [
    ...ownerColumns(owner),
    ...values,
    it.remark,
    it.needs_second,
    it.at,
  ])
  return row as WithdrawalRow
}

const lock = statement('withdrawals.lock', 'select * from withdrawals where id = $1 for no key update')
/** One withdrawal, locked: of two who decide about it the second sees what the first did. */
export const lockWithdrawal = (tx: Tx, id: number) => tx.row<WithdrawalRow>(lock, [id])

const lockOwned = statement(
  'withdrawals.lock_owned',
  `select * from withdrawals where id = $3 and ${isOwned('$1', '$2')} for no key update`,
)
export const lockOwnWithdrawal = (tx: Tx, owner: Owner, id: number) =>
  tx.row<WithdrawalRow>(lockOwned, [...ownerColumns(owner), id])

const page = statement(
  'withdrawals.page',
  `select * from withdrawals where ${isOwned('$1', '$2')} order by id desc limit $3 offset $4`,
)
const total = statement(
  'withdrawals.total',
  `select count(*)::int as total from withdrawals where ${isOwned('$1', '$2')}`,
)

/** A page of an owner's withdrawals, newest first, with their number. */
export async function withdrawalsOf(db: Db, owner: Owner, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db.rows<WithdrawalRow>(page, [...ownerColumns(owner), limit, offset])
  return { rows, total: (await db.row<{ total: number }>(total, ownerColumns(owner)))?.total ?? 0 }
}

const since = statement(
  'withdrawals.since',
  `select coalesce(sum(money_cents), 0)::bigint as sum from withdrawals
    where ${isOwned('$1', '$2')} and created_at >= $3 and status = any($4)`,
)
/** The amount that an owner has withdrawn since an instant, without returned withdrawals, in cents. */
export const withdrawnSince = async (db: Db, owner: Owner, from: Date): Promise<number> =>
  (await db.row<{ sum: number }>(since, [...ownerColumns(owner), from, countedStatuses]))?.sum ?? 0

const open = statement(
  'withdrawals.has_open',
  'select exists (select from withdrawals where user_id = $1 and status = any($2)) as found',
)
export const hasOpenWithdrawal = async (db: Db, userId: number): Promise<boolean> =>
  (await db.row<{ found: boolean }>(open, [userId, openStatuses]))?.found === true

const openSum = statement(
  'withdrawals.held',
  `select coalesce(sum(money_cents), 0)::bigint as sum from withdrawals
    where ${isOwned('$1', '$2')} and status = any($3)`,
)
/** The frozen money of an owner's open withdrawals, in cents. */
export const heldByWithdrawals = async (db: Db, owner: Owner): Promise<number> =>
  (await db.row<{ sum: number }>(openSum, [...ownerColumns(owner), openStatuses]))?.sum ?? 0

const counts = statement(
  'withdrawals.counts',
  'select status, count(*)::int as count from withdrawals where status = any($1) group by status',
)
/** How many withdrawals are in each open status; those with none are absent. */
export const countOpen = (db: Db) => db.rows<{ status: WithdrawalStatus; count: number }>(counts, [openStatuses])
