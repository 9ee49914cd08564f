import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bytea, cents, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { areas } from '../geo/schema.ts'

/** Shoppers, store owners and their sub-accounts (`belong_id` above 0) (rules §1). */
export const users = pgTable(
  'users',
  {
    id: id(),
    belong_id: ref().references((): AnyPgColumn => users.id),
    username: text().notNull(),
    phone: text(),
    password_hash: text().notNull(),
    pay_password_hash: text(),
    pay_tries: integer().notNull().default(0),
    pay_locks: integer().notNull().default(0),
    pay_locked_until: instant(),
    nickname: text().notNull(),
    avatar: text().notNull().default(''),
    sex: text({ enum: ['unknown', 'female', 'male'] })
      .notNull()
      .default('unknown'),
    inviter_id: ref().references((): AnyPgColumn => users.id),
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** When the password, pay password or phone last changed; withdrawals pause for a day after it. */
    secured_at: instant(),
    last_login_at: instant(),
    /** When its owner closed it: from then on it names nobody, and nobody can log in. */
    closed_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_phone')
      .on(t.phone)
      .where(sql`${t.phone} is not null`),
    index('users_belong')
      .on(t.belong_id)
      .where(sql`${t.belong_id} is not null`),
    index('users_inviter')
      .on(t.inviter_id)
      .where(sql`${t.inviter_id} is not null`),
    index('users_created_at').on(t.created_at, t.id),
    check('users_username_form', sql`${t.username} !~ '^[0-9]+$'`),
    check('users_phone_form', sql`${t.phone} ~ '^1[3-9][0-9]{9}$'`),
    check('users_closed', sql`${t.closed_at} is null or (${t.status} = 'disabled' and ${t.phone} is null)`),
    check('users_no_self_reference', sql`${t.belong_id} <> ${t.id} and ${t.inviter_id} <> ${t.id}`),
  ],
)

/**
 * The columns of users that lists of users and orders search, kept by triggers. Rows of users are wide: with a million
 * of them, a search with many matches would read every page of the table, more than memory holds; this table has a
 * third of the pages.
 */
export const userSearch = pgTable(
  'user_search',
  {
    id: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    nickname: text().notNull(),
    username: text().notNull(),
    phone: text(),
    status: text({ enum: ['active', 'disabled'] }).notNull(),
    created_at: instant().notNull(),
    /** Whether the user has ever placed an order; buyers' names are searched only among these. */
    has_ordered: boolean().notNull().default(false),
  },
  (t) => [
    // Parts of names are found by single characters and pairs of characters (rules §12).
    index('user_search_names').using('gin', sql`name_tokens(${t.nickname})`, sql`name_tokens(${t.username})`),
    index('user_search_buyers')
      .using('gin', sql`name_tokens(${t.nickname})`)
      .where(sql`${t.has_ordered}`),
    // Includes the status, so that both filters together read the index alone.
    index('user_search_phone').on(t.phone.op('text_pattern_ops'), t.id, t.status),
    index('user_search_status').on(t.status, t.id),
    index('user_search_created_at').on(t.created_at, t.id, t.status),
  ],
)

export const admins = pgTable(
  'admins',
  {
    id: id(),
    username: text().notNull(),
    password_hash: text().notNull(),
    nickname: text().notNull(),
    avatar: text().notNull().default(''),
    is_super: boolean().notNull().default(false),
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    last_login_at: instant(),
    /** A deleted administrator stays for the audit log; the user name becomes available. */
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('admins_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.deleted_at} is null`),
    check('admins_deleted', sql`${t.deleted_at} is null or ${t.status} = 'disabled'`),
  ],
)

/**
 * One row per login. Only the SHA-256 of its token is stored, and that of the token's one successor once issued; a
 * minute after its first use the successor replaces the token (rules §1).
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    area: text({ enum: ['Home', 'Seller', 'Admin'] }).notNull(),
    user_id: ref().references(() => users.id),
    admin_id: ref().references(() => admins.id),
    token_hash: bytea().notNull(),
    token_at: instant().notNull(),
    successor_hash: bytea(),
    successor_used_at: instant(),
    used_at: instant().notNull(),
    /** When the holder last proved who they are: at login, or again before money, rights or secrets (rules §1). */
    confirmed_at: instant().notNull().defaultNow(),
    /** Where the login came from: the address, and what the browser calls itself; empty when unknown. */
    ip: text().notNull().default(''),
    user_agent: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    unique('sessions_token').on(t.token_hash),
    unique('sessions_successor').on(t.successor_hash),
    index('sessions_user').on(t.user_id),
    index('sessions_admin').on(t.admin_id),
    index('sessions_used_at').on(t.used_at),
    check('sessions_user_agent', sql`length(${t.user_agent}) <= 300`),
    check(
      'sessions_one_account',
      sql`(${t.user_id} is null) <> (${t.admin_id} is null) and (${t.area} = 'Admin') = (${t.admin_id} is not null)`,
    ),
  ],
)

