import * as contract from '@fangshi/contract/accounts'
import { formatDateTime } from '@fangshi/contract/time'
import { on } from '../../kernel/http/on.ts'
import { demoLogins } from './login/demo-logins.ts'
import { setUpFirstAdmin } from './login/first-admin.ts'
import { resetForgotten } from './login/forget-password.ts'
import { loginAdministrator, loginShopper } from './login/login.ts'
import { editMe, showMe } from './me.ts'
import { buyTicket } from './pay-password/pay-password.ts'
import { isLoggedIn } from './login/is-login.ts'
import { issueProof } from './throttle/proof.ts'
import { needProvider } from './login/provider.ts'
import { registerShopper } from './login/register.ts'
import { changePassword, changePayPassword, changePhone } from './security/security.ts'
import { sendCode } from './login/send-code.ts'
import { deleteSession } from './sessions/sessions.db.ts'

export const accountRoutes = [
  on(contract.getProof, ({ ctx, ip }) => issueProof(ctx, ip)),
  on(contract.loginHome, loginShopper),
  on(contract.loginAdmin, loginAdministrator),
  on(contract.setUpAdmin, ({ ctx, body }) => setUpFirstAdmin(ctx, body)),
  on(contract.logoutHome, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'users')
    await deleteSession(ctx.db, who.session_id)
    return {}
  }),
  on(contract.logoutAdmin, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'admins')
    await deleteSession(ctx.db, who.session_id)
    return {}
  }),
  on(contract.isLogin, ({ ctx, who, token, query }) => isLoggedIn(ctx, who, { token, provider: query.provider })),
  on(contract.sendSms, (call) => sendCode(call, call.body)),
  on(contract.register, (call) => registerShopper(call, call.body)),
  on(contract.forgetPassword, (call) => resetForgotten(call, call.body)),
  on(contract.getMe, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'users')
    return showMe(ctx, who)
  }),
  on(contract.editMe, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'users')
    await editMe(ctx, who, body)
    return showMe(ctx, who)
  }),
  on(contract.setPassword, async (call) => {
    await changePassword(call, call.body)
    return {}
  }),
  on(contract.setPayPassword, async (call) => {
    await changePayPassword(call, call.body)
    return {}
  }),
  on(contract.setPhone, async (call) => {
    await changePhone(call, call.body)
    return showMe(call.ctx, call.who)
  }),
  on(contract.getPayTicket, async (call) => {
    const { ticket, expires_at } = await buyTicket(call, call.body)
    return { ticket, expires_at: formatDateTime(expires_at) }
  }),
  on(contract.demoLogins, async ({ ctx }) => demoLogins(ctx.config.mode)),
]
