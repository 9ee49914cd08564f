import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { ownerColumns, type Owner } from './owner.ts'

/** The person who answers for an account of money: the shopper, or the owner of the store. */
export interface Holder {
  user_id: number
  /** When the password, pay password or phone last changed. */
  secured_at: Date | null
  has_pay_password: boolean
}

const columns = `select u.id as user_id, u.secured_at, u.pay_password_hash is not null as has_pay_password
  from users u where u.id = coalesce($1::bigint, (select s.user_id from stores s where s.id = $2))`
const read = statement('withdrawals.holder', columns)
const lock = statement('withdrawals.lock_holder', `${columns} for no key update of u`)

/** The holder; undefined when there is no such account. */
export const holderOf = (db: Db, owner: Owner) => db.row<Holder>(read, ownerColumns(owner))

/** The same, locked, so that of two requests the second sees what the first took from the limits. */
export const lockHolder = (tx: Tx, owner: Owner) => tx.row<Holder>(lock, ownerColumns(owner))
