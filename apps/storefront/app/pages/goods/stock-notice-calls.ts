import { addStockNotice, listStockNotices, removeStockNotices } from '@fangshi/contract/stock-notices'
import { call } from '~/api/call.ts'

/** Whether the shopper waits for this SKU; errors are not shown. */
export const loadIsWaiting = async (skuId: number): Promise<boolean> =>
  (await call(listStockNotices, {}, { quiet: true })).some(({ sku_id }) => sku_id === skuId)

/** Waits for the SKU, or no longer. */
export async function setWaiting(sku_id: number, on: boolean): Promise<void> {
  await (on
    ? call(addStockNotice, { body: { sku_id } })
    : call(removeStockNotices, { query: { sku_ids: String(sku_id) } }))
}
