import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { failFields } from '../../../kernel/fail.ts'
import { sign } from '../secrets/server-key.ts'
import { tryNewestCode, useUpCode, type CodeScope } from './sms-codes.db.ts'

/** A code that matched and is not consumed yet. */
export interface FittingCode {
  id: number
  field: string
}

/** The stored form of a code; a plain hash of six digits could be guessed. */
export const codeHash = (ctx: Context, { phone, purpose }: CodeScope, code: string): Buffer =>
  sign(ctx, 'sms code', `${phone} ${purpose} ${code}`)

const refuse = (field: string): never => failFields({ [field]: 'SMS_CODE_WRONG' }, 'SMS_CODE_WRONG')

/**
 * Tries a code against the newest one of this phone and purpose. The try counts even when the request fails later, so
 * it runs outside the caller's transaction. Throws SMS_CODE_WRONG at `field`; `useCode` must follow in the effect's
 * transaction.
 */
export async function tryCode(ctx: Context, scope: CodeScope, code: string, field = 'code'): Promise<FittingCode> {
  const tried = await tryNewestCode(ctx.db, scope, codeHash(ctx, scope, code), ctx.now())
  return tried?.fits ? { id: tried.id, field } : refuse(field)
}

/**
 * Consumes a matching code together with the effect it allows; of several concurrent calls only one succeeds. Throws
 * SMS_CODE_WRONG.
 */
export async function useCode(tx: Tx, { id, field }: FittingCode, now: Date): Promise<void> {
  if (!(await useUpCode(tx, id, now))) refuse(field)
}
