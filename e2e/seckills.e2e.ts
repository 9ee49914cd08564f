import { addAddress } from '@fangshi/contract/addresses'
import { addToCart, listCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { createOrder, quoteOrder } from '@fangshi/contract/orders'
import { sellerSeckills, stopSeckill } from '@fangshi/contract/seckills'
import { goodsSeckill, listSeckillReminders } from '@fangshi/contract/seckills-shop'
import { formatDateTime } from '@fangshi/contract/time'
import { expect, test } from 'vitest'
import { seckill as shortEn } from '../apps/storefront/app/seckills/texts.en.ts'
import { seckill as shortZh } from '../apps/storefront/app/seckills/texts.zh-cn.ts'
import { texts as ownEn } from '../apps/storefront/app/seckills/own-texts.en.ts'
import { texts as ownZh } from '../apps/storefront/app/seckills/own-texts.zh-cn.ts'
import { oneInTurn } from '../tools/turns.ts'
import { callAs, logIn } from './api.ts'
import { arrive, expectAccessible, reloadPage, visit, windows } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newShopper } from './new-shopper.ts'
import { pattern, shopTexts } from './shop-texts.ts'

const password = 'nine-paper-kites'
const minuteMs = 60_000

/** A flash sale of two pieces of the demo seller's dearest goods without one, which starts in some ms; its SKU and goods. */
async function newSale(startsInMs: number) {
  const seller = await logIn('Seller', 'seller')
  const guest = callAs()
  const { data } = await guest(listGoods, { query: { keywords: '山野', sort: 'price_down', in_stock: true } })
  for (const { id: goods_id, goods_name } of data) {
    const { skus } = await guest(getGoods, { params: { id: goods_id } })
    const sku = skus.find(({ goods_stock }) => goods_stock > 20)
    if (!sku || (await guest(goodsSeckill, { params: { id: goods_id } }))) continue
    const start = Date.now() + startsInMs
    const body = {
      goods_id,
      start_time: formatDateTime(new Date(start)),
      end_time: formatDateTime(new Date(start + 5 * minuteMs)),
      max_per_person: 1,
      skus: [{ sku_id: sku.id, price: '1.00', quota: 2 }],
    }
    const made = await seller(sellerSeckills.store, { body }).catch(() => undefined)
    if (made) return { id: made.id, goods_id, goods_name, sku_id: sku.id, price: sku.goods_price, seller }
  }
  throw new Error('no goods for a flash sale')
}

/** Buys a piece in the sale, as somebody else. */
async function buyOne(sku_id: number): Promise<void> {
  const { token } = await newShopper(password)
  const shopper = callAs(token)
  const { id: address_id } = await newAddress(token)
  const params = `sku-${sku_id}x1`
  const { total_price } = await shopper(quoteOrder, { body: { params, address_id } })
  await shopper(createOrder, { body: { params, address_id, total_price } })
}
const newAddress = (token: string) =>
  callAs(token)(addAddress, {
    body: {
      receive_name: '江月',
      receive_tel: '13900001111',
      area: ['31', '3101', '310104'],
      address: '湖南路 8 号',
      is_default: true,
    },
  })

test.each(oneInTurn([windows[0], windows[3]]))('flash sales by slots, reminded and grabbed: $name', async (window) => {
  const words = shopTexts(window)
  const isEnglish = window.lang === 'en'
  const own = (isEnglish ? ownEn : ownZh).seckill
  const short = isEnglish ? shortEn : shortZh
  const isPhone = window.width < 768
  const { token } = await newShopper(password)
  const shopper = callAs(token)
  await newAddress(token)
  const trip = await visit(window)
  const { page, go } = trip
  await keepSession(page, 'Home', token)

  // The rail of the home page leads to the slots; what runs and what comes are tabs.
  await go('/')
  await page.getByRole('main').getByRole('link', { name: short.all }).click()
  await page.getByRole('heading', { level: 1, name: short.title }).waitFor()
  await page.getByRole('timer').first().waitFor()
  await expectAccessible(page, 'flash sales that run')
  await page
    .getByRole('navigation', { name: own.slots })
    .getByRole('link', { name: pattern(own.tabSoon) })
    .first()
    .click()
  await page.getByText(own.slotSoon, { exact: true }).waitFor()
  await page
    .getByRole('button', { name: pattern(own.remind) })
    .first()
    .click()
  await expect.poll(async () => (await shopper(listSeckillReminders, {})).length).toBe(1)
  await page.getByRole('button', { name: pattern(own.reminded) }).waitFor()
  await expectAccessible(page, 'flash sales to come')

  // A page of goods that is open shows the start by itself, then that nothing is left.
  const sale = await newSale(30_000)
  await go(`/goods/${sale.goods_id}?sku=${sale.sku_id}`)
  const panel = page.getByRole('main')
  await panel.getByText(pattern(own.comingText)).waitFor()
  await panel.getByText(pattern(own.left_other)).first().waitFor()
  await expectAccessible(page, 'goods in a flash sale')
  await shopper(addToCart, { body: { sku_id: sale.sku_id, buy_num: 2 } })
  await go('/carts')
  await page.getByRole('button', { name: pattern(words.cart.useStock_other) }).click()
  await expect.poll(async () => (await shopper(listCart, {}))[0]?.cart_list[0]?.problem).toBeNull()
  for (let bought = 0; bought < 2; bought++) await buyOne(sale.sku_id)

  // Who wants it all the same says so, in the cart and on the page; the checkout keeps the choice when it is loaded again.
  await go('/carts')
  const ordinary = pattern(own.ordinary.replace('{{price}}', sale.price))
  await page.getByRole('button', { name: ordinary }).click()
  await arrive(page, /ordinary=/)
  await page.getByText(`¥${sale.price}`).locator('visible=true').first().waitFor()
  await expectAccessible(page, 'the cart at the ordinary price')
  await go(`/goods/${sale.goods_id}?sku=${sale.sku_id}`)
  await panel.getByText(own.soldOutTitle, { exact: true }).waitFor()
  if (isPhone) await page.getByRole('button', { name: own.ordinaryShort, exact: true }).click()
  const place = isPhone ? page.getByRole('dialog') : page
  await expectAccessible(page, 'goods whose flash sale is sold out')
  await place.getByRole('button', { name: ordinary }).click()
  await arrive(page, /\/order\/before\/.*ordinary=/)
  await reloadPage(page)
  await page.getByRole('button', { name: words.order.place }).click()
  await arrive(page, /\/order\/pay\/\d+/)
  await sale.seller(stopSeckill, { params: { id: sale.id }, body: { reason: 'over' } })
  expect(trip.problems).toEqual([])
  await trip.close()
})
