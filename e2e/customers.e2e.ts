import { customers } from '@fangshi/contract/customers'
import { sellerOrders } from '@fangshi/contract/orders-backoffice'
import { expect, test } from 'vitest'
import { customerTexts as texts } from '../apps/console/src/customers/texts.ts'
import { logIn } from './api.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { arrive, expectAccessible, firstOf, settle, windows } from './browser.ts'

test.each(firstOf(windows[2], windows[1]))(
  'a store looks after a customer, from an order on: $name',
  async (window) => {
    const { lang } = window
    const seller = await logIn('Seller', 'seller')
    const query = { order_status: 'completed' }
    const order = (await seller(sellerOrders.index, { query })).data[0]!
    const backoffice = await openBackoffice(window, `/Seller/orders?view=${order.id}`, { username: 'seller' })
    const { page, words } = backoffice
    await page.getByRole('link', { name: lang === 'en' ? 'Customer details' : '查看客户资料' }).click()
    await arrive(page, /Seller\/customers\?order_no=/)
    await page.locator('main').getByText(order.nickname, { exact: true }).first().waitFor()
    await settle(page)

    const mark = `tag${Date.now().toString(36).slice(-4)}`
    const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).first().click()
    await press(words.screen.edit)
    const dialog = dialogOf(page)
    await dialog.getByLabel(texts.tags[lang], { exact: true }).fill(mark)
    await dialog.getByRole('button', { name: words.action.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('main').getByText(mark, { exact: true }).first().waitFor()

    await press(words.screen.view)
    await dialog
      .getByRole('link', { name: order.order_no })
      .or(dialog.getByText(texts.recentRefunds[lang]))
      .first()
      .waitFor()
    await expectAccessible(page, 'a customer of a store')
    const { data } = await seller(customers.index, { query: { tags: `${mark}|like` } })
    expect(data).toMatchObject([{ nickname: order.nickname }])
    expect(backoffice.problems).toEqual([])
    await backoffice.close()

    // The platform has its own page of the same person, and nothing of the note.
    const platform = await openBackoffice(window, `/Admin/users?view=${data[0]?.user_id}`)
    await dialogOf(platform.page).getByText(texts.bought[lang], { exact: true }).waitFor()
    await settle(platform.page)
    await expectAccessible(platform.page, 'what a user has bought')
    expect(await dialogOf(platform.page).getByText(mark).count()).toBe(0)
    expect(platform.problems).toEqual([])
    await platform.close()
  },
)
