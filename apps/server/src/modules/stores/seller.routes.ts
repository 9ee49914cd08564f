import { getSellerMe, loginSeller, logoutSeller } from '@fangshi/contract/accounts'
import { localText } from '@fangshi/contract/locale'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { endSession, needProvider, userRow } from '../accounts/public.ts'
import { loginSellerAccount } from './seller-login.ts'
import { storeById } from './stores.db.ts'

export const sellerRoutes = [
  on(loginSeller, loginSellerAccount),
  on(logoutSeller, async ({ ctx, who, body }) => {
    needProvider(body.provider, 'users')
    await endSession(ctx.db, who.session_id)
    return {}
  }),
  on(getSellerMe, async ({ ctx, who, body, locale }) => {
    needProvider(body.provider, 'users')
    const [user, store] = await Promise.all([userRow(ctx.db, who.user_id), storeById(ctx.db, who.store_id)])
    if (!user || !store) return fail('NOT_LOGGED_IN')
    const { id, username, nickname, avatar } = user
    return {
      id,
      username,
      nickname,
      avatar,
      belong_id: who.belong_id,
      defaultUrl: '/Seller/',
      store: { id: store.id, store_name: localText(store.store_name, locale), store_logo: store.store_logo },
    }
  }),
]
