import type { Route } from '@fangshi/contract/route'
import type { Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import type { FittingFactorCode } from '../second-factor/check-factor.ts'
import { addressBlock } from '../throttle/address-block.ts'
import type { RefusedFor, WrongPart } from './check-login.ts'
import { showStaffSession } from './login.ts'
import { countRefusedLogin } from './refused-logins.db.ts'

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

const isWrongPart = (reason: RefusedFor): reason is WrongPart => reason === 'password' || reason === 'second_factor'

/** The first refused login of a kind within an hour is written, then the tenth, the hundredth and so on. */
const isWritten = (tries: number): boolean => /^10*$/.test(String(tries))

/**
 * Writes a refused login into the audit log; `find` gives whose account it is, null for none of this back office. Wrong
 * passwords and codes of an account are few, by the flood rules; what these rules do not bound is counted per address
 * block, so that nobody can fill the log. What was typed as a name is not kept, since it may be a password. Nobody waits
 * for it: an answer that took longer would tell that the account exists.
 */
export function auditRefusedLogin(
  { ctx, ip, auditAs }: Call & Pick<CallOf<Route>, 'ip'>,
  area: Staff['area'],
  reason: RefusedFor,
  find: (tx: Tx) => Promise<Staff | null>,
): void {
  const write = inTx(ctx.db, async (tx) => {
    const who = await find(tx)
    if (who && isWrongPart(reason)) {
      const after = { login: 'refused', ...(reason === 'second_factor' ? { second_factor: 'wrong' } : {}) }
      return auditAs(tx, who, { target: idOf(who), after })
    }
    const counted = isWrongPart(reason) ? 'unknown_account' : reason
    const kind = { area, account: who ? String(idOf(who)) : '', ip_block: addressBlock(ip), reason: counted } as const
    const tries = await countRefusedLogin(tx, kind, ctx.now())
    if (!isWritten(tries)) return
    const after = { login: 'refused', reason: counted, tries_this_hour: tries }
    await auditAs(tx, who ?? { area, isNobody: true }, { target: who ? idOf(who) : '', after })
  })
  write.catch((error: unknown) => ctx.log.error({ err: error }, 'a refused login is missing in the audit log'))
}
