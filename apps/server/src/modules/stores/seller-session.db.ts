import { statement } from '../../kernel/db/db.ts'
import { liveSessionSql, type SessionRow } from '../accounts/public.ts'

/** A Seller session stands on a passed store: that of the user, or of the owner whose sub-account the user is (rules §1). */
export const sellerSession = statement(
  'stores.seller_session',
  liveSessionSql(
    'Seller',
    'u.id as user_id, coalesce(u.belong_id, 0) as belong_id, st.id as store_id',
    `join users u on u.id = s.user_id and u.status = 'active'
     join stores st on st.user_id = coalesce(u.belong_id, u.id) and st.verify = 'passed'`,
  ),
)

export type SellerSessionRow = SessionRow & { user_id: number; belong_id: number; store_id: number }
