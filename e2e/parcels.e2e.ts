import { listAddresses } from '@fangshi/contract/addresses'
import { addToCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { createOrder, getOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import { goodsSeckill } from '@fangshi/contract/seckills-shop'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { arrive, expectAccessible, firstOf, windows } from './browser.ts'
import { openBackoffice, rowWith } from './backoffice.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { shipParcel } from './shipping-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'
import { actAtWallet } from './wallet-steps.ts'

/** Whether an element is inside the window as it is scrolled now. */
const isInView = async (of: Locator): Promise<boolean> => {
  const box = await of.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (of.page().viewportSize()?.height ?? 0)
}

/**
 * Places and pays an order for two goods of the demo seller's store: cheap ones, since another journey sells the dearest in
 * a flash sale, and without such a sale of their own.
 */
async function orderTwoGoods(shopper: Call) {
  const guest = callAs()
  const { data } = await guest(listGoods, { query: { keywords: '山野器物', sort: 'price_up', per_page: 20 } })
  const carts: number[] = []
  for (const { id } of data) {
    if (await guest(goodsSeckill, { params: { id } })) continue
    const { skus } = await guest(getGoods, { params: { id } })
    const sku = skus.find(({ goods_stock }) => goods_stock > 3)
    if (sku) carts.push((await shopper(addToCart, { body: { sku_id: sku.id, buy_num: 1 } })).cart_id)
    if (carts.length === 2) break
  }
  const params = `cart-${carts.join('-')}`
  const address_id = (await shopper(listAddresses, {}))[0]?.id ?? 0
  const { total_price } = await shopper(quoteOrder, { body: { params, address_id } })
  const { group_no, order_id } = await shopper(createOrder, { body: { params, address_id, total_price } })
  const { code_url } = await shopper(payOrder, { body: { group_no, method: 'wechat', device: 'desktop' } })
  await actAtWallet(code_url, 'pay')
  return shopper(getOrder, { params: { id: order_id[0] as number } })
}

test.each(firstOf(windows[0], windows[3]))('an order leaves in two parcels and is followed: $name', async (window) => {
  const words = shopTexts(window)
  const trip = await visitAsNewShopper(window)
  const { page, go, shopper } = trip
  const { id, order_no } = await orderTwoGoods(shopper)
  const digits = String(Date.now())
  const [first, second] = [`SF1${digits.slice(-12)}`, `SF2${digits.slice(-12)}`]

  const backoffice = await openBackoffice(window, '/Seller/orders/wait', { username: 'seller' })
  await shipParcel(backoffice, order_no, first, true)
  await go(`/user/order/${id}`)
  await page.getByText(first).first().waitFor()
  await page.getByText(words.order.stillToSend).waitFor()
  // Parcels of this store arrived in the shopper's province often enough.
  await page.getByText(pattern(words.order.arrivesOn)).waitFor()
  expect(await page.getByRole('button', { name: words.order.action_receive }).count()).toBe(0)
  expect((await shopper(getOrder, { params: { id } })).order_status).toBe('waiting_delivery')

  await shipParcel(backoffice, order_no, second, false)
  await backoffice.open('/Seller/orders/wait')
  expect(await rowWith(backoffice, order_no).count()).toBe(0)
  const sent = await shopper(getOrder, { params: { id } })
  expect([sent.order_status, sent.parcels.map(({ delivery_no }) => delivery_no)]).toEqual([
    'waiting_receipt',
    [first, second],
  ])

  // The simulated courier reports on both within seconds; no page waits for it.
  await expect
    .poll(async () => (await shopper(getOrder, { params: { id } })).parcels.map(({ state }) => state !== null))
    .toEqual([true, true])
  await go(`/user/order/${id}`)
  // One timeline shows the order and both parcels.
  await page.getByRole('button', { name: pattern(words.order.timelineMore) }).click()
  const timeline = page.getByRole('list', { name: words.order.timeline })
  for (const number of ['1', '2'])
    await timeline.getByText(words.order.parcel.replace('{{number}}', number)).first().waitFor()
  await timeline.getByText(words.order.did_waiting_payment).waitFor()
  expect(await page.getByText(words.order.stillToSend).count()).toBe(0)
  await expectAccessible(page, 'the order with its parcels')

  // More time once, from the bar that stays in view.
  const extend = page.getByRole('button', { name: words.order.action_extend })
  await expect.poll(() => isInView(extend)).toBe(true)
  await extend.click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.order.action_extend }).click()
  await page.getByText(words.order.extended).waitFor()
  await expect.poll(() => extend.count()).toBe(0)

  await page.getByRole('button', { name: words.order.action_receive }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.order.action_receive }).click()
  await page.getByText(words.order.status_waiting_comment).first().waitFor()
  expect((await shopper(getOrder, { params: { id } })).order_status).toBe('waiting_comment')

  await page.getByRole('button', { name: words.order.action_buy_again }).click()
  await arrive(page, /\/carts/)
  for (const { goods_id } of sent.order_goods) await page.locator(`a[href*="/goods/${goods_id}?"]`).first().waitFor()
  expect([...trip.problems, ...backoffice.problems]).toEqual([])
  await backoffice.close()
  await trip.close()
})
