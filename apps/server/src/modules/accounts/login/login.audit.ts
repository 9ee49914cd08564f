import type { Route } from '@fangshi/contract/route'
import type { Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import type { FittingFactorCode } from '../second-factor/check-factor.ts'
import type { WrongPart } from './check-login.ts'
import { showStaffSession } from './login.ts'

type Call = Pick<CallOf<Route>, 'ctx' | 'auditAs'>
type Staff = Admin | Seller

const idOf = (who: Staff): number => (who.area === 'Admin' ? who.admin_id : who.user_id)

/** A new session on the wire; the audit log tells in its transaction who came in. */
export async function showLogin(
  { token, who, factorCode }: { token: string; who: Staff; factorCode: FittingFactorCode | null },
  call: Call & { tx: Tx },
): Promise<ReturnType<typeof showStaffSession>> {
  await call.auditAs(call.tx, who, {
    target: idOf(who),
    after: { login: 'succeeded', ...(factorCode ? { second_factor: factorCode.kind } : {}) },
  })
  return showStaffSession(token, call)
}

/**
 * Writes a wrong password or code of an existing account into the audit log. Nobody waits for it: an answer that took longer
 * would tell that the account exists.
 */
export function auditRefusedLogin(
  { ctx, auditAs }: Call,
  part: WrongPart,
  find: (tx: Tx) => Promise<Staff | null>,
): void {
  const after = { login: 'refused', ...(part === 'second_factor' ? { second_factor: 'wrong' } : {}) }
  const write = inTx(ctx.db, async (tx) => {
    const who = await find(tx)
    if (who) await auditAs(tx, who, { target: idOf(who), after })
  })
  write.catch((error: unknown) => ctx.log.error({ err: error }, 'a refused login is missing in the audit log'))
}
