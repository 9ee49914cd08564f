import type { Route } from '@fangshi/contract/route'
import { inTx } from '../../../kernel/db/tx.ts'
import type { CallOf } from '../../../kernel/http/on.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import type { WrongPart } from '../login/check-login.ts'
import { accountOf } from '../own-factor/own-account.ts'

type Call = Pick<CallOf<Route>, 'ctx' | 'audit'> & { who: Admin | Seller }

/** Writes into the audit log that somebody in a session did not prove to be the account's holder. */
export const auditRefusedIdentity = ({ ctx, who, audit }: Call, part: WrongPart): Promise<void> =>
  inTx(ctx.db, (tx) =>
    audit(tx, {
      target: accountOf(who).id,
      after: { identity: 'refused', ...(part === 'second_factor' ? { second_factor: 'wrong' } : {}) },
    }),
  )
