import { statement, type Tx } from '../../kernel/db/db.ts'

const forget = statement('cart.forget', 'delete from carts where user_id = $1')

/** Empties the cart of a closed account. */
export const forgetCart = (tx: Tx, userId: number) => tx.rows(forget, [userId])
