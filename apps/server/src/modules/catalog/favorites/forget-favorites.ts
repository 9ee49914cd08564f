import { statement, type Tx } from '../../../kernel/db/db.ts'

const forget = statement(
  'favorites.forget',
  `with gone_favorites as (delete from favorites where user_id = $1),
        gone_notices as (delete from stock_notices where user_id = $1)
   delete from browse_history where user_id = $1`,
)

/** Removes the favourites, the browsing history and the awaited SKUs of a closed account. */
export const forgetFavorites = (tx: Tx, userId: number) => tx.rows(forget, [userId])
