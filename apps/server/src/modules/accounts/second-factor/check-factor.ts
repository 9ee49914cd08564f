import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { failFields } from '../../../kernel/fail.ts'
import { open } from '../../../kernel/secret-box.ts'
import { countedCheck } from '../throttle/login-attempts.ts'
import { isRecoveryCode, plainCode, recoveryCodeHash } from './recovery-codes.ts'
import {
  recoveryCodeBy,
  secondFactor,
  spendRecoveryCode,
  spendStepOf,
  type Account,
  type FactorRow,
} from './second-factors.db.ts'
import { stepOf } from './totp.ts'

/** A code that matched and is not consumed yet. */
export type FittingFactorCode = { field: string } & (
  | { kind: 'authenticator'; factor_id: number; step: number }
  | { kind: 'recovery_code'; recovery_code_id: number }
)

/** The secret of a factor, in Base32; empty when it cannot be opened, and then no code fits. */
export const openSecret = (ctx: Context, { id, secret }: FactorRow): string => open(ctx, secret, `second factor ${id}`)

export const refuseCode = (field: string): never =>
  failFields({ [field]: 'SECOND_FACTOR_WRONG' }, 'SECOND_FACTOR_WRONG')

async function fitting(
  ctx: Context,
  factor: FactorRow,
  typed: string,
  field: string,
): Promise<FittingFactorCode | null> {
  const [secret, code] = [openSecret(ctx, factor), plainCode(typed)]
  // Anybody could work out the codes of an empty secret.
  if (secret === '') return null
  const step = stepOf(secret, code, ctx.now())
  if (step !== null) {
    return step > factor.last_step ? { field, kind: 'authenticator', factor_id: factor.id, step } : null
  }
  if (!factor.confirmed_at || !isRecoveryCode(code)) return null
  const id = await recoveryCodeBy(ctx.db, factor.id, recoveryCodeHash(secret, code))
  return id === undefined ? null : { field, kind: 'recovery_code', recovery_code_id: id }
}

interface Attempt {
  account: Account
  ip: string
  code: string
  field: string
  /** Called when the code is wrong; the refusal waits for it. */
  onWrong?: () => void | Promise<void>
}

/**
 * Checks a code of a factor under the flood rules: wrong ones of an account count wherever they come from, since who
 * tries them knows its password, and no device is excepted (rules §1). Throws SECOND_FACTOR_WRONG at `field`,
 * LOGIN_THROTTLED. It runs in no transaction; `spendFactorCode` must follow in the one of the effect.
 */
export async function checkFactorCode(ctx: Context, factor: FactorRow, attempt: Attempt): Promise<FittingFactorCode> {
  const { account, ip, code, field, onWrong } = attempt
  const caller = { account: `${account.provider}:${account.id} code`, ip, isKnownDevice: false, everywhere: true }
  let found: FittingFactorCode | null = null
  await countedCheck(ctx, caller, async () => {
    found = await fitting(ctx, factor, code, field)
    return found !== null
  })
  if (!found) await onWrong?.()
  return found ?? refuseCode(field)
}

const needCode = (): never => failFields({ factor_code: 'SECOND_FACTOR_NEEDED' }, 'SECOND_FACTOR_NEEDED')

/**
 * The code of a login, checked; null for an account whose second factor is off. Call it once the password was right.
 * Throws SECOND_FACTOR_NEEDED at `factor_code` without a code, else like `checkFactorCode`.
 */
export async function checkLoginFactor(
  ctx: Context,
  { account, ip, code, onWrong }: Omit<Attempt, 'field' | 'code'> & { code: string | undefined },
): Promise<FittingFactorCode | null> {
  const field = 'factor_code'
  const factor = await secondFactor(ctx.db, account)
  if (!factor?.confirmed_at) return null
  if (!code) return needCode()
  return checkFactorCode(ctx, factor, { account, ip, code, field, ...(onWrong ? { onWrong } : {}) })
}

/** Consumes a matching code together with what it allows; of several calls at once only one succeeds. Throws SECOND_FACTOR_WRONG. */
export async function spendFactorCode(tx: Tx, code: FittingFactorCode, now: Date): Promise<void> {
  const isMine =
    code.kind === 'authenticator'
      ? await spendStepOf(tx, code.factor_id, code.step)
      : await spendRecoveryCode(tx, code.recovery_code_id, now)
  if (!isMine) refuseCode(code.field)
}

/**
 * Consumes the code of a login that `checkLoginFactor` checked. The account must be locked, so that a second factor which
 * is switched on meanwhile is seen here, or ends the new session (docs/decisions/0064). Throws SECOND_FACTOR_NEEDED,
 * SECOND_FACTOR_WRONG.
 */
export async function spendLoginFactor(
  tx: Tx,
  account: Account,
  code: FittingFactorCode | null,
  now: Date,
): Promise<void> {
  if (code) await spendFactorCode(tx, code, now)
  else if ((await secondFactor(tx, account))?.confirmed_at) needCode()
}
