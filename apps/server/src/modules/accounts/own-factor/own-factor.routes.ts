import {
  adminSecondFactor,
  resetUserFactor as resetUserFactorRoute,
  sellerSecondFactor,
} from '@fangshi/contract/second-factor'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { checkOwnPassword } from './own-account.ts'
import { checkPasswordAndCode, renewRecoveryCodes, showSecondFactor, switchFactorOff } from './own-factor.ts'
import { resetUserFactor } from './reset-user-factor.ts'
import { beginSetUp, checkFirstCode, confirmSetUp } from './set-up-factor.ts'

const routesIn = (contract: typeof adminSecondFactor | typeof sellerSecondFactor) => [
  on(contract.show, ({ ctx, who }) => showSecondFactor(ctx, who)),
  actPrepared(
    contract.begin,
    async (call) => ({ username: await checkOwnPassword(call, call.body.old_password), locale: call.locale }),
    beginSetUp,
    ({ secret, uri }) => ({ secret, uri }),
  ),
  actPrepared(
    contract.confirm,
    (call) => checkFirstCode(call, call.body.code),
    confirmSetUp,
    ({ recovery_codes }) => ({ recovery_codes }),
  ),
  actPrepared(
    contract.renewRecoveryCodes,
    (call) => checkPasswordAndCode(call, call.body),
    renewRecoveryCodes,
    ({ recovery_codes }) => ({ recovery_codes }),
  ),
  actPrepared(contract.switchOff, (call) => checkPasswordAndCode(call, call.body), switchFactorOff),
]

/** The own second factor in the back offices, and that of store owners for the platform. */
export const ownFactorRoutes = [
  ...routesIn(adminSecondFactor),
  ...routesIn(sellerSecondFactor),
  act(resetUserFactorRoute, resetUserFactor),
]
