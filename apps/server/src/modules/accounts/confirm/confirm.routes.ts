import { confirmAdmin, confirmSeller } from '@fangshi/contract/sessions'
import { actPrepared } from '../../../kernel/http/act.ts'
import { forProvider } from '../login/provider.ts'
import { checkIdentity, confirmIdentity } from './confirm-identity.ts'
import { auditRefusedIdentity } from './confirm.audit.ts'

/** The proof of who calls that routes with `confirm` need. */
export const confirmRoutes = [
  forProvider(
    'admins',
    actPrepared(
      confirmAdmin,
      (call) => checkIdentity(call, call.body, (part) => auditRefusedIdentity(call, part)),
      confirmIdentity,
    ),
  ),
  forProvider(
    'users',
    actPrepared(
      confirmSeller,
      (call) => checkIdentity(call, call.body, (part) => auditRefusedIdentity(call, part)),
      confirmIdentity,
    ),
  ),
]
