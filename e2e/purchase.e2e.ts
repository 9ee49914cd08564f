import { listExpresses } from '@fangshi/contract/addresses'
import { groupOrders, listOrders, shipOrder } from '@fangshi/contract/orders'
import { expect, test } from 'vitest'
import { isThorough, oneInTurn } from '../tools/turns.ts'
import { callAs, logIn } from './api.ts'
import { visit, windows } from './browser.ts'
import { addToCart, buyFromCart, logInAsShopper, searchAndOpen } from './purchase-steps.ts'
import { shopTexts } from './shop-texts.ts'

// Goods of two stores that no activity sells; the first is sold by the demo's seller, who ships its order.
const searches = { 'zh-cn': ['早安直身马克杯', '长臂阅读灯'], en: ['good morning mug', 'reading lamp'] }

test.each(isThorough ? windows : oneInTurn([windows[0], windows[3]]))(
  'a shopper buys from two stores and follows the orders: $name',
  async (window) => {
    const words = shopTexts(window)
    const isPhone = window.width < 768
    const trip = await visit(window)
    const { page, go } = trip
    await logInAsShopper(trip, words)

    const names: string[] = []
    for (const text of searches[window.lang]) {
      await go('/')
      await searchAndOpen(page, text)
      names.push(await addToCart(page, words, isPhone))
    }

    const groupNo = await buyFromCart(trip, words, names)

    const token = await page.evaluate(() => localStorage.getItem('token'))
    const shopper = callAs(token)
    const { orders, status } = await shopper(groupOrders, { body: { group_no: groupNo } })
    expect(status).toBe('paid')
    expect(orders.map((order) => order.order_status)).toEqual(['waiting_delivery', 'waiting_delivery'])
    expect(new Set(orders.map((order) => order.store_id)).size).toBe(2)

    const seller = await logIn('Seller', 'seller')
    const [express] = await callAs()(listExpresses, {})
    const own = orders.find((order) => order.store_name === '山野器物')
    expect(own).toBeDefined()
    const delivery_no = `SF${Date.now()}`
    await seller(shipOrder, { params: { id: own?.id ?? 0 }, body: { delivery_code: express?.code ?? '', delivery_no } })

    await go(`/user/order/${own?.id}`)
    await page.getByText(delivery_no).first().waitFor()
    await page.getByRole('button', { name: words.order.action_receive }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.order.action_receive }).click()
    await page.getByText(words.order.status_waiting_comment).first().waitFor()
    const { data } = await shopper(listOrders, { query: { keywords: own?.order_no ?? '' } })
    expect(data.map((order) => order.order_status)).toEqual(['waiting_comment'])

    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
