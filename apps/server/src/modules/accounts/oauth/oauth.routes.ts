import * as contract from '@fangshi/contract/oauth'
import { actPrepared } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { maskPhone } from '../../messages/public.ts'
import { showSession } from '../login/login.ts'
import { takeProof } from '../throttle/proof.ts'
import { askProvider } from './answer.provider.ts'
import { beginBinding, beginLogin, checkBinding, checkUnbinding } from './begin-login.ts'
import { unbindIdentity } from './bind-identity.ts'
import { concludeAttempt } from './conclude-login.ts'
import * as next from './continue-login.ts'
import { offeredWays } from './login-app.ts'
import { ownLogins } from './own-logins.ts'

/** Logins through other providers, and their bindings (rules §§1, 10). */
export const oauthRoutes = [
  on(contract.listLoginWays, ({ ctx }) => offeredWays(ctx)),
  actPrepared(
    contract.beginOauth,
    async ({ ctx, ip, params, body: { proof, ...form } }) => {
      await takeProof(ctx, ip, proof)
      return { ...params, ...form }
    },
    beginLogin,
    (begun) => begun,
  ),
  actPrepared(
    contract.answerOauth,
    (call) => askProvider(call, { ...call.params, ...call.body }),
    concludeAttempt,
    ({ result, token, identity: { openid, nickname, phone }, hasAccount = false }) => ({
      result,
      openid,
      nickname,
      ...(result === 'unknown' && phone ? { phone: { number: maskPhone(phone), has_account: hasAccount } } : {}),
      ...(token ? showSession(token) : {}),
    }),
  ),
  actPrepared(
    contract.oauthSecondFactor,
    (call) => next.checkFactorOfLogin(call, call.body),
    next.loginWithFactor,
    showSession,
  ),
  actPrepared(
    contract.oauthRegister,
    (call) => next.checkNewAccount(call, call.body),
    next.registerIdentity,
    showSession,
  ),
  actPrepared(
    contract.oauthAccount,
    (call) => next.checkPasswordOfAccount(call, call.body),
    next.linkByPassword,
    showSession,
  ),
  actPrepared(contract.oauthCode, (call) => next.checkCodeOfAccount(call, call.body), next.linkByCode, showSession),
  actPrepared(
    contract.oauthPhone,
    (call) => next.checkPhoneOfIdentity(call, call.body),
    next.loginByPhone,
    showSession,
  ),
  on(contract.listOwnOauth, ({ ctx, who }) => ownLogins(ctx, who)),
  actPrepared(
    contract.bindOauth,
    (call) => checkBinding(call, { ...call.params, ...call.body }),
    beginBinding,
    (begun) => begun,
  ),
  actPrepared(contract.unbindOauth, (call) => checkUnbinding(call, { ...call.params, ...call.body }), unbindIdentity),
]
