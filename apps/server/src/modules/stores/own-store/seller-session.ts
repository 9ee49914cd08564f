import type { Context } from '../../../context.ts'
import { statement } from '../../../kernel/db/db.ts'
import type { Holder, Seller } from '../../../kernel/http/who.ts'
import { liveSession, liveSessionSql, type SessionRow } from '../../accounts/public.ts'

/**
 * A Seller session requires a passed store: the user's own, or that of the owner whose sub-account the user is (rules
 * §1).
 */
const sellerSession = statement(
  'stores.seller_session',
  liveSessionSql(
    'Seller',
    `u.id as user_id, coalesce(u.belong_id, 0) as belong_id, st.id as store_id, st.status = 'suspended' as is_suspended`,
    `join users u on u.id = s.user_id and u.status = 'active'
     join stores st on st.user_id = coalesce(u.belong_id, u.id) and st.verify = 'passed'`,
  ),
)

type SellerSessionRow = SessionRow & { user_id: number; belong_id: number; store_id: number; is_suspended: boolean }

/** The holder of a Seller token; null for an unknown or ended one, and when the store is no longer passed (rules §1). */
export async function authenticateSeller(ctx: Context, token: string): Promise<Holder<Seller> | null> {
  const found = await liveSession<SellerSessionRow>(ctx, sellerSession, token, ctx.config.sessionMs)
  if (!found) return null
  const { row, ...rest } = found
  const { session_id, user_id, belong_id, store_id, is_suspended } = row
  return { who: { area: 'Seller', session_id, user_id, belong_id, store_id, is_suspended }, ...rest }
}
