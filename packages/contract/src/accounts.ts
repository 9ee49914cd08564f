import * as z from 'zod/mini'
import { ledgerEvents, type LedgerEvent } from './ledger-events.ts'
import { route } from './route.ts'
import {
  DateTime,
  FactorCode,
  Flag,
  Id,
  Money,
  Nickname,
  Nothing,
  Password,
  Phone,
  SmsCode,
  Text,
  Whole,
  Revised,
} from './shapes.ts'
import { smsPurposes } from './status.ts'

/** Sessions, registration, own record, passwords (rules §1). */

export const Provider = z.literal(['users', 'admins'], 'PROVIDER_MISMATCH')

/**
 * The solved proof of work that login, registration and sms ask for: `challenge` as issued, `nonce` found by the
 * caller.
 */
export const Proof = z.strictObject({ challenge: Text(1, 300), nonce: Text(1, 40) })

/** A new session. The caller keeps the token; the answer header `authorization` renews it later. */
const Session = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number() })

export const getProof = route('GET /proof_of_work', {
  area: 'Home',
  right: 'public',
  does: 'Issues a proof-of-work challenge: find a nonce so that SHA-256(challenge + ":" + nonce) starts with `bits` zero bits.',
  reply: z.object({ challenge: z.string(), bits: z.number() }),
})

const factorFails = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG'] as const
const login = {
  right: 'public',
  unaudited: true,
  body: z.strictObject({
    provider: Provider,
    username: Text(1, 60),
    password: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(128, 'TOO_LONG')),
    /** Of the second factor, for accounts that have one: sent again with it after SECOND_FACTOR_NEEDED. */
    factor_code: z.optional(FactorCode),
    proof: Proof,
  }),
  reply: Session,
  fails: ['LOGIN_FAILED', 'LOGIN_THROTTLED', 'PROOF_NEEDED', 'ACCOUNT_DISABLED', 'PROVIDER_MISMATCH', ...factorFails],
} as const

export const loginHome = route('POST /login', {
  ...login,
  area: 'Home',
  does: 'Logs a shopper in by user name or phone. Sub-accounts are refused.',
  fails: [...login.fails, 'SUB_ACCOUNT_MAY_NOT_BUY'],
})
export const loginByCode = route('POST /login/code', {
  area: 'Home',
  right: 'public',
  unaudited: true,
  does: 'Logs a shopper in with a code that was sent to the account’s phone (`POST /sms`, name `login`). Sub-accounts are refused.',
  body: z.strictObject({ phone: Phone, code: SmsCode, factor_code: z.optional(FactorCode), proof: Proof }),
  reply: Session,
  fails: [
    'PHONE_UNKNOWN',
    'SMS_CODE_WRONG',
    'PROOF_NEEDED',
    'ACCOUNT_DISABLED',
    'SUB_ACCOUNT_MAY_NOT_BUY',
    'LOGIN_THROTTLED',
    'LOGIN_FAILED',
    ...factorFails,
  ],
})
export const loginSeller = route('POST /Seller/login', {
  ...login,
  area: 'Seller',
  // A login is a confirmation itself.
  confirm: false,
  does: 'Logs in the owner of a passed store or one of its sub-accounts.',
  fails: [...login.fails, 'STORE_NOT_PASSED'],
})
export const loginAdmin = route('POST /Admin/login', {
  ...login,
  area: 'Admin',
  // As for sellers.
  confirm: false,
  does: 'Logs an administrator in.',
})

export const setUpAdmin = route('POST /Admin/setup', {
  area: 'Admin',
  right: 'public',
  // There is no account yet that the audit log could name.
  unaudited: true,
  confirm: false,
  does: 'Makes the first administrator with the token of the set-up link that the first start prints, and logs in. Answers 404 once there is an administrator.',
  body: z.strictObject({
    token: Text(1, 100),
    username: z
      .string('REQUIRED')
      .check(z.trim(), z.regex(/^[\w.-]{3,30}$/, 'INVALID'), z.regex(/\D/, 'USERNAME_INVALID')),
    password: Password,
    password_again: z.string('REQUIRED'),
  }),
  reply: Session,
  fails: ['NOT_FOUND', 'PASSWORDS_DIFFER', 'PASSWORD_COMMON'],
})

