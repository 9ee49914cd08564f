import { getCollectiveGroup } from '@fangshi/contract/collectives'
import { expect, test } from 'vitest'
import { texts as groupEn } from '../apps/storefront/app/collectives/own-texts.en.ts'
import { texts as groupZh } from '../apps/storefront/app/collectives/own-texts.zh-cn.ts'
import { texts as payEn } from '../apps/storefront/app/payment/own-texts.en.ts'
import { texts as payZh } from '../apps/storefront/app/payment/own-texts.zh-cn.ts'
import { oneInTurn } from '../tools/turns.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, visit, windows, type Visit, type Window } from './browser.ts'
import { newGroupBuy, takeSeat } from './group-steps.ts'
import { keepSession } from './kept-session.ts'
import { newBuyer } from './new-shopper.ts'
import { chooseSku } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'
import { actAtWallet } from './wallet-steps.ts'

const wordsOf = ({ lang }: Window) => (lang === 'en' ? groupEn : groupZh).collective
/** A counted text of group buys, as it is said for one person. */
function forOne({ lang }: Window, name: 'missing' | 'missingFor' | 'is_joinable' | 'is_mine'): RegExp {
  const text = lang === 'en' ? groupEn.collective[`${name}_one`] : undefined
  return pattern((text ?? groupZh.collective[`${name}_other`]).replace('{{count}}', '1'))
}

/** A visit of a shopper of its own, who is logged in already. */
async function visitAsBuyer(window: Window): Promise<Visit & { token: string }> {
  const trip = await visit(window)
  const { token } = await newBuyer()
  await keepSession(trip.page, 'Home', token)
  return { ...trip, token }
}

/** Places the order that is open in the checkout and pays it at the simulated wallet; ends at the result. */
async function placeAndPay({ page }: Visit, window: Window): Promise<void> {
  const words = shopTexts(window)
  const { pay } = window.lang === 'en' ? payEn : payZh
  await page.getByRole('button', { name: words.order.place }).click()
  await arrive(page, /\/order\/pay\/\d+/)
  await page.getByRole('radio', { name: pay.name_wechat }).check()
  await page.getByRole('button', { name: pattern(pay.go) }).click()
  if (window.width < 768) {
    await arrive(page, /\/simulator/)
    await actAtWallet(page.url(), 'pay')
    await page.goBack()
  } else {
    const wallet = page.getByRole('link', { name: pay.simulated })
    await actAtWallet(await wallet.getAttribute('href'), 'pay')
  }
  await arrive(page, /\/order\/success/)
}

