import { localText, type Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, InSession, Seller } from '../../../kernel/http/who.ts'
import { seal } from '../../../kernel/secret-box.ts'
import { getSettings } from '../../settings/public.ts'
import { checkFactorCode, openSecret, refuseCode, type FittingFactorCode } from '../second-factor/check-factor.ts'
import { accountOf, endSessionsOf } from './own-account.ts'
import { newRecoveryCodes, recoveryCodeHash, showRecoveryCode } from '../second-factor/recovery-codes.ts'
import {
  beginFactor,
  confirmFactor,
  lockAccount,
  replaceRecoveryCodes,
  secondFactor,
  type FactorRow,
} from '../second-factor/second-factors.db.ts'
import { newTotpSecret, totpUri } from '../second-factor/totp.ts'

type Staff = Admin | Seller

/** Puts a new secret in place that waits for its first code. Throws SECOND_FACTOR_ON. */
export async function beginSetUp(
  tx: Tx,
  ctx: Context,
  who: Staff,
  { username, locale }: { username: string; locale: Locale },
) {
  const secret = newTotpSecret()
  const account = accountOf(who)
  if (!(await beginFactor(tx, account, seal(ctx, secret), ctx.now()))) fail('SECOND_FACTOR_ON')
  const { web_name } = await getSettings(ctx.db, 'web', tx)
  const issuer = `${localText(web_name, locale)} ${who.area}`
  const uri = totpUri(secret, { issuer, account: username })
  return { target: account.id, after: { second_factor: 'begun' }, secret, uri }
}

interface ConfirmedSetUp {
  factor: FactorRow
  code: FittingFactorCode
}

/** Checks the first code, before the transaction. Throws SECOND_FACTOR_WRONG, SECOND_FACTOR_OFF, SECOND_FACTOR_ON. */
export async function checkFirstCode(
  { ctx, ip, who }: { ctx: Context; ip: string; who: Staff },
  typed: string,
): Promise<ConfirmedSetUp> {
  const account = accountOf(who)
  const factor = (await secondFactor(ctx.db, account)) ?? fail('SECOND_FACTOR_OFF')
  if (factor.confirmed_at) fail('SECOND_FACTOR_ON')
  return { factor, code: await checkFactorCode(ctx, factor, { account, ip, code: typed, field: 'code' }) }
}

/** New recovery codes in the place of the old ones, as they are shown. */
export async function makeRecoveryCodes(tx: Tx, ctx: Context, factor: FactorRow): Promise<string[]> {
  const [secret, codes] = [openSecret(ctx, factor), newRecoveryCodes()]
  await replaceRecoveryCodes(
    tx,
    factor.id,
    codes.map((code) => recoveryCodeHash(secret, code)),
  )
  return codes.map(showRecoveryCode)
}

/**
 * Switches the factor on and ends the account's other sessions, which began without it, also those of logins that are
 * under way. Gives the recovery codes. Throws SECOND_FACTOR_ON when another call was first.
 */
export async function confirmSetUp(tx: Tx, ctx: Context, who: InSession<Staff>, { factor, code }: ConfirmedSetUp) {
  if (code.kind !== 'authenticator') return refuseCode(code.field)
  const account = accountOf(who)
  await lockAccount(tx, account)
  if (!(await confirmFactor(tx, factor, code.step, ctx.now()))) fail('SECOND_FACTOR_ON')
  const recovery_codes = await makeRecoveryCodes(tx, ctx, factor)
  await endSessionsOf(tx, account, who.session_id)
  return {
    target: account.id,
    before: { second_factor: 'off' },
    after: { second_factor: 'on' },
    recovery_codes,
  }
}
