import { loginSeller, logoutSeller } from '@fangshi/contract/accounts'
import { on } from '../../../kernel/http/on.ts'
import { endSession, needProvider } from '../../accounts/public.ts'
import { loginSellerAccount } from './seller-login.ts'

export const sellerRoutes = [
  on(loginSeller, loginSellerAccount),
  on(logoutSeller, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'users')
    await endSession(ctx.db, who.session_id)
    return {}
  }),
]
