import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { loginProviders, loginWays } from '@fangshi/contract/oauth'
import { bytea, createdAt, id, instant, ref } from '../../../kernel/db/columns.ts'
import { sessions, users } from '../schema.ts'

const provider = () => text({ enum: loginProviders })

/** Who a user is at a provider (rules §1): one identity at each, and each identity has one user. */
export const oauthLogins = pgTable(
  'oauth_logins',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider().notNull(),
    /** The person's id over all apps of the platform at the provider; null where it gave none. */
    union_id: text(),
    nickname: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('oauth_logins_user').on(t.user_id, t.provider),
    unique('oauth_logins_union').on(t.provider, t.union_id),
    unique('oauth_logins_provider').on(t.id, t.provider),
    check('oauth_logins_texts', sql`length(${t.union_id}) between 1 and 128 and length(${t.nickname}) <= 60`),
  ],
)

/** The same person has another openid in each app of the provider. */
export const oauthOpenids = pgTable(
  'oauth_openids',
  {
    id: id(),
    login_id: ref().notNull(),
    provider: provider().notNull(),
    app_id: text().notNull(),
    openid: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('oauth_openids_openid').on(t.provider, t.app_id, t.openid),
    unique('oauth_openids_app').on(t.login_id, t.app_id),
    index('oauth_openids_login').on(t.login_id, t.provider),
    foreignKey({
      name: 'oauth_openids_login',
      columns: [t.login_id, t.provider],
      foreignColumns: [oauthLogins.id, oauthLogins.provider],
    }).onDelete('cascade'),
    check('oauth_openids_texts', sql`length(${t.openid}) between 1 and 128 and length(${t.app_id}) between 1 and 200`),
  ],
)

/**
 * A login or binding that has begun. Its state is stored hashed and takes one answer of the provider, from whoever has the
 * secret behind the challenge; a binding in its own session alone. An identity without an account waits here for the
 * choice of one.
 */
export const oauthAttempts = pgTable(
  'oauth_attempts',
  {
    state_hash: bytea().primaryKey(),
    way: text({ enum: loginWays }).notNull(),
    /** SHA-256 of the browser's secret. */
    challenge: bytea().notNull(),
    /** Of whoever binds; null for a login. */
    session_id: ref().references(() => sessions.id, { onDelete: 'cascade' }),
    /** When a code came with its state. */
    answered_at: instant(),
    provider: provider(),
    app_id: text(),
    openid: text(),
    union_id: text(),
    nickname: text(),
    /** The person's, where the provider vouches for it. */
    phone: text(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('oauth_attempts_session').on(t.session_id),
    index('oauth_attempts_expires_at').on(t.expires_at),
    check(
      'oauth_attempts_identity',
      sql`num_nulls(${t.provider}, ${t.app_id}, ${t.openid}, ${t.nickname}) in (0, 4)
          and (${t.openid} is null or (${t.answered_at} is not null and ${t.session_id} is null))
          and ((${t.union_id} is null and ${t.phone} is null) or ${t.openid} is not null)`,
    ),
  ],
)

/** Codes that the demo's simulated WeChat gave, each good once. */
export const simulatedWechatCodes = pgTable(
  'simulated_wechat_codes',
  {
    code_hash: bytea().primaryKey(),
    app_id: text().notNull(),
    /** The simulated person, as its nickname. */
    nickname: text().notNull(),
    used_at: instant(),
    expires_at: instant().notNull(),
  },
  (t) => [index('simulated_wechat_codes_expires_at').on(t.expires_at)],
)
