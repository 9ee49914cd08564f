import { getGoods } from '@fangshi/contract/catalog'
import { goodsSeckill, type GoodsSeckill } from '@fangshi/contract/seckills-shop'
import { call } from '~/api/call.ts'
import { setReminded } from '~/seckills/known-reminders.ts'
import { serverNow, setServerClock } from '~/seckills/server-clock.ts'

export { serverNow }

/** The flash sale of goods as the shopper meets it now; errors are not shown. */
export async function loadSale(goodsId: number): Promise<GoodsSeckill | null> {
  const sentAt = performance.now()
  const sale = await call(goodsSeckill, { params: { id: goodsId } }, { quiet: true })
  if (sale) {
    setServerClock(sale.now_ms, sentAt)
    setReminded([sale.id], sale.is_reminded)
  }
  return sale
}

/** The SKUs of goods as they are now. */
export const loadSkus = async (id: number) => (await call(getGoods, { params: { id } }, { quiet: true })).skus
