import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { GoodsSeckill } from '@fangshi/contract/seckills-shop'
import { readPublic } from '~/api/read-public.ts'
import { setReminded } from '~/seckills/known-reminders.ts'
import { serverNow, setServerClock } from '~/seckills/server-clock.ts'

export { serverNow }

/** The flash sale of goods as the shopper, or a guest, meets it now; errors are not shown. */
export async function loadSale(goodsId: number, isLoggedIn: boolean): Promise<GoodsSeckill | null> {
  const read = isLoggedIn ? (await import('./own-sale.ts')).readOwnSale : readSale
  const sentAt = performance.now()
  const sale = await read(goodsId)
  if (sale) {
    setServerClock(sale.now_ms, sentAt)
    setReminded([sale.id], sale.is_reminded)
  }
  return sale
}
const readSale = (goodsId: number) => readPublic<GoodsSeckill | null>(`/goods/${goodsId}/seckill`)

/** The SKUs of goods as they are now. */
export const loadSkus = async (id: number) => (await readPublic<GoodsDetail>(`/goods/${id}`)).skus
