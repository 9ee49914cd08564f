import { loginSeller, logoutSeller } from '@fangshi/contract/accounts'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { checkLogin, forProvider, logOut, showSession } from '../../accounts/public.ts'
import { loginSellerAccount } from './seller-login.ts'

export const sellerRoutes = [
  actPrepared(loginSeller, (call) => checkLogin(call, 'users'), loginSellerAccount, showSession),
  forProvider('users', act(logoutSeller, logOut)),
]
