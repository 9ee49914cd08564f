import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../apps/server/src/kernel/db/db.ts'

const newToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: createHash('sha256').update(token).digest() }
}

/** A session of a new super administrator. */
export async function mintAdmin(db: Database): Promise<string> {
  const { token, hash } = newToken()
  await db.pool.query(
    `with a as (insert into admins (username, nickname, password_hash, is_super) values ($2, 'bench', '-', true) returning id)
     insert into sessions (area, admin_id, token_hash, token_at, used_at) select 'Admin', id, $1, now(), now() from a`,
    [hash, `bench_${token.slice(0, 12)}`],
  )
  return token
}

/** A session of the owner of a store, by default the first, which in long lists has the most rows. */
export async function mintSeller(db: Database, store = 1): Promise<string> {
  const { token, hash } = newToken()
  await db.pool.query(
    `insert into sessions (area, user_id, token_hash, token_at, used_at)
     select 'Seller', user_id, $1, now(), now() from stores where id = $2`,
    [hash, store],
  )
  return token
}
