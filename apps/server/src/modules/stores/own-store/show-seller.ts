import { localText, type Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { revisionOf } from '../../../kernel/resource/revision.ts'
import { storedProfile, userRow } from '../../accounts/public.ts'
import { storeById } from '../stores.db.ts'

/** The logged-in seller account and its store; rights and landing page are the access module's. */
export async function showSeller(ctx: Context, who: Seller, locale: Locale) {
  const [user, store] = await Promise.all([userRow(ctx.db, who.user_id), storeById(ctx.db, who.store_id)])
  if (!user || !store) return fail('NOT_LOGGED_IN')
  const { id, username, nickname, avatar } = user
  return {
    id,
    username,
    nickname,
    avatar,
    revision: revisionOf(storedProfile(user)),
    belong_id: who.belong_id,
    store: { id: store.id, store_name: localText(store.store_name, locale), store_logo: store.store_logo },
  }
}
