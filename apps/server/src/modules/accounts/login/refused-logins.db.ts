import { statement, type Tx } from '../../../kernel/db/db.ts'

const hourMs = 60 * 60_000

const count = statement(
  'accounts.refused_login_count',
  `insert into refused_logins (area, account, ip_block, reason, hour, tries) values ($1, $2, $3, $4, $5, 1)
   on conflict (hour, area, account, ip_block, reason) do update set tries = refused_logins.tries + 1
   returning tries`,
)

export interface RefusedLogin {
  area: 'Seller' | 'Admin'
  /** Names the account; empty for a name that none has. */
  account: string
  ip_block: string
  reason: 'unknown_account' | 'disabled' | 'throttled'
}

/** Counts a refused login; returns how many there were of its kind in this hour. */
export async function countRefusedLogin(tx: Tx, login: RefusedLogin, now: Date): Promise<number> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const { area, account, ip_block, reason } = login
  return ((await tx.row<{ tries: number }>(count, [area, account, ip_block, reason, hour])) as { tries: number }).tries
}
