import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { StockNotice } from '@fangshi/contract/stock-notices'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { deleteNotices, insertNotice, noticesOf, type StockNoticeRow } from './stock-notices.db.ts'

/** How many SKUs a shopper can wait for. */
const maxNotices = 100

const stateOf = ({ saleable, stock }: StockNoticeRow): StockNotice['state'] =>
  !saleable ? 'off_shelf' : stock > 0 ? 'in_stock' : 'sold_out'

/** The SKUs that the shopper waits for, with their state today. */
export const ownStockNotices = async (db: Db, userId: number, locale: Locale): Promise<StockNotice[]> =>
  (await noticesOf(db, userId)).map((row) => ({
    sku_id: row.sku_id,
    goods_id: row.goods_id,
    goods_name: localText(row.goods_name, locale),
    sku_name: localText(row.sku_name, locale),
    goods_image: row.image,
    goods_price: formatMoney(row.price_cents),
    state: stateOf(row),
    created_at: formatDateTime(row.created_at),
  }))

/**
 * Waits for a sold-out SKU, in one statement. Throws GOODS_NOT_FOUND, SKU_IN_STOCK, STOCK_NOTICES_FULL.
 */
export async function addStockNotice(
  db: Db,
  ctx: Context,
  { user_id }: Shopper,
  { sku_id }: { sku_id: number },
): Promise<void> {
  const found = (await insertNotice(db, { user_id, sku_id, at: ctx.now(), max: maxNotices })) ?? fail('GOODS_NOT_FOUND')
  if (found.stock > 0) fail('SKU_IN_STOCK', { stock: found.stock })
  if (found.others >= maxNotices) fail('STOCK_NOTICES_FULL')
}

/** Waits no longer for SKUs, in one statement; those not waited for are passed over. */
export async function removeStockNotices(
  db: Db,
  _ctx: Context,
  { user_id }: Shopper,
  { sku_ids }: { sku_ids: readonly number[] },
): Promise<void> {
  await deleteNotices(db, user_id, sku_ids)
}
