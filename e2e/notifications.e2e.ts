import { listOrders } from '@fangshi/contract/orders'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { expect, test } from 'vitest'
import { bellTexts, kindTexts } from '../apps/console/src/kit/shell/bell/texts.ts'
import { texts as messageEn } from '../apps/storefront/app/pages/messages/own-texts.en.ts'
import { texts as messageZh } from '../apps/storefront/app/pages/messages/own-texts.zh-cn.ts'
import { logIn } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { arrive, expectAccessible, firstOf, windows } from './browser.ts'
import { orderGoods } from './order-goods.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'

test.each(firstOf(windows[1], windows[2]))('a message arrives while one looks, and leads on: $name', async (window) => {
  const { message } = window.lang === 'en' ? messageEn : messageZh
  const { user } = shopTexts(window)
  const { page, go, shopper, ...trip } = await visitAsNewShopper(window)
  await go('/user/messages')
  await page.getByText(message.none).waitFor()

  // The platform cancels an order of theirs: the badge, the list and a short notice show it by themselves.
  const group_no = await orderGoods(shopper, 2)
  const order = (await shopper(listOrders, {})).data.find((one) => one.group_no === group_no)
  const admin = await logIn('Admin', 'admin')
  const cancelling = { params: { id: order?.id ?? 0 }, body: { reason: '测试' } }
  await admin(cancelOrder, cancelling, { key: crypto.randomUUID() })
  const badge = page.getByRole('banner').getByRole('link', { name: pattern(user.messagesUnread) })
  await badge.waitFor()
  const row = page.getByRole('heading', { level: 2, name: pattern(message.isNew) }).getByRole('link')
  await row.waitFor()
  await expectAccessible(page, 'the messages')

  // What one does not want is switched off; money and security stay.
  await page.getByRole('button', { name: message.settings }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('checkbox', { name: message.kind_coupon }).uncheck()
  expect(await settings.getByRole('checkbox', { name: pattern(message.kind_security) }).isDisabled()).toBe(true)
  await expectAccessible(page, 'the settings of messages')
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'detached' })

  await row.click()
  await arrive(page, new RegExp(`/user/order/${order?.id}`))
  await badge.waitFor({ state: 'detached' })
  expect(trip.problems).toEqual([])
  await trip.close()
})

test.each(firstOf(windows[2], windows[1]))('the bell of a back office lists what happened: $name', async (window) => {
  const words = (text: Readonly<Record<'zh-cn' | 'en', string>>) => text[window.lang]
  const { page, ...trip } = await openBackoffice(window, '/Seller/dashboard', { username: 'seller' })
  const name = new RegExp(`^${words(bellTexts.title)}`)
  await page.getByRole('banner').getByRole('button', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('listitem').first().waitFor()
  await expectAccessible(page, 'the notifications of a store')
  await drawer.getByRole('tab', { name: words(bellTexts.settings) }).click()
  expect(await drawer.getByRole('checkbox', { name: words(kindTexts.settlement) }).isDisabled()).toBe(true)
  await expectAccessible(page, 'the settings of notifications')
  expect(trip.problems).toEqual([])
  await trip.close()
})
