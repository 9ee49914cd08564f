import type { LoginProviderName } from '@fangshi/contract/oauth'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Identity } from './providers/login-provider.ts'

/** A bound identity. */
export interface BoundLogin {
  id: number
  user_id: number
  union_id: string | null
}

const find = statement(
  'accounts.oauth_login',
  `select id, user_id, union_id
     from (select l.*, 0 as place from oauth_openids o join oauth_logins l on l.id = o.login_id
            where o.provider = $1 and o.app_id = $2 and o.openid = $3
           union all
           select l.*, 1 as place from oauth_logins l where l.provider = $1 and l.union_id = $4) found
    order by place limit 1`,
)
/** The binding of an identity: by its openid in the app, else by the id that it has over all apps. */
export const boundLogin = (db: Db, { provider, app_id, openid, union_id }: Identity): Promise<BoundLogin | undefined> =>
  db.row<BoundLogin>(find, [provider, app_id, openid, union_id])

const ofUser = statement(
  'accounts.oauth_login_of_user',
  'select id, user_id, union_id from oauth_logins where user_id = $1 and provider = $2',
)
export const loginOfUser = (db: Db, user_id: number, provider: LoginProviderName): Promise<BoundLogin | undefined> =>
  db.row<BoundLogin>(ofUser, [user_id, provider])

const list = statement(
  'accounts.oauth_logins_of_user',
  'select provider, nickname, created_at from oauth_logins where user_id = $1',
)
export const loginsOfUser = (db: Db, user_id: number) =>
  db.rows<{ provider: LoginProviderName; nickname: string; created_at: Date }>(list, [user_id])

const insert = statement(
  'accounts.oauth_login_insert',
  `insert into oauth_logins (user_id, provider, union_id, nickname, created_at) values ($1, $2, $3, $4, $5) returning id`,
)
/** Adds a binding; one that is there already violates its constraint. */
export async function insertLogin(tx: Tx, user_id: number, identity: Identity, now: Date): Promise<number> {
  const { provider, union_id, nickname } = identity
  const row = await tx.row<{ id: number }>(insert, [user_id, provider, union_id, nickname, now])
  return (row as { id: number }).id
}

const openid = statement(
  'accounts.oauth_openid_insert',
  `insert into oauth_openids (login_id, provider, app_id, openid, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing`,
)
/** Keeps the openid that the person has in an app, unless somebody has it or the binding has another one there. */
export const keepOpenid = (tx: Tx, login_id: number, identity: Identity, now: Date) =>
  tx.rows(openid, [login_id, identity.provider, identity.app_id, identity.openid, now])

const union = statement(
  'accounts.oauth_union_keep',
  `update oauth_logins set union_id = $2 where id = $1 and union_id is null
      and not exists (select from oauth_logins where provider = $3 and union_id = $2)`,
)
/** Keeps the id over all apps once the provider tells it. */
export const keepUnionId = (tx: Tx, login_id: number, { provider, union_id }: Identity) =>
  tx.rows(union, [login_id, union_id, provider])

const remove = statement(
  'accounts.oauth_login_delete',
  'delete from oauth_logins where user_id = $1 and provider = $2 returning id',
)
/** Removes a binding; false when there is none. */
export const deleteLogin = async (tx: Tx, user_id: number, provider: LoginProviderName): Promise<boolean> =>
  (await tx.row(remove, [user_id, provider])) !== undefined
