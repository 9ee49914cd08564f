import { statement, type Tx } from '../../../kernel/db/db.ts'

const forget = statement(
  'accounts.close_forget',
  `with gone_addresses as (delete from addresses where user_id = $1),
        gone_names as (delete from real_names where user_id = $1),
        gone_tickets as (delete from pay_tickets where user_id = $1),
        gone_factors as (delete from second_factors where user_id = $1),
        gone_logins as (delete from oauth_logins where user_id = $1)
   delete from sms_codes where phone = (select phone from users where id = $1)`,
)
const close = statement(
  'accounts.close',
  `update users set username = $2, nickname = $2, phone = null, password_hash = $3, pay_password_hash = null,
          avatar = '', sex = 'unknown', status = 'disabled', secured_at = $4, closed_at = $4
    where id = $1`,
)

/** Removes the addresses, the real name, tickets, second factor, logins elsewhere and codes of a user. */
export const forgetPerson = (tx: Tx, userId: number) => tx.rows(forget, [userId])

/** Leaves of a user nothing but an id that orders and the ledger refer to; `name` replaces the names. */
export const anonymise = (tx: Tx, userId: number, to: { name: string; password_hash: string; at: Date }) =>
  tx.rows(close, [userId, to.name, to.password_hash, to.at])
