import { randomBytes } from 'node:crypto'
import { formatMoney } from '@fangshi/contract/money'
import type { ClosingObstacle } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { forgetPrivate } from '../../files/public.ts'
import { balancesOf, startingBalanceLeft, takeStartingBalance } from '../../ledger/public.ts'
import { accountClosed, obstaclesToClosing } from '../hooks.ts'
import { hashPassword } from '../passwords/password.ts'
import { reauthenticate, type Reauth } from '../security/reauth.ts'
import { deleteUserSessions } from '../sessions/sessions.db.ts'
import { useCode, type FittingCode } from '../sms-codes/sms-codes.ts'
import { lockUser, userRow } from '../users/users.db.ts'
import { anonymise, forgetPerson } from './closing.db.ts'

/**
 * What keeps a user's account from being closed: money, and what modules above name. What is left of the demo's starting
 * balance is lost with the account.
 */
async function standOf(db: Db, userId: number): Promise<{ obstacles: ClosingObstacle[]; starting_cents: number }> {
  const { money, prepaid, frozen, debt } = await balancesOf(db, userId)
  const starting_cents = await startingBalanceLeft(db, userId)
  const others = (await obstaclesToClosing(db, userId)).filter((one) => one !== null)
  const hasMoney = money > starting_cents || prepaid || frozen || debt
  return {
    obstacles: [...new Set([...(hasMoney ? (['money'] as const) : []), ...others])],
    starting_cents,
  }
}

/** What keeps the shopper's account from being closed, and the points and the demo's balance that would be lost. */
export async function readClosing(db: Db, { user_id }: Shopper) {
  const [{ obstacles, starting_cents }, { points }] = await Promise.all([standOf(db, user_id), balancesOf(db, user_id)])
  return { obstacles, integral: points, starting_balance: formatMoney(starting_cents) }
}

interface CloseInput {
  /** The code of the re-authentication; null when the password was given. */
  code: FittingCode | null
  /** Of a password that nobody knows. */
  password_hash: string
}

/** Checks who asks, before the transaction. Throws what `reauthenticate` throws. */
export async function checkClosing(
  { ctx, ip, who }: { ctx: Context; ip: string; who: Shopper },
  form: Reauth,
): Promise<CloseInput> {
  const user = (await userRow(ctx.db, who.user_id)) ?? fail('NOT_LOGGED_IN')
  const code = await reauthenticate({ ctx, ip }, user, form)
  return { code, password_hash: await hashPassword(randomBytes(32).toString('hex')) }
}

/**
 * Closes the shopper's account for good: removes personal data, here and in the modules above, and ends all sessions.
 * Orders and the ledger stay as they are; what is left of the demo's starting balance is booked back. Throws ACCOUNT_IN_USE
 * with `obstacles`, SMS_CODE_WRONG, BALANCE_SHORT when a payment took from that balance at the same time.
 */
export async function closeAccount(
  tx: Tx,
  ctx: Context,
  { user_id }: Shopper,
  { code, password_hash }: CloseInput,
): Promise<void> {
  await lockUser(tx, user_id)
  const { obstacles, starting_cents } = await standOf(tx, user_id)
  if (obstacles.length) fail('ACCOUNT_IN_USE', { obstacles })
  const at = ctx.now()
  await takeStartingBalance(tx, { user_id, amount_cents: starting_cents, at })
  if (code) await useCode(tx, code, at)
  await forgetPerson(tx, user_id)
  await forgetPrivate(tx, user_id)
  await accountClosed(tx, user_id)
  await anonymise(tx, user_id, { name: `closed_${user_id}`, password_hash, at })
  await deleteUserSessions(tx, user_id, 0)
}
