import type { Context } from '../../context.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { liveSession } from '../accounts/public.ts'
import { sellerSession, type SellerSessionRow } from './seller-session.db.ts'

/** The holder of a Seller token; null for an unknown or ended one, and when the store is no longer passed (rules §1). */
export async function authenticateSeller(
  ctx: Context,
  token: string,
): Promise<{ who: Seller; renewed?: string } | null> {
  const found = await liveSession<SellerSessionRow>(ctx, sellerSession, token)
  if (!found) return null
  const { session_id, user_id, belong_id, store_id } = found.row
  return { who: { area: 'Seller', session_id, user_id, belong_id, store_id }, renewed: found.renewed }
}
