import { getGoods, listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { createOrder, quoteOrder } from '@fangshi/contract/orders'
import { callAs } from './api.ts'

/** Orders one piece of the cheapest goods after `skipped` others, which are for other journeys; the number of the group. */
export async function orderGoods(shopper: Call, skipped: number): Promise<string> {
  const { data } = await callAs()(listGoods, { query: { sort: 'price_up', in_stock: true } })
  const { skus } = await callAs()(getGoods, { params: { id: data[skipped]?.id ?? 0 } })
  const params = `sku-${skus.find(({ goods_stock }) => goods_stock > 2)?.id ?? 0}x1`
  const { address_id, total_price } = await shopper(quoteOrder, { body: { params } })
  const body = { params, address_id: address_id ?? 0, total_price, again: true }
  return (await shopper(createOrder, { body })).group_no
}
