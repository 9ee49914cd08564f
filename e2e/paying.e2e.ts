import { getMe } from '@fangshi/contract/accounts'
import { expect, test } from 'vitest'
import { isInTurn } from '../tools/turns.ts'
import { texts as topUpZh } from '../apps/storefront/app/pages/user/top-up/own-texts.zh-cn.ts'
import { texts as userZh } from '../apps/storefront/app/area-texts/user-texts.zh-cn.ts'
import { texts as payEn } from '../apps/storefront/app/payment/own-texts.en.ts'
import { texts as payZh } from '../apps/storefront/app/payment/own-texts.zh-cn.ts'
import { walletTexts } from '../apps/server/src/pages/simulator/wallet-texts.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, reloadPage, settle, visit, windows } from './browser.ts'
import { keepSession } from './kept-session.ts'
import { newShopper } from './new-shopper.ts'
import { orderGoods } from './order-goods.ts'
import { visitAsShopper } from './purchase-steps.ts'
import { pattern, shopTexts } from './shop-texts.ts'
import { actAtWallet } from './wallet-steps.ts'

test.runIf(isInTurn(0, 3))(
  'on a desktop WeChat Pay shows a code, which outlives reload and Back, and the result comes by itself',
  async () => {
    const words = shopTexts(windows[2])
    const { pay } = payZh
    const { page, go, shopper, problems, close } = await visitAsShopper(windows[2])
    const group = await orderGoods(shopper, 7)
    await go(`/order/pay/${group}`)
    await page.getByRole('radio', { name: pay.name_wechat }).check()
    await expectAccessible(page, 'the payment methods')
    await page.getByRole('button', { name: pattern(pay.go) }).click()
    const code = page.getByRole('img', { name: pattern(pay.qr) })
    await code.waitFor()
    await expectAccessible(page, 'a code to pay with')
    const wallet = page.getByRole('link', { name: pay.simulated })
    const address = await wallet.getAttribute('href')

    // The same code after reloading; Back leads to the methods, and the last one is chosen again.
    await reloadPage(page)
    await code.waitFor()
    expect(await wallet.getAttribute('href')).toBe(address)
    await page.goBack()
    await page.getByRole('button', { name: pattern(pay.go) }).waitFor()
    await page.getByRole('radio', { name: pay.name_wechat, checked: true }).waitFor()
    await page.goForward()
    await page.getByRole('button', { name: pay.paidAlready }).click()
    await page.getByText(pay.notYet).waitFor()

    await actAtWallet(address, 'pay')
    await arrive(page, /\/order\/success/)
    await page.getByText(words.order.paidTitle).first().waitFor()
    // A paid order has no cashier any more.
    await go(`/order/pay/${group}?method=wechat`)
    await arrive(page, /\/order\/success/)
    expect(problems).toEqual([])
    await close()
  },
)

test.runIf(isInTurn(1, 3))('on a phone Alipay opens its wallet, and whoever comes back sees the result', async () => {
  const words = shopTexts(windows[1])
  const { pay } = payEn
  const { page, go, shopper, problems, close } = await visitAsShopper(windows[1])
  await go(`/order/pay/${await orderGoods(shopper, 8)}`)
  await page.getByRole('radio', { name: pay.name_alipay }).check()
  await page.getByRole('button', { name: pattern(pay.go) }).click()
  await arrive(page, /\/simulator/)
  expect(await page.getByRole('img', { name: pattern(pay.qr) }).count()).toBe(0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the simulated wallet, ${colorScheme}`)
  }

  // Back without paying: the page waits and opens the wallet again on request.
  await page.goBack()
  await settle(page)
  await page.getByText(pay.checking).waitFor()
  await expectAccessible(page, 'waiting for a payment')
  await page.getByRole('button', { name: pay.open.replace('{{name}}', pay.name_alipay) }).click()
  await arrive(page, /\/simulator/)
  const { acts, back } = walletTexts.en
  await page.getByRole('button', { name: acts.pay[0] }).click()
  await page.getByRole('link', { name: back }).click()
  await arrive(page, /\/order\/success/)
  await page.getByText(words.order.paidTitle).first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test.runIf(isInTurn(2, 3))('a top-up is paid by a code and raises the balance', async () => {
  const { pay } = payZh
  const { topUp } = topUpZh
  // A shopper of its own: other journeys spend the balance of the demo's shopper.
  const { token } = await newShopper('a-long-password')
  const shopper = callAs(token)
  const { page, go, problems, close } = await visit(windows[2])
  await keepSession(page, 'Home', token)
  const { money } = await shopper(getMe, { body: { provider: 'users' } })
  await go('/user/money')
  await page.getByRole('link', { name: userZh.user.topUp, exact: true }).click()
  await page.getByRole('button', { name: topUp.submit }).click()
  const amount = page.getByLabel(topUp.amount, { exact: true })
  await expect.poll(() => amount.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: '¥50', exact: true }).click()
  await page.getByRole('radio', { name: pay.name_wechat }).check()
  await expectAccessible(page, 'the form of a top-up')
  await page.getByRole('button', { name: topUp.submit }).click()
  await page.getByRole('img', { name: pattern(pay.qr) }).waitFor()
  await expectAccessible(page, 'a top-up to be paid')
  const address = await page.getByRole('link', { name: pay.simulated }).getAttribute('href')
  await actAtWallet(address, 'pay')
  await page.getByText(topUp.paid, { exact: true }).waitFor()
  const after = (Number(money) + 50).toFixed(2)
  await page.getByText(topUp.paidText.replace('{{money}}', after)).waitFor()
  await reloadPage(page)
  await page.getByText(topUp.paid, { exact: true }).waitFor()
  expect(problems).toEqual([])
  await close()
})