const logout = {
  body: z.strictObject({ provider: Provider }),
  reply: Nothing,
  unaudited: true,
  beforeSecondFactor: true,
} as const
export const logoutHome = route('POST /logout', {
  ...logout,
  area: 'Home',
  right: 'shopper',
  does: 'Ends the session of this token only.',
})
export const logoutSeller = route('POST /Seller/logout', {
  ...logout,
  area: 'Seller',
  right: 'seller',
  whileSuspended: true,
  confirm: false,
  does: 'Ends the session of this token only.',
})
export const logoutAdmin = route('POST /Admin/logout', {
  ...logout,
  area: 'Admin',
  right: 'admin',
  confirm: false,
  does: 'Ends the session of this token only.',
})

export const isLogin = route('GET /is_login', {
  area: 'Home',
  right: 'guest',
  does: 'The id of the account whose token is sent, 0 without one; `provider=admins` asks for an administrator’s.',
  query: z.strictObject({ provider: z.optional(Provider) }),
  reply: z.number(),
})

export const sendSms = route('POST /sms', {
  area: 'Home',
  right: 'guest',
  does: 'Sends a six-digit code for a purpose. `edit_user` goes to the phone of the logged-in account. The answer does not tell whether a phone has an account; using the code does.',
  body: z.strictObject({ phone: z.optional(Phone), name: z.literal(smsPurposes, 'CHOICE_INVALID'), proof: Proof }),
  reply: z.object({ wait_seconds: z.number() }),
  fails: ['SMS_PHONE_EMPTY', 'SMS_TOO_OFTEN', 'SMS_UNAVAILABLE', 'PROOF_NEEDED', 'NOT_LOGGED_IN'],
})

export const register = route('POST /register', {
  area: 'Home',
  right: 'public',
  does: 'Opens a shopper account by phone and logs it in. The answer is a session.',
  body: z.strictObject({
    phone: Phone,
    password: Password,
    password_again: z.string('REQUIRED'),
    code: SmsCode,
    agreed: Flag,
    inviter_id: z.optional(Id),
    proof: Proof,
  }),
  reply: Session,
  fails: ['PHONE_TAKEN', 'SMS_CODE_WRONG', 'PASSWORDS_DIFFER', 'PASSWORD_COMMON', 'AGREEMENT_UNREAD', 'PROOF_NEEDED'],
})

export const forgetPassword = route('POST /forget_password', {
  area: 'Home',
  right: 'public',
  does: 'Sets a new password by sms code, ends all sessions of the account and logs it in.',
  body: z.strictObject({
    phone: Phone,
    password: Password,
    password_again: z.string('REQUIRED'),
    code: SmsCode,
    /** As in a login. */
    factor_code: z.optional(FactorCode),
    proof: Proof,
  }),
  reply: Session,
  fails: [
    'PHONE_UNKNOWN',
    'SMS_CODE_WRONG',
    'PASSWORDS_DIFFER',
    'PASSWORD_COMMON',
    'PROOF_NEEDED',
    'LOGIN_THROTTLED',
    ...factorFails,
  ],
})

/** The caller's own record. Passwords are never included, and the phone number is masked. */
export const Me = z.object({
  id: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  sex: z.literal(['unknown', 'female', 'male']),
  phone: z.string(),
  belong_id: z.number(),
  /** Where a login leads when nothing else was requested. */
  defaultUrl: z.string(),
  money: Money,
  /** What of it may be withdrawn. */
  withdrawable: Money,
  frozen_money: Money,
  integral: z.number(),
  has_pay_password: z.boolean(),
  /** Whether a real-name record exists. */
  check: z.boolean(),
  created_at: DateTime,
})
export const getMe = route('POST /auth/info', {
  area: 'Home',
  right: 'shopper',
  does: 'The record of the logged-in shopper with balances.',
  body: z.strictObject({ provider: Provider }),
  reply: Me,
})
export const editMe = route('POST /auth/edit', {
  area: 'Home',
  right: 'shopper',
  does: 'Changes nickname, avatar or sex. Password and phone have their own calls.',
  body: z.strictObject({
    provider: Provider,
    nickname: Nickname,
    avatar: z.optional(Text(0, 200)),
    sex: z.optional(z.literal(['unknown', 'female', 'male'], 'CHOICE_INVALID')),
  }),
  reply: Me,
})

