import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Change, Seller } from '../../../kernel/http/who.ts'
import { checkFactorCode, spendFactorCode, type FittingFactorCode } from '../second-factor/check-factor.ts'
import { accountOf, checkOwnPassword } from './own-account.ts'
import {
  deleteFactor,
  recoveryCodesLeft,
  secondFactor,
  type Account,
  type FactorRow,
} from '../second-factor/second-factors.db.ts'
import { endSessionsOf } from './own-account.ts'
import { makeRecoveryCodes } from './set-up-factor.ts'

type Staff = Admin | Seller
const noSession = 0

/** The own second factor on the wire. */
export async function showSecondFactor({ db }: Context, who: Staff) {
  const factor = await secondFactor(db, accountOf(who))
  if (!factor?.confirmed_at) return { confirmed_at: null, recovery_codes_left: 0 }
  return {
    confirmed_at: formatDateTime(factor.confirmed_at),
    recovery_codes_left: await recoveryCodesLeft(db, factor.id),
  }
}

interface ConfirmedFactor {
  factor: FactorRow
  code: FittingFactorCode
}

/**
 * Checks password and code, before the transaction of a change of the own factor. Throws SECOND_FACTOR_OFF,
 * OLD_PASSWORD_WRONG, SECOND_FACTOR_WRONG, LOGIN_THROTTLED.
 */
export async function checkPasswordAndCode(
  caller: { ctx: Context; ip: string; who: Staff },
  form: { old_password: string; code: string },
): Promise<ConfirmedFactor> {
  const { ctx, ip, who } = caller
  const account = accountOf(who)
  const factor = await secondFactor(ctx.db, account)
  if (!factor?.confirmed_at) return fail('SECOND_FACTOR_OFF')
  await checkOwnPassword(caller, form.old_password)
  return { factor, code: await checkFactorCode(ctx, factor, { account, ip, code: form.code, field: 'code' }) }
}

/** New recovery codes; the old ones no longer work. */
export async function renewRecoveryCodes(tx: Tx, ctx: Context, who: Staff, { factor, code }: ConfirmedFactor) {
  await spendFactorCode(tx, code, ctx.now())
  const recovery_codes = await makeRecoveryCodes(tx, ctx, factor)
  return { target: accountOf(who).id, after: { recovery_codes: 'renewed', by: code.kind }, recovery_codes }
}

/** Switches the own factor off. */
export async function switchFactorOff(tx: Tx, ctx: Context, who: Staff, { code }: ConfirmedFactor): Promise<Change> {
  await spendFactorCode(tx, code, ctx.now())
  const change = await removeFactor(tx, accountOf(who))
  return { ...change, after: { ...change.after, by: code.kind } }
}

/** Removes the factor of an account. Throws SECOND_FACTOR_OFF. */
async function removeFactor(tx: Tx, account: Account): Promise<Change> {
  if (!(await deleteFactor(tx, account))) fail('SECOND_FACTOR_OFF')
  return { target: account.id, before: { second_factor: 'on' }, after: { second_factor: 'off' } }
}

/**
 * Removes the factor that its owner has lost, and ends the account's sessions. The caller checks that somebody who may
 * edit the account does so. Throws SECOND_FACTOR_OFF.
 */
export async function resetFactor(tx: Tx, account: Account): Promise<Change> {
  const change = await removeFactor(tx, account)
  await endSessionsOf(tx, account, noSession)
  return change
}
