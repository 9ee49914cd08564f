import { loginSeller, logoutSeller } from '@fangshi/contract/accounts'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { checkLogin, forProvider, logOut, showStaffSession } from '../../accounts/public.ts'
import { loginSellerAccount } from './seller-login.ts'

export const sellerRoutes = [
  actPrepared(loginSeller, (call) => checkLogin(call, 'users'), loginSellerAccount, showStaffSession),
  forProvider('users', act(logoutSeller, logOut)),
]
