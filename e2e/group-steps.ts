import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { CallError, type Call } from '@fangshi/contract/client'
import { sellerCollectives } from '@fangshi/contract/collectives-backoffice'
import { createOrder, groupOrders, payOrder, quoteOrder } from '@fangshi/contract/orders'
import { getOwnStore } from '@fangshi/contract/store-seller'
import { formatDateTime } from '@fangshi/contract/time'
import { callAs, logIn } from './api.ts'
import { actAtWallet } from './wallet-steps.ts'

/** Steps of group buys through the API. */

const hourMs = 3_600_000

/** What the group buy of a journey sells. */
export interface GroupBuy {
  id: number
  goods_id: number
  sku_id: number
}

/** A running group buy for two of goods of the demo seller's store that no other activity has. */
export async function newGroupBuy(): Promise<GroupBuy> {
  const seller = await logIn('Seller', 'seller')
  const guest = callAs()
  const { id: store_id } = await seller(getOwnStore, {})
  const { data: goods } = await guest(listGoods, { query: { store_id, sort: 'price_down', in_stock: true } })
  for (const { id: goods_id } of goods) {
    const { skus } = await guest(getGoods, { params: { id: goods_id } })
    const [sku] = skus
    // A sold-out one could be chosen, to wait for it.
    if (!sku || skus.some(({ goods_stock }) => goods_stock < 5)) continue
    const body = {
      goods_id,
      percent_off: '20',
      people: 2,
      hours: 24,
      max_per_person: 2,
      start_time: formatDateTime(new Date(Date.now() - hourMs)),
      end_time: formatDateTime(new Date(Date.now() + 24 * hourMs)),
    }
    try {
      const { id } = await seller(sellerCollectives.store, { body })
      return { id, goods_id, sku_id: sku.id }
    } catch (error) {
      // Other goods, then.
      if (!(error instanceof CallError) || error.key !== 'ACTIVITY_OVERLAPS') throw error
    }
  }
  throw new Error('no goods are left for a group buy')
}

/** Opens a group, or joins the one with the number, and pays for it; the number of the group. */
export async function takeSeat(buyer: Call, { id, sku_id }: GroupBuy, group_no?: string): Promise<string> {
  const params = `sku-${sku_id}x1`
  const collective = { id, ...(group_no ? { group_no } : {}) }
  const { address_id, total_price } = await buyer(quoteOrder, { body: { params, collective } })
  const body = { params, collective, address_id: address_id ?? 0, total_price }
  const { group_no: orders } = await buyer(createOrder, { body })
  const { code_url } = await buyer(payOrder, { body: { group_no: orders, method: 'wechat', device: 'desktop' } })
  await actAtWallet(code_url, 'pay')
  const placed = await buyer(groupOrders, { body: { group_no: orders } })
  return placed.orders[0]?.collective?.group_no ?? ''
}
