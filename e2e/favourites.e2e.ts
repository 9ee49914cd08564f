import { listGoods } from '@fangshi/contract/catalog'
import { clearHistory, listFavorites, listHistory, removeFavorites } from '@fangshi/contract/favorites'
import { afterAll, expect, test } from 'vitest'
import { callAs } from './api.ts'
import { closeBrowser, visit, windows, type Window } from './browser.ts'
import { fillLogin } from './purchase.ts'
import { pattern, wordsOf } from './words.ts'

afterAll(closeBrowser)

// Goods that are the shopper's favourite in neither window.
const journeys: { name: string; window: Window; skipped: number }[] = [
  { name: windows[0].name, window: windows[0], skipped: 0 },
  { name: windows[3].name, window: windows[3], skipped: 2 },
]

test.each(journeys)(
  'what a guest viewed and chose as a favourite is there after the login: $name',
  async ({ window, skipped }) => {
    const words = wordsOf(window)
    const trip = await visit(window)
    const { page, go } = trip
    const { data } = await callAs()(listGoods, { query: { sort: 'newest' } })
    const [seen, favorite] = data.slice(skipped) as [(typeof data)[number], (typeof data)[number]]

    await go(`/goods/${seen.id}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_goods'))).toContain(`"id":${seen.id}`)
    await go(`/goods/${favorite.id}`)
    // The browser tells a guest what was looked at before.
    await page.getByRole('heading', { name: words.goods.recent }).waitFor()
    await page.getByRole('button', { name: words.favorite.add_goods, exact: true }).locator('visible=true').click()
    await page.waitForURL((url) => url.pathname === '/login')
    await fillLogin(page, words)
    await page.waitForURL(`**/goods/${favorite.id}**`)
    const kept = page.getByRole('button', { name: words.favorite.mine_goods, exact: true }).locator('visible=true')
    await kept.waitFor()

    const shopper = callAs(await page.evaluate(() => localStorage.getItem('token')))
    const history = async () => (await shopper(listHistory, {})).map(({ id }) => id)
    await expect.poll(async () => (await history()).slice(0, 2)).toEqual([favorite.id, seen.id])
    expect(await page.evaluate(() => localStorage.getItem('recent_goods'))).toBe(null)

    // The store too, by its own switch.
    await go(`/store/${favorite.store_id}`)
    const follow = page.getByRole('button', { name: words.favorite.add_store, exact: true })
    const following = page.getByRole('button', { name: words.favorite.mine_store, exact: true })
    await follow.or(following).waitFor()
    const isNew = await follow.isVisible()
    if (isNew) {
      await follow.click()
      await following.waitFor()
    }
    await go('/user/favorites?kind=store')
    await page.getByRole('main').locator(`a[href*="/store/${favorite.store_id}"]`).first().waitFor()

    // The list: what was kept last stands first; the demo's own tell of a lower price and of an empty shelf.
    await go('/user/favorites')
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await rows.first().locator(`a[href*="/goods/${favorite.id}"]`).waitFor()
    await page.getByText(pattern(words.favorite.priceDown)).first().waitFor()
    await page.getByText(words.favorite.state_off_shelf, { exact: true }).first().waitFor()

    const favorites = async () =>
      (await shopper(listFavorites, { query: { is_type: 'goods' } })).data.map(({ out_id }) => out_id)
    const before = await favorites()
    await rows.nth(0).getByRole('checkbox').check({ force: true })
    await rows.nth(1).getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: words.favorite.removeChosen }).click()
    await expect.poll(favorites).toEqual(before.slice(2))
    await page.getByRole('button', { name: words.ui.undo }).click()
    await expect.poll(favorites).toEqual(before)
    await rows.first().locator(`a[href*="/goods/${favorite.id}"]`).waitFor()

    // The history by day: one entry removed, and brought back.
    await go('/user/history')
    await page.getByRole('heading', { name: words.favorite.today }).waitFor()
    const remove = page.getByRole('button', { name: pattern(words.favorite.removeView) })
    await remove.first().click()
    await expect.poll(async () => (await history())[0]).not.toBe(favorite.id)
    await page.getByRole('button', { name: words.ui.undo }).click()
    await expect.poll(async () => (await history())[0]).toBe(favorite.id)

    // The start page of the user centre shows both.
    await go('/user')
    await page.getByRole('main').locator(`a[href*="/goods/${favorite.id}"]`).first().waitFor()

    // Pressed again on its page it is none any more; undoing keeps it.
    await go(`/goods/${favorite.id}`)
    await kept.click()
    await expect.poll(favorites).not.toContain(favorite.id)
    await page.getByRole('button', { name: words.ui.undo }).click()
    await expect.poll(favorites).toContain(favorite.id)

    await shopper(removeFavorites, { query: { is_type: 'goods', out_id: String(favorite.id) } })
    if (isNew) await shopper(removeFavorites, { query: { is_type: 'store', out_id: String(favorite.store_id) } })
    await shopper(clearHistory, { query: { goods_id: `${seen.id},${favorite.id}` } })
    expect(trip.troubles).toEqual([])
    await trip.close()
  },
)
