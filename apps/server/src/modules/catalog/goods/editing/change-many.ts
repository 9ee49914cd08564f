import { inArray } from 'drizzle-orm'
import { formatMoney, toCents } from '@fangshi/contract/money'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { failFields } from '../../../../kernel/fail.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { goods } from '../../schema.ts'
import { lockPrices, writePrices } from './bulk.db.ts'
import { isOwnTemplate } from './check.db.ts'
import { lockOwn } from './lock-own.ts'
import { newPrice, type PriceChange } from './new-price.ts'

/**
 * Changes the prices of all SKUs of goods of the seller's store, all or none (rules §3). Throws NOT_FOUND, INVALID_INPUT
 * where a price would leave its bounds.
 */
export async function changePrices(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { ids, ...change }: PriceChange & { ids: readonly number[] },
): Promise<Change[]> {
  const skus = await lockPrices(tx, who.store_id, ids)
  const rows = await lockOwn(tx, who.store_id, ids)
  const after = skus.map((sku) => ({ ...sku, price_cents: newPrice(sku.price_cents, change) }))
  await writePrices(tx, after)
  await tx.q
    .update(goods)
    .set({ updated_at: ctx.now() })
    .where(inArray(goods.id, [...ids]))
  const facts = (of: typeof skus, goodsId: number) => ({
    skus: of
      .filter(({ goods_id }) => goods_id === goodsId)
      .map(({ id, price_cents }) => ({ sku_id: id, goods_price: formatMoney(toCents(price_cents)) })),
  })
  return rows.map(({ id }) => ({ target: id, before: facts(skus, id), after: facts(after, id) }))
}

export interface FreightInput {
  ids: readonly number[]
  freight_choice: 'default' | 'free' | 'template'
  freight_id: number | null
}

/**
 * Changes how delivery of goods of the seller's store is charged, all or none (rules §4). Throws NOT_FOUND, INVALID_INPUT
 * for a template that is not the store's.
 */
export async function changeFreight(
  tx: Tx,
  ctx: Context,
  who: Seller,
  { ids, freight_choice, ...input }: FreightInput,
): Promise<Change[]> {
  const freight_id = freight_choice === 'template' ? input.freight_id : null
  if (freight_choice === 'template') {
    if (freight_id === null) failFields({ freight_id: 'REQUIRED' })
    else if (!(await isOwnTemplate(tx, who.store_id, freight_id))) failFields({ freight_id: 'CHOICE_INVALID' })
  }
  const rows = await lockOwn(tx, who.store_id, ids)
  const after = { freight_choice, freight_id }
  await tx.q
    .update(goods)
    .set({ ...after, updated_at: ctx.now() })
    .where(inArray(goods.id, [...ids]))
  return rows.map((row) => ({
    target: row.id,
    before: { freight_choice: row.freight_choice, freight_id: row.freight_id },
    after,
  }))
}