test('two browsers finish one group, and the first one sees it without a reload', async () => {
  const [desktop, phone] = [windows[2], windows[1]]
  const groupBuy = await newGroupBuy()
  const founder = await visitAsBuyer(desktop)
  const words = wordsOf(desktop)

  // Opened on a desktop: no coupons, with the reason, and the group is shown once it is paid.
  await founder.go(`/goods/${groupBuy.goods_id}`)
  await expectAccessible(founder.page, 'goods with a group buy')
  await chooseSku(founder.page.getByRole('main'))
  await founder.page
    .getByRole('main')
    .getByRole('button', { name: pattern(words.open) })
    .click()
  await arrive(founder.page, /\/order\/before\/sku-.*collective=/)
  await founder.page.getByText(words.noCoupons).waitFor()
  await expectAccessible(founder.page, 'the checkout of a group')
  await placeAndPay(founder, desktop)
  const title = founder.page.getByRole('heading', { level: 2 })
  await title.filter({ hasText: forOne(desktop, 'missingFor') }).waitFor()
  await founder.page.getByRole('button', { name: words.invite }).click()
  const invitation = founder.page.getByRole('dialog')
  const link = (await invitation.getByLabel(words.link).textContent()) ?? ''
  await expectAccessible(founder.page, 'the link of a group')
  await founder.page.keyboard.press('Escape')
  await invitation.waitFor({ state: 'detached' })
  expect(link).toMatch(new RegExp(`/goods/${groupBuy.goods_id}\\?group=\\d+$`))

  // Joined on a phone by the link.
  const member = await visitAsBuyer(phone)
  const theirs = wordsOf(phone)
  await member.go(new URL(link).pathname + new URL(link).search)
  await member.page.getByText(forOne(phone, 'is_joinable')).waitFor()
  await expectAccessible(member.page, 'a shared group')
  await member.page
    .getByRole('button', { name: pattern(theirs.joinAt) })
    .locator('visible=true')
    .click()
  const sheet = member.page.getByRole('dialog')
  await sheet.getByRole('button', { name: pattern(theirs.joinAt) }).waitFor()
  await chooseSku(sheet)
  await expectAccessible(member.page, 'the choice of a SKU for a group')
  await sheet.getByRole('button', { name: pattern(theirs.joinAt) }).click()
  await arrive(member.page, /\/order\/before\/sku-.*group=/)
  await placeAndPay(member, phone)
  await member.page.getByRole('heading', { level: 2, name: theirs.state_completed }).waitFor()
  await title.filter({ hasText: words.state_completed }).waitFor()
  await expectAccessible(founder.page, 'a completed group')

  // Both orders wait for their delivery now, and the link says politely that the group is complete.
  await founder.go('/user/orders?tab=waiting_delivery')
  await founder.page.getByText(words.state_completed).waitFor()
  const guest = await visit(desktop)
  await guest.go(new URL(link).pathname + new URL(link).search)
  await guest.page.getByText(words.is_completed).waitFor()
  expect([...founder.problems, ...member.problems, ...guest.problems]).toEqual([])
  await Promise.all([founder.close(), member.close(), guest.close()])
})

test('an own group waits among the orders, and its link says that one is in it', async () => {
  const [window] = windows
  const words = wordsOf(window)
  const groupBuy = await newGroupBuy()
  const trip = await visitAsBuyer(window)
  const { page, go } = trip
  const group = await takeSeat(callAs(trip.token), groupBuy)
  await go('/user/orders?tab=waiting_delivery')
  await page.getByText(forOne(window, 'missing')).waitFor()
  await expectAccessible(page, 'orders with a group')
  await page.getByRole('button', { name: words.invite }).waitFor()
  await go(`/goods/${groupBuy.goods_id}?group=${group}`)
  await page.getByText(forOne(window, 'is_mine')).waitFor()
  expect(await page.getByRole('button', { name: pattern(words.joinAt) }).count()).toBe(0)

  // Somebody else takes the seat: it shows by itself.
  const { buyer } = await newBuyer()
  await takeSeat(buyer, groupBuy, group)
  await page.getByText(words.is_mine_completed_other.replace('{{count}}', '2')).waitFor()
  expect((await callAs()(getCollectiveGroup, { params: { group_no: group } })).group.state).toBe('completed')

  await go(`/goods/${groupBuy.goods_id}?group=20200101000000000000`)
  await page.getByText(words.missingGroup).waitFor()
  expect(trip.problems).toEqual([])
  await trip.close()
})

test.each(oneInTurn([windows[0], windows[3]]))(
  'running group buys are listed, with and without scripts: $name',
  async (window) => {
    const words = wordsOf(window)
    const { page, go, problems, close } = await visit(window)
    await go('/collectives')
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await expectAccessible(page, 'the running group buys')
    await page.getByRole('searchbox', { name: words.search }).fill('zzzzqqqq')
    await page.getByRole('searchbox', { name: words.search }).press('Enter')
    await arrive(page, /keywords=zzzzqqqq/)
    await page.getByText(words.noneFound.replace('{{words}}', 'zzzzqqqq')).waitFor()
    const plain = await visit(window, 'light', { hasScripts: false })
    await plain.page.goto(page.url().replace('keywords=zzzzqqqq', 'sort=price_up'))
    await plain.page.locator('article a[href*="/goods/"]').first().waitFor()
    await plain.close()
    await close()
    expect(problems).toEqual([])
  },
)
