import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Id, Ids } from './shapes.ts'

/** Sold-out SKUs that shoppers wait for (rules §10: favourites that are back in stock). */

export const StockNotice = z.object({
  sku_id: z.number(),
  goods_id: z.number(),
  goods_name: z.string(),
  sku_name: z.string(),
  goods_image: z.string(),
  goods_price: z.string(),
  /** The state today. */
  state: z.literal(['in_stock', 'sold_out', 'off_shelf']),
  created_at: DateTime,
})
export type StockNotice = z.input<typeof StockNotice>

export const listStockNotices = route('GET /user/stock_notices', {
  area: 'Home',
  right: 'shopper',
  does: 'The SKUs that the shopper waits for with their state today, at most 100, the newest first.',
  reply: z.array(StockNotice),
})
export const addStockNotice = route('POST /user/stock_notices', {
  area: 'Home',
  right: 'shopper',
  does: 'Waits for a SKU that is sold out; waiting for it already changes nothing.',
  body: z.strictObject({ sku_id: Id }),
  reply: z.object({}),
  fails: ['GOODS_NOT_FOUND', 'SKU_IN_STOCK', 'STOCK_NOTICES_FULL'],
})
export const removeStockNotices = route('DELETE /user/stock_notices', {
  area: 'Home',
  right: 'shopper',
  does: 'Waits no longer for SKUs, ids joined by comma; those not waited for are passed over.',
  query: z.strictObject({ sku_ids: Ids }),
  reply: z.object({}),
})
