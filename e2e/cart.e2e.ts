import { addToCart, listCart } from '@fangshi/contract/cart'
import { getGoods, listGoods } from '@fangshi/contract/catalog'
import { isFavorite } from '@fangshi/contract/favorites'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { expectAccessible, firstOf, visit, windows } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newBuyer } from './new-shopper.ts'
import { shopTexts } from './shop-texts.ts'

/** Goods with one option and two SKUs that can be bought; `place` is that of the second one's value. */
async function goodsWithTwoSkus() {
  const { data } = await callAs()(listGoods, { query: { sort: 'newest', in_stock: true, per_page: 40 } })
  for (const { id } of data) {
    const goods = await callAs()(getGoods, { params: { id } })
    const [from, to] = goods.skus.filter(({ goods_stock }) => goods_stock > 5)
    if (goods.attrs.length !== 1 || !from || !to) continue
    return { id, from, to, place: goods.attrs[0]?.values.findIndex((value) => value.id === to.value_ids[0]) ?? 0 }
  }
  throw new Error('the demo has no goods with two SKUs')
}

const journeys = firstOf(windows[3], windows[0])

test.each(journeys)('a line gets other options and moves to the favourites: $name', async (window) => {
  const words = shopTexts(window)
  const trip = await visit(window)
  const { page, go } = trip
  const { token, buyer: shopper } = await newBuyer()
  const { id, from, to, place } = await goodsWithTwoSkus()

  // An empty cart shows goods to go on with.
  await go('/carts')
  await page.getByRole('heading', { name: words.cart.popular }).waitFor()
  await page.getByRole('main').locator('article a').first().waitFor()

  await keepSession(page, 'Home', token)
  const { cart_id } = await shopper(addToCart, { body: { sku_id: from.id, buy_num: 1 } })
  const ownLine = async () =>
    (await shopper(listCart, {})).flatMap(({ cart_list }) => cart_list).find((line) => line.cart_id === cart_id)

  await go('/carts')
  const line = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/goods/${id}?"]`) })
  await line.getByRole('button', { name: words.cart.changeSku }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('button[aria-pressed]').nth(place).click()
  await expectAccessible(page, 'the options of a line')
  await sheet.getByRole('button', { name: words.ui.confirm, exact: true }).click()
  await expect.poll(async () => (await ownLine())?.sku_id).toBe(to.id)
  await page.getByRole('heading', { name: words.cart.recommended }).waitFor()

  await line.getByRole('button', { name: words.cart.moveToFavorites }).first().click()
  await expect.poll(ownLine).toBe(undefined)
  expect(await shopper(isFavorite, { query: { is_type: 'goods', out_id: id } })).toBe(true)
  expect(trip.problems).toEqual([])
  await trip.close()
})
