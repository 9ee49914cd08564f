import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { addToCart } from '@fangshi/contract/cart'
import type { Call } from '@fangshi/contract/client'
import { createOrder, moveOrder, payOrder, quoteOrder, shipOrder } from '@fangshi/contract/orders'
import { getOwnStore } from '@fangshi/contract/store-seller'
import { callAs, logIn } from './api.ts'
import { parcelNo } from './refund-steps.ts'
import { actAtWallet } from './wallet-steps.ts'

/** An order of two goods of the demo seller's store that the buyer has received; its id and its goods. */
export async function receivedOrder(buyer: Call): Promise<{ id: number; goods: [number, number]; seller: Call }> {
  const seller = await logIn('Seller', 'seller')
  const guest = callAs()
  const { id: store_id } = await seller(getOwnStore, {})
  const { data } = await guest(listGoods, { query: { store_id, sort: 'price_up', in_stock: true } })
  const carts: { cart: number; goods: number }[] = []
  for (const { id } of data) {
    const sku = (await guest(getGoods, { params: { id } })).skus.find(({ goods_stock }) => goods_stock > 5)
    if (!sku || carts.length === 2) continue
    const { cart_id } = await buyer(addToCart, { body: { sku_id: sku.id, buy_num: 1 } })
    carts.push({ cart: cart_id, goods: id })
  }
  const [first, second] = carts
  if (!first || !second) throw new Error('the demo seller has too few goods in stock')
  const params = `cart-${first.cart}-${second.cart}`
  const { address_id, total_price } = await buyer(quoteOrder, { body: { params } })
  const body = { params, address_id: address_id ?? 0, total_price }
  const { group_no, order_id } = await buyer(createOrder, { body })
  const { code_url } = await buyer(payOrder, { body: { group_no, method: 'wechat', device: 'desktop' } })
  await actAtWallet(code_url, 'pay')
  const [id = 0] = order_id
  await seller(shipOrder, { params: { id }, body: { delivery_code: 'sf', delivery_no: parcelNo() } })
  await buyer(moveOrder, { params: { id }, body: { action: 'receive' } })
  return { id, goods: [first.goods, second.goods], seller }
}
