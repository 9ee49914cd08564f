import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { lockBillSql, openBillStep, type Bill } from '../bill.sql.ts'

export interface TopUp {
  id: number
  top_up_no: string
  user_id: number
  amount_cents: number
  status: 'open' | 'paid' | 'cancelled'
  pay_before: Date
  created_at: Date
}

const insert = statement(
  'payments.insert_top_up',
  `with made as (
     insert into top_ups (top_up_no, user_id, amount_cents, pay_before, created_at) values ($1, $2, $3, $4, $5) returning *
   ), billed as (
     ${openBillStep(`select 'top_up', id, user_id, amount_cents, top_up_no, created_at from made`)}
   )
   select id from made`,
)
/** Writes an open top-up with its bill; returns its id. */
export async function insertTopUp(tx: Tx, it: Omit<TopUp, 'id' | 'status'>): Promise<number> {
  const row = await tx.row<{ id: number }>(insert, [
    it.top_up_no,
    it.user_id,
    it.amount_cents,
    it.pay_before,
    it.created_at,
  ])
  return (row as { id: number }).id
}

const columns = 'id, top_up_no, user_id, amount_cents, status, pay_before, created_at'
const own = statement('payments.own_top_up', `select ${columns} from top_ups where top_up_no = $1 and user_id = $2`)
export const ownTopUp = (db: Db, userId: number, topUpNo: string) => db.row<TopUp>(own, [topUpNo, userId])

const byId = statement('payments.top_up', `select ${columns} from top_ups where id = $1`)
export const topUpById = (db: Db, id: number) => db.row<TopUp>(byId, [id])

const lock = statement(
  'payments.lock_top_up_bill',
  lockBillSql(`kind = 'top_up' and ref_id = (select id from top_ups where top_up_no = $1 and user_id = $2)`),
)
/** The bill of one of the shopper's top-ups, locked. */
export const lockTopUpBill = (tx: Tx, userId: number, topUpNo: string) => tx.row<Bill>(lock, [topUpNo, userId])

const end = statement(
  'payments.end_top_up',
  `update top_ups set status = $2 where id = $1 and status = 'open' returning id`,
)
/** Moves an open top-up to its end, once; false when it had ended. */
export const endTopUp = async (tx: Tx, id: number, status: 'paid' | 'cancelled'): Promise<boolean> =>
  (await tx.rows(end, [id, status])).length === 1

const due = statement(
  'payments.due_top_ups',
  `select id, pay_before from top_ups where status = 'open' and pay_before <= $1 and id > $2 order by id limit $3`,
)
/** Open top-ups whose time is up, with ids after the given one. */
export const dueTopUps = (db: Db, now: Date, after: number, limit: number) =>
  db.rows<Pick<TopUp, 'id' | 'pay_before'>>(due, [now, after, limit])

const openOnes = statement(
  'payments.open_top_ups',
  `select id, pay_before from top_ups where user_id = $1 and status = 'open'`,
)
export const openTopUpsOf = (db: Db, userId: number) => db.rows<Pick<TopUp, 'id' | 'pay_before'>>(openOnes, [userId])
