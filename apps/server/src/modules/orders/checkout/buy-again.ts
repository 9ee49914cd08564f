import { localText, type Locale } from '@fangshi/contract/locale'
import type { buyAgainProblems } from '@fangshi/contract/orders'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { addToCart, countPieces } from '../../cart/public.ts'
import { linesByOrder, type LineRow } from '../lists/list.db.ts'
import { ownOrder } from '../life/moves.db.ts'

type Problem = (typeof buyAgainProblems)[number]

/** A line that could not be put into the cart, and why. */
interface RefusedLine {
  line: LineRow
  problem: Problem
}

const problems: Partial<Record<Refusal['key'], Problem>> = {
  GOODS_NOT_FOUND: 'off_shelf',
  GOODS_OFF_SHELF: 'off_shelf',
  OWN_STORE: 'own_store',
  CART_FULL: 'cart_full',
  STOCK_SHORT: 'stock_short',
  // The line in the cart would grow beyond what one line may hold.
  INVALID_INPUT: 'cart_full',
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof Refusal)) throw error
  if (error.key === 'STOCK_SHORT' && error.details['stock'] === 0) return 'sold_out'
  return problems[error.key] ?? fail(error.key, error.details)
}

/**
 * Puts the pieces of one of the shopper's orders into the cart, each line as a whole or not at all. Throws
 * ORDER_NOT_FOUND.
 */
export async function buyAgain(tx: Tx, ctx: Context, who: Shopper, { id }: { id: number }) {
  if (!(await ownOrder(tx, who.user_id, id))) fail('ORDER_NOT_FOUND')
  const lines = (await linesByOrder(tx, [id])).get(id) ?? []
  const cart_ids: number[] = []
  const refused: RefusedLine[] = []
  for (const line of lines) {
    const { sku_id, buy_num } = line
    // Refusals come from what the statement read, so the transaction goes on.
    const added = await addToCart(tx, ctx, who, { sku_id, buy_num }).catch((error: unknown) => problemOf(error))
    if (typeof added === 'string') refused.push({ line, problem: added })
    else cart_ids.push(added.cart_id)
  }
  return { cart_ids, refused, count: await countPieces(tx, who.user_id) }
}

/** A line that could not be put into the cart, with the names that it was bought by. */
export const showRefused = ({ line, problem }: RefusedLine, locale: Locale) => ({
  goods_id: line.goods_id,
  goods_name: localText(line.goods_name, locale),
  sku_name: localText(line.sku_name, locale),
  problem,
})
