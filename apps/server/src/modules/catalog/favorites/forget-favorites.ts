import { statement, type Tx } from '../../../kernel/db/db.ts'

const forget = statement(
  'favorites.forget',
  `with gone as (delete from favorites where user_id = $1) delete from browse_history where user_id = $1`,
)

/** Removes the favourites and the browsing history of a closed account. */
export const forgetFavorites = (tx: Tx, userId: number) => tx.rows(forget, [userId])
