import type { Context } from '../../../context.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { anySoldOut, knownSoldOut, lookForSoldOut } from '../../catalog/public.ts'
import { skusOfLines } from './checkout.db.ts'
import { parseParams } from './read-checkout.ts'

interface CheckoutQuery {
  params: string
  /** SKUs that are bought at the ordinary price. */
  ordinary_price?: readonly number[] | undefined
}

/**
 * Throws SECKILL_SOLD_OUT, before any transaction is opened, for lines whose quota was empty a moment ago
 * (rules §9). A call that was answered already is let through to that answer.
 */
export async function refuseKnownSoldOut(
  ctx: Context,
  who: Shopper,
  { params, ordinary_price = [] }: CheckoutQuery,
  isRepeated: () => Promise<boolean>,
): Promise<void> {
  if (!anySoldOut(ctx)) return
  const chosen = parseParams(params)
  const sku_ids = 'sku_id' in chosen ? [chosen.sku_id] : await skusOfLines(ctx.db, who.user_id, chosen.cart_ids)
  const empty = await knownSoldOut(
    ctx,
    sku_ids.filter((id) => !ordinary_price.includes(id)),
  )
  if (empty.length && !(await isRepeated())) fail('SECKILL_SOLD_OUT', { sku_ids: empty })
}

/** The same call; of a refusal because a quota is empty the next ones are spared the transaction. */
export async function notingSoldOut<Result>(ctx: Context, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Refusal && error.key === 'SECKILL_SOLD_OUT')
      await lookForSoldOut(ctx, error.details.sku_ids as number[])
    throw error
  }
}
