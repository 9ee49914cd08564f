import { listGoods } from '@fangshi/contract/catalog'
import { clearHistory, listFavorites, listHistory, removeFavorites } from '@fangshi/contract/favorites'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { arrive, firstOf, visit, windows } from './browser.ts'
import { fillLogin } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

// Goods that are not yet a favourite of the shopper, others in each window.
const journeys = firstOf(
  { name: windows[0].name, window: windows[0], skipped: 0 },
  { name: windows[3].name, window: windows[3], skipped: 2 },
)

test.each(journeys)(
  'what a guest viewed and chose as a favourite is there after the login: $name',
  async ({ window, skipped }) => {
    const words = shopTexts(window)
    const trip = await visit(window)
    const { page, go } = trip
    const { data } = await callAs()(listGoods, { query: { sort: 'newest' } })
    const [seen, favorite] = data.slice(skipped) as [(typeof data)[number], (typeof data)[number]]

    await go(`/goods/${seen.id}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_goods'))).toContain(`"id":${seen.id}`)
    await go(`/goods/${favorite.id}`)
    // A guest sees what was viewed before in this browser.
    await page.getByRole('heading', { name: words.goods.recent }).waitFor()
    await page.getByRole('button', { name: words.favorite.add_goods, exact: true }).locator('visible=true').click()
    await arrive(page, (url) => url.pathname === '/login')
    await fillLogin(page, words)
    await arrive(page, `**/goods/${favorite.id}**`)
    const kept = page.getByRole('button', { name: words.favorite.mine_goods, exact: true }).locator('visible=true')
    await kept.waitFor()

    // This browser has no dialog to share by, so the address is copied.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: words.ui.share, exact: true }).click()
    await page.getByText(words.ui.linkCopied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    const shopper = callAs(await page.evaluate(() => localStorage.getItem('token')))
    // Other journeys view goods as the same shopper meanwhile.
    const history = async () =>
      (await shopper(listHistory, {})).map(({ id }) => id).filter((id) => id === favorite.id || id === seen.id)
    await expect.poll(history).toEqual([favorite.id, seen.id])
    expect(await page.evaluate(() => localStorage.getItem('recent_goods'))).toBe(null)

    // The store can be followed too.
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

    // In the list the newest favourite is first; favourites of the demo show a lower price and an empty shelf.
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

    // In the history, grouped by day, one entry is removed and brought back.
    await go('/user/history')
    await page.getByRole('heading', { name: words.favorite.today }).waitFor()
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/goods/${favorite.id}"]`) })
      .getByRole('button', { name: pattern(words.favorite.removeView) })
      .click()
    await expect.poll(history).toEqual([seen.id])
    await page.getByRole('button', { name: words.ui.undo }).click()
    await expect.poll(history).toEqual([favorite.id, seen.id])

    // The start page of the user centre shows the favourite.
    await go('/user')
    await page.getByRole('main').locator(`a[href*="/goods/${favorite.id}"]`).first().waitFor()

    // A second click on its page removes the favourite; undoing adds it again.
    await go(`/goods/${favorite.id}`)
    await kept.click()
    await expect.poll(favorites).not.toContain(favorite.id)
    await page.getByRole('button', { name: words.ui.undo }).click()
    await expect.poll(favorites).toContain(favorite.id)

    await shopper(removeFavorites, { query: { is_type: 'goods', out_id: String(favorite.id) } })
    if (isNew) await shopper(removeFavorites, { query: { is_type: 'store', out_id: String(favorite.store_id) } })
    await shopper(clearHistory, { query: { goods_id: `${seen.id},${favorite.id}` } })
    expect(trip.problems).toEqual([])
    await trip.close()
  },
)