/**
 * The second factor of an account of the back offices (rules §1), one each: the secret of its authenticator app, sealed.
 * It is on once a first code has confirmed it. A code counts once: `last_step` is the time step of the newest one.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    user_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    admin_id: ref().references(() => admins.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    last_step: bigint({ mode: 'number' }).notNull().default(0),
    confirmed_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('second_factors_user').on(t.user_id),
    unique('second_factors_admin').on(t.admin_id),
    check('second_factors_one_account', sql`(${t.user_id} is null) <> (${t.admin_id} is null)`),
    check('second_factors_sealed', sql`${t.secret} like 'sealed:%'`),
  ],
)

/** What opens the account when the app is lost; each works once. Hashed with a key that only the servers know. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    factor_id: ref()
      .notNull()
      .references(() => secondFactors.id, { onDelete: 'cascade' }),
    code_hash: bytea().notNull(),
    used_at: instant(),
  },
  (t) => [unique('recovery_codes_hash').on(t.factor_id, t.code_hash)],
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    phone: text().notNull(),
    purpose: text().notNull(),
    code_hash: bytea().notNull(),
    ip: text().notNull(),
    tries: integer().notNull().default(0),
    used_at: instant(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('sms_codes_phone').on(t.phone, t.purpose, t.created_at), index('sms_codes_ip').on(t.ip, t.created_at)],
)

/** Failed logins, for the flood rules; swept after 15 minutes. */
export const loginFailures = pgTable(
  'login_failures',
  { id: id(), account: text().notNull(), ip: text().notNull(), ip_block: text().notNull(), created_at: createdAt() },
  (t) => [
    index('login_failures_account').on(t.account, t.ip_block, t.created_at),
    index('login_failures_ip').on(t.ip, t.created_at),
  ],
)

/**
 * How often logins of a back office were refused within an hour, for names without an account (`account` empty), into
 * disabled accounts and beyond the flood rules: the audit log records the first, the tenth, the hundredth. Swept after
 * a day.
 */
export const refusedLogins = pgTable(
  'refused_logins',
  {
    area: text({ enum: ['Seller', 'Admin'] }).notNull(),
    account: text().notNull(),
    ip_block: text().notNull(),
    reason: text({ enum: ['unknown_account', 'disabled', 'throttled'] }).notNull(),
    hour: instant().notNull(),
    tries: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.area, t.account, t.ip_block, t.reason] }),
    check('refused_logins_tries', sql`${t.tries} > 0`),
  ],
)

/** Used proofs of work; each counts once. */
export const spentProofs = pgTable(
  'spent_proofs',
  { challenge: text().primaryKey(), expires_at: instant().notNull() },
  (t) => [index('spent_proofs_expires_at').on(t.expires_at)],
)

/** For opening a socket once within 30 seconds (rules §10); they end with their session. */
export const socketTickets = pgTable(
  'socket_tickets',
  {
    ticket_hash: bytea().primaryKey(),
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Who asked for it, as the session said then. */
    holder: jsonb().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('socket_tickets_session').on(t.session_id), index('socket_tickets_expires_at').on(t.expires_at)],
)

/** Issued for a right pay password: bound to the session, valid for 5 minutes and up to an amount (rules §1). */
export const payTickets = pgTable(
  'pay_tickets',
  {
    id: id(),
    ticket_hash: bytea().notNull(),
    session_id: ref()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    /** The amount that may still be paid with it. */
    left_cents: cents().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('pay_tickets_hash').on(t.ticket_hash),
    index('pay_tickets_session').on(t.session_id),
    index('pay_tickets_user').on(t.user_id),
    index('pay_tickets_expires_at').on(t.expires_at),
    check('pay_tickets_left', sql`${t.left_cents} >= 0`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id),
    receive_name: text().notNull(),
    receive_tel: text().notNull(),
    province_code: text()
      .notNull()
      .references(() => areas.code),
    city_code: text()
      .notNull()
      .references(() => areas.code),
    region_code: text().references(() => areas.code),
    /** The names of the areas joined, as on a parcel label. */
    area_info: text().notNull(),
    address: text().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('addresses_user').on(t.user_id, t.id),
    unique('addresses_owner').on(t.user_id, t.id),
    uniqueIndex('addresses_one_default')
      .on(t.user_id)
      .where(sql`${t.is_default}`),
    index('addresses_province').on(t.province_code),
    index('addresses_city').on(t.city_code),
    index('addresses_region').on(t.region_code),
  ],
)

/**
 * The real name of a user (rules §2), one record each. The numbers are sealed; `card_hash` is a keyed hash of the
 * identity number, which links the accounts of one person.
 */
export const realNames = pgTable(
  'real_names',
  {
    user_id: ref()
      .primaryKey()
      .references(() => users.id),
    name: text().notNull(),
    card_no: text().notNull(),
    card_hash: bytea().notNull(),
    /** Private files. */
    card_t: text().notNull(),
    card_b: text().notNull(),
    bank_no: text().notNull(),
    bank_name: text().notNull(),
    updated_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('real_names_card').on(t.card_hash)],
)
