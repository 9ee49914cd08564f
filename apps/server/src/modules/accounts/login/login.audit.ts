import type { Route } from '@fangshi/contract/route'
import type { Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { showStaffSession } from './login.ts'

type Call = Pick<CallOf<Route>, 'ctx' | 'auditAs'>
type Staff = Admin | Seller

const idOf = (who: Staff): number => (who.area === 'Admin' ? who.admin_id : who.user_id)

/** A new session on the wire; the audit log tells in its transaction who came in. */
export async function showLogin(
  { token, who }: { token: string; who: Staff },
  call: Call & { tx: Tx },
): Promise<ReturnType<typeof showStaffSession>> {
  await call.auditAs(call.tx, who, { target: idOf(who), after: { login: 'succeeded' } })
  return showStaffSession(token, call)
}

/**
 * Writes a wrong password of an existing account into the audit log. Nobody waits for it: an answer that took longer
 * would tell that the account exists.
 */
export function auditWrongPassword({ ctx, auditAs }: Call, find: (tx: Tx) => Promise<Staff | null>): void {
  const write = inTx(ctx.db, async (tx) => {
    const who = await find(tx)
    if (who) await auditAs(tx, who, { target: idOf(who), after: { login: 'refused' } })
  })
  write.catch((error: unknown) => ctx.log.error({ err: error }, 'a refused login is missing in the audit log'))
}
