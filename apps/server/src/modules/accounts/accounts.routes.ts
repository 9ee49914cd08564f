import * as contract from '@fangshi/contract/accounts'
import * as security from '@fangshi/contract/account-security'
import { formatDateTime } from '@fangshi/contract/time'
import { act, actPrepared } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { checkClosing, closeAccount, readClosing } from './closing/close-account.ts'
import { checkLogin } from './login/check-login.ts'
import { demoLogins } from './login/demo-logins.ts'
import { checkFirstAdmin, setUpFirstAdmin } from './login/first-admin.ts'
import { checkForgotten, resetPassword } from './login/forget-password.ts'
import { isLoggedIn } from './login/is-login.ts'
import { logOut } from './login/log-out.ts'
import { checkCodeLogin, loginByCode } from './login/login-by-code.ts'
import { adminOf, loginAdministrator, loginShopper, showSession, showStaffSession } from './login/login.ts'
import { auditRefusedLogin, showLogin } from './login/login.audit.ts'
import { forProvider } from './login/provider.ts'
import { checkRegistration, registerShopper } from './login/register.ts'
import { sendCode } from './login/send-code.ts'
import { editMe, showMe } from './me.ts'
import { buyTicket, checkPayPassword } from './pay-password/pay-password.ts'
import { checkPasswordChange, checkPayPasswordChange, checkPhoneChange } from './security/check-changes.ts'
import { changePassword, changePayPassword, changePhone } from './security/security.ts'
import { issueProof, takeProof } from './throttle/proof.ts'

export const accountRoutes = [
  on(contract.getProof, ({ ctx, ip }) => issueProof(ctx, ip)),
  actPrepared(contract.loginHome, (call) => checkLogin(call, 'users'), loginShopper, showSession),
  actPrepared(contract.loginByCode, (call) => checkCodeLogin(call, call.body), loginByCode, showSession),
  actPrepared(
    contract.loginAdmin,
    (call) =>
      checkLogin(call, 'admins', (admin, reason) =>
        auditRefusedLogin(call, 'Admin', reason, async () => (admin ? adminOf(admin) : null)),
      ),
    loginAdministrator,
    showLogin,
  ),
  actPrepared(contract.setUpAdmin, (call) => checkFirstAdmin(call, call.body), setUpFirstAdmin, showStaffSession),
  forProvider('users', act(contract.logoutHome, logOut)),
  forProvider('admins', act(contract.logoutAdmin, logOut)),
  on(contract.isLogin, ({ ctx, who, token, query }) => isLoggedIn(ctx, who, { token, provider: query.provider })),
  actPrepared(
    contract.sendSms,
    async ({ ctx, ip, locale, body }) => {
      // Before the transaction: the proof is spent though the message is refused.
      await takeProof(ctx, ip, body.proof)
      return { ...body, ip, locale }
    },
    sendCode,
    (sent) => sent,
  ),
  actPrepared(contract.register, (call) => checkRegistration(call, call.body), registerShopper, showSession),
  actPrepared(contract.forgetPassword, (call) => checkForgotten(call, call.body), resetPassword, showSession),
  forProvider(
    'users',
    on(contract.getMe, ({ ctx, who }) => showMe(ctx.db, who)),
  ),
  forProvider(
    'users',
    act(contract.editMe, editMe, (_, { tx, who }) => showMe(tx, who)),
  ),
  actPrepared(security.setPassword, (call) => checkPasswordChange(call, call.body), changePassword),
  actPrepared(security.setPayPassword, (call) => checkPayPasswordChange(call, call.body), changePayPassword),
  actPrepared(
    security.setPhone,
    (call) => checkPhoneChange(call, call.body),
    changePhone,
    (_, { tx, who }) => showMe(tx, who),
  ),
  on(security.readClosing, ({ ctx, who }) => readClosing(ctx.db, who)),
  actPrepared(security.closeAccount, (call) => checkClosing(call, call.body), closeAccount),
  actPrepared(
    security.getPayTicket,
    async ({ ctx, who, body }) => {
      await checkPayPassword(ctx, who.user_id, body.pay_password)
      return { limit: body.limit }
    },
    buyTicket,
    ({ ticket, expires_at }) => ({ ticket, expires_at: formatDateTime(expires_at) }),
  ),
  on(contract.demoLogins, async ({ ctx }) => demoLogins(ctx.config.mode)),
]
