import { loginSeller, logoutSeller } from '@fangshi/contract/accounts'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { auditRefusedLogin, checkLogin, forProvider, logOut, showLogin } from '../../accounts/public.ts'
import { loginSellerAccount, sellerOf } from './seller-login.ts'

export const sellerRoutes = [
  actPrepared(
    loginSeller,
    (call) =>
      checkLogin(call, 'users', (user, reason) =>
        auditRefusedLogin(call, 'Seller', reason, async (tx) => (user ? sellerOf(tx, user) : null)),
      ),
    loginSellerAccount,
    showLogin,
  ),
  forProvider('users', act(logoutSeller, logOut)),
]
