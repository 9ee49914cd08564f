import type { LoginWayName } from '@fangshi/contract/oauth'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Identity } from './providers/login-provider.ts'

const insert = statement(
  'accounts.oauth_attempt_insert',
  `insert into oauth_attempts (state_hash, way, challenge, session_id, expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
)
export const insertAttempt = (
  db: Db,
  attempt: {
    state_hash: Buffer
    way: LoginWayName
    challenge: Buffer
    /** Of whoever binds; null for a login. */
    session_id: number | null
    expires_at: Date
    now: Date
  },
) => {
  const { state_hash, way, challenge, session_id, expires_at, now } = attempt
  return db.rows(insert, [state_hash, way, challenge, session_id, expires_at, now])
}

/** An attempt as its holder names it: state and secret, hashed. */
export interface AttemptKey {
  state_hash: Buffer
  challenge: Buffer
}

const take = statement(
  'accounts.oauth_attempt_answer',
  `update oauth_attempts set answered_at = $5
    where state_hash = $1 and challenge = $2 and way = $3 and (session_id is null or session_id = $4)
      and answered_at is null and expires_at > $5
   returning session_id`,
)
/**
 * Marks an attempt as answered, once; the session of a binding, null for a login. Undefined for one that is unknown, of
 * another browser, way or session, answered before or too old.
 */
export const answerAttempt = (
  db: Db,
  { state_hash, challenge }: AttemptKey,
  way: LoginWayName,
  session_id: number | null,
  now: Date,
): Promise<{ session_id: number | null } | undefined> =>
  db.row<{ session_id: number | null }>(take, [state_hash, challenge, way, session_id, now])

const keep = statement(
  'accounts.oauth_attempt_identity',
  `update oauth_attempts set provider = $2, app_id = $3, openid = $4, union_id = $5, nickname = $6, phone = $7, expires_at = $8
    where state_hash = $1`,
)
/** Keeps the identity until its holder has chosen an account. */
export const holdIdentity = (
  tx: Tx,
  { state_hash }: AttemptKey,
  { provider, app_id, openid, union_id, nickname, phone = null }: Identity,
  until: Date,
) => tx.rows(keep, [state_hash, provider, app_id, openid, union_id, nickname, phone, until])

const isWaiting = 'state_hash = $1 and challenge = $2 and openid is not null and expires_at > $3'
const columns = 'provider, app_id, openid, union_id, nickname, phone'
const read = statement('accounts.oauth_attempt_held', `select ${columns} from oauth_attempts where ${isWaiting}`)
/** The identity of an attempt that waits for an account; undefined when there is none. */
export const heldIdentity = (db: Db, key: AttemptKey, now: Date): Promise<Identity | undefined> =>
  db.row<Identity>(read, [key.state_hash, key.challenge, now])

const spend = statement(
  'accounts.oauth_attempt_spend',
  `delete from oauth_attempts where ${isWaiting} returning ${columns}`,
)
/** The same, and nobody gets it again. */
export const spendIdentity = (tx: Tx, key: AttemptKey, now: Date): Promise<Identity | undefined> =>
  tx.row<Identity>(spend, [key.state_hash, key.challenge, now])

const remove = statement('accounts.oauth_attempt_delete', 'delete from oauth_attempts where state_hash = $1')
export const deleteAttempt = (tx: Tx, { state_hash }: AttemptKey) => tx.rows(remove, [state_hash])
