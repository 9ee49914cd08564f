import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Area } from '@fangshi/contract/route'

export interface OwnSessionRow {
  id: number
  area: Area
  ip: string
  user_agent: string
  used_at: Date
  created_at: Date
}

/** Whose sessions: the column of `sessions` that names the account, and its id. */
export interface Holder {
  column: 'user_id' | 'admin_id'
  id: number
}

/**
 * $1 account, $2 oldest last use, $3 oldest beginning in a back office, $4 the session that comes first: what has ended is kept to know the account's
 * devices, and is not shown.
 */
const listSql = (column: Holder['column']): string =>
  `select id, area, ip, user_agent, used_at, created_at from sessions
    where ${column} = $1 and used_at > $2 and (area = 'Home' or created_at > $3)
    order by id = $4 desc, used_at desc, id desc limit 100`
const endSql = (column: Holder['column']): string =>
  `delete from sessions where ${column} = $1 and id = $2 returning id, area, ip, user_agent, used_at, created_at`

const list = {
  user_id: statement('accounts.sessions_of_user', listSql('user_id')),
  admin_id: statement('accounts.sessions_of_admin', listSql('admin_id')),
}
const end = {
  user_id: statement('accounts.session_of_user_end', endSql('user_id')),
  admin_id: statement('accounts.session_of_admin_end', endSql('admin_id')),
}

/** The live sessions of an account: the one of the call, then those used last. */
export const sessionsOf = (
  db: Db,
  holder: Holder,
  { used, began, current }: { used: Date; began: Date; current: number },
): Promise<OwnSessionRow[]> => db.rows<OwnSessionRow>(list[holder.column], [holder.id, used, began, current])

/** Ends one session of the account; undefined when it has none with this id. */
export const endSessionOf = (tx: Tx, holder: Holder, id: number): Promise<OwnSessionRow | undefined> =>
  tx.row<OwnSessionRow>(end[holder.column], [holder.id, id])