export const StaffMe = z.object({
  id: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  belong_id: z.number(),
  /** Names of the interface rights held; `*` is all of the area (rules §11). */
  rights: z.array(z.string()),
  /** Of the own profile. */
  revision: z.string(),
  defaultUrl: z.string(),
  /** A second factor is demanded and not set up yet; until then most calls answer SECOND_FACTOR_MISSING. */
  lacks_second_factor: z.boolean(),
  store: z.nullable(z.object({ id: z.number(), store_name: z.string(), store_logo: z.string() })),
})
const staffInfo = {
  // It writes nothing.
  confirm: false,
  body: z.strictObject({ provider: Provider }),
  reply: StaffMe,
  unaudited: true,
  beforeSecondFactor: true,
} as const
export const getSellerMe = route('POST /Seller/auth/info', {
  ...staffInfo,
  area: 'Seller',
  right: 'seller',
  whileSuspended: true,
  does: 'The logged-in seller account and its store.',
})
export const getAdminMe = route('POST /Admin/auth/info', {
  ...staffInfo,
  area: 'Admin',
  right: 'admin',
  does: 'The logged-in administrator.',
})

const staffEdit = {
  // A new password takes the old one.
  confirm: false,
  body: z.strictObject({
    provider: Provider,
    nickname: Nickname,
    /** Empty or absent: unchanged. A new one requires the old one (rules §1, re-authentication). */
    password: z.optional(
      z.string('REQUIRED').check(
        z.refine((text) => text === '' || text.length >= 8, 'TOO_SHORT'),
        z.maxLength(128, 'TOO_LONG'),
      ),
    ),
    old_password: z.optional(z.string()),
    avatar: z.optional(Text(0, 200)),
    ...Revised,
  }),
  reply: Nothing,
  beforeSecondFactor: true,
  fails: ['FORM_STALE', 'REAUTH_NEEDED', 'OLD_PASSWORD_WRONG', 'PASSWORD_COMMON', 'LOGIN_THROTTLED'],
} as const
export const editSellerMe = route('POST /Seller/auth/edit', {
  ...staffEdit,
  area: 'Seller',
  right: 'seller',
  whileSuspended: true,
  does: 'Changes the own nickname, avatar or password. A new password ends all other sessions of the account.',
})
export const editAdminMe = route('POST /Admin/auth/edit', {
  ...staffEdit,
  area: 'Admin',
  right: 'admin',
  does: 'Changes the own nickname, avatar or password. A new password ends all other sessions of the account.',
})

export const moneyLogKinds = ['money', 'frozen_money', 'integral'] as const
export const MoneyLog = z.object({
  id: z.number(),
  event: z.literal(Object.keys(ledgerEvents) as LedgerEvent[]),
  /** The event as text. */
  name: z.string(),
  money: z.string(),
  balance: z.string(),
  info: z.string(),
  created_at: DateTime,
})
export const listMoneyLogs = route('GET /user/money_logs', {
  area: 'Home',
  right: 'shopper',
  does: 'The own log of one account, newest first: money and frozen money as amounts, integral as whole points.',
  query: z.strictObject({
    kind: z.literal(moneyLogKinds, 'CHOICE_INVALID'),
    sign: z.optional(z.literal(['in', 'out'], 'CHOICE_INVALID')),
    from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID'))),
    to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID'))),
    page: z.optional(Whole(1, 100_000)),
    per_page: z.optional(Whole(1, 100)),
  }),
  reply: z.object({
    data: z.array(MoneyLog),
    /** What came in and went out in each month of this page, also beyond the page, by the same filters; newest first. */
    months: z.array(z.object({ month: z.string(), in: z.string(), out: z.string() })),
    count: z.number(),
    total: z.number(),
    per_page: z.number(),
    last_page: z.number(),
    current_page: z.number(),
  }),
})

export const demoInbox = route('GET /demo/sms', {
  area: 'Home',
  right: 'public',
  does: 'The last messages of the sms inbox. Exists in demo mode only; production answers 404.',
  reply: z.array(z.object({ id: z.number(), phone: z.string(), text: z.string(), created_at: DateTime })),
})
export const demoLogins = route('GET /demo/logins', {
  area: 'Home',
  right: 'public',
  does: 'The demo logins that login pages prefill. Exists in demo mode only; production answers 404.',
  reply: z.array(
    z.object({ area: z.literal(['Home', 'Seller', 'Admin']), username: z.string(), password: z.string() }),
  ),
})
