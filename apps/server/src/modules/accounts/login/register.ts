import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { bookStartingBalance } from '../../ledger/public.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { takeProof } from '../throttle/proof.ts'
import type { Device } from '../sessions/sessions.db.ts'
import { createSession } from '../sessions/sessions.ts'
import { tryCode, useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { insertUser, userByLogin, userRow } from '../users/users.db.ts'

/** `u_` and 50 random bits in base 36: a name that is unused and not digits only. */
const newUsername = (): string =>
  `u_${BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .slice(0, 10)}`

/** A referrer counts only if it is an active account that is not a sub-account; anything else is ignored silently. */
async function referrer(tx: Tx, id: number | undefined): Promise<number | null> {
  const user = id === undefined ? undefined : await userRow(tx, id)
  return user && user.belong_id === null && user.status === 'active' ? user.id : null
}

interface RegisterForm {
  phone: string
  password: string
  password_again: string
  code: string
  agreed: boolean
  inviter_id?: number
  proof: { challenge: string; nonce: string }
}

interface RegisterInput {
  phone: string
  password_hash: string
  inviter_id?: number | undefined
  code: FittingCode
  device: Device
}

/**
 * Checks the form of a registration, before the transaction: proof and code are spent though it is refused. Throws
 * AGREEMENT_UNREAD, PASSWORDS_DIFFER, PASSWORD_COMMON, PROOF_NEEDED, PHONE_TAKEN, SMS_CODE_WRONG (rules §1).
 */
export async function checkRegistration(
  { ctx, ip, userAgent }: { ctx: Context; ip: string; userAgent: string },
  form: RegisterForm,
): Promise<RegisterInput> {
  const { phone, inviter_id } = form
  if (!form.agreed) failFields({ agreed: 'AGREEMENT_UNREAD' }, 'AGREEMENT_UNREAD')
  checkNewPassword(form.password, form.password_again, [phone])
  await takeProof(ctx, ip, form.proof)
  const code = await tryCode(ctx, { phone, purpose: 'register' }, form.code)
  if (await userByLogin(ctx.db, phone)) fail('PHONE_TAKEN')
  return { phone, inviter_id, code, password_hash: await hashPassword(form.password), device: { ip, userAgent } }
}

interface NewAccount {
  phone: string
  /** Of the phone; null where a login provider vouches for it. */
  code: FittingCode | null
  password_hash: string
  inviter_id?: number | undefined
  /** The user name if it is empty. */
  nickname?: string
}

/**
 * Opens a shopper account by a phone that somebody has proved to have, and returns its id. In the demo it has a starting balance. Throws
 * PHONE_TAKEN, SMS_CODE_WRONG (rules §1).
 */
export async function openAccount(
  tx: Tx,
  ctx: Context,
  { phone, code, password_hash, inviter_id: by, nickname }: NewAccount,
): Promise<number> {
  const now = ctx.now()
  const inviter_id = await referrer(tx, by)
  if (code) await useCode(tx, code, now)
  const username = newUsername()
  const user = { username, nickname: nickname || username, phone, password_hash, inviter_id, now }
  const user_id = await insertUser(tx, user)
  if (ctx.config.mode === 'demo') await bookStartingBalance(tx, { user_id, at: now })
  return user_id
}

/** Opens a shopper account by phone and logs it in; returns the token. Throws what `openAccount` throws. */
export async function registerShopper(
  tx: Tx,
  ctx: Context,
  _who: null,
  { device, ...account }: RegisterInput,
): Promise<string> {
  const user_id = await openAccount(tx, ctx, account)
  return (await createSession(tx, { area: 'Home', user_id }, ctx.now(), device)).token
}
