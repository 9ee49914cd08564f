import { getPayTicket } from '@fangshi/contract/account-security'
import { listAddresses } from '@fangshi/contract/addresses'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { createOrder, getOrder, payOrder, quoteOrder, shipOrder } from '@fangshi/contract/orders'
import { goodsSeckill } from '@fangshi/contract/seckills-shop'
import { callAs } from './api.ts'
import { dialogOf, type Backoffice } from './backoffice.ts'
import { settle } from './browser.ts'

let parcels = 0
/** The number of a parcel that no other one has. */
export const parcelNo = (): string => `SF1${String(Date.now() + (parcels += 1)).slice(-12)}`

/** An order of two pieces at the demo seller’s store, paid from the balance; with a seller it is shipped too. */
export async function paidOrder(shopper: Call, seller?: Call) {
  const { data } = await callAs()(listGoods, { query: { keywords: '山野器物', per_page: 20 } })
  const goods = await Promise.all(data.map(({ id }) => callAs()(getGoods, { params: { id } })))
  // From the end of the list and without a sale, since another journey sells what stands in front in flash sales; and not
  // by way of the cart, which other journeys use too.
  const sales = await Promise.all(data.map(({ id }) => callAs()(goodsSeckill, { params: { id } })))
  const ordinary = goods.filter((_, at) => !sales[at]).toReversed()
  const sku = ordinary.flatMap(({ skus }) => skus).find(({ goods_stock }) => goods_stock > 6)
  if (!sku) throw new Error('nothing of the demo seller is in stock')
  const params = `sku-${sku.id}x2`
  const [address] = await shopper(listAddresses, {})
  if (!address) throw new Error('the demo’s shopper has no address')
  const { total_price } = await shopper(quoteOrder, { body: { params, address_id: address.id } })
  const { group_no, order_id } = await shopper(createOrder, {
    body: { params, address_id: address.id, total_price, again: true },
  })
  const { ticket } = await shopper(getPayTicket, { body: { pay_password: '246810', limit: total_price } })
  await shopper(payOrder, { body: { group_no, method: 'balance', ticket } })
  const id = order_id[0] as number
  if (seller) await seller(shipOrder, { params: { id }, body: { delivery_code: 'sf', delivery_no: parcelNo() } })
  return shopper(getOrder, { params: { id } })
}

/** Opens a request in a back office and presses one of its buttons; the dialog is returned. */
export async function pressAction(backoffice: Backoffice, path: string, button: string) {
  const { page } = backoffice
  await backoffice.open(path)
  await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.waitFor()
  await settle(page)
  return dialog
}

/** Presses the dialog’s own button and waits until it is gone. */
export async function finish(backoffice: Backoffice, button: string): Promise<void> {
  const dialog = dialogOf(backoffice.page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await settle(backoffice.page)
}
