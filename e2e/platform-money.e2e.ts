import { differences, suspense } from '@fangshi/contract/books'
import type { Call } from '@fangshi/contract/client'
import { adminOrders } from '@fangshi/contract/orders-backoffice'
import { adminSettlements, sellerSettlements, settlementState } from '@fangshi/contract/settlements'
import { openTopUp, payTopUp } from '@fangshi/contract/top-ups'
import { adminTopUps } from '@fangshi/contract/top-ups-admin'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { differenceTexts } from '../apps/console/src/admin/books/difference-texts.ts'
import { textIn } from '../apps/console/src/i18n/ui-text.ts'
import { grantTexts } from '../apps/console/src/orders/grant/texts.ts'
import { texts as statementTexts } from '../apps/console/src/settlements/statement-texts.ts'
import { callAs, logIn } from './api.ts'
import { dialogOf, openBackoffice, rowWith, type Backoffice } from './backoffice.ts'
import { expectAccessible, settle, windows, type Window } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { finish, pressAction } from './refund-steps.ts'
import { actAtWallet } from './wallet-steps.ts'

/** Money as the platform and stores see it: statements, logs, the books, top-ups, and refunds that the platform starts. */

/** Presses a button of the page and gives the dialog that it opens. */
async function press(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  const dialog = dialogOf(page)
  await dialog.waitFor()
  await settle(page)
  return dialog
}

/** Opens a statement and its preview, and looks at what the printer gets: the sheet alone. */
async function printStatement({ page, open, words }: Backoffice, path: string, { lang }: Window): Promise<void> {
  await open(path)
  await page.getByRole('heading', { name: textIn(lang, statementTexts.orders) }).waitFor()
  await expectAccessible(page, 'a statement')
  const preview = await press(page, textIn(lang, statementTexts.print))
  await expectAccessible(page, 'the preview of a statement')
  await page.emulateMedia({ media: 'print' })
  await page.locator('body > [aria-hidden] article table').waitFor()
  expect(await page.locator('#root').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await preview.getByRole('button', { name: words.action.close, exact: true }).last().click()
  await preview.waitFor({ state: 'detached' })
}

/** A shopper tops 12.34 up and pays this for it; gives the number of the top-up. */
async function topUp(shopper: Call, act: 'pay' | 'pay_other_amount', amount?: string): Promise<string> {
  const { top_up_no } = await shopper(openTopUp, { body: { amount: '12.34' } })
  const { code_url } = await shopper(payTopUp, { params: { top_up_no }, body: { method: 'wechat', device: 'desktop' } })
  await actAtWallet(code_url, act, amount)
  return top_up_no
}

test('the platform settles, prints a statement, follows a movement and records a payout (desktop en, dark)', async () => {
  const window = windows[3]
  const admin = await logIn('Admin', 'admin')
  const backoffice = await openBackoffice(window, '/Admin/order_settlements', { theme: 'dark' })
  const { page, open, words } = backoffice
  // How many orders are due depends on the day.
  if ((await admin(settlementState, {})).due > 0) {
    const sure = await press(page, 'Settle now')
    await sure.getByRole('button', { name: 'Settle now' }).click()
    await expect.poll(async () => (await admin(settlementState, {})).due, { timeout: 60_000 }).toBe(0)
  }
  const { data } = await admin(adminSettlements.index, { query: { state: 'closed' } })
  await printStatement(backoffice, `/Admin/order_settlements?view=${data[0]?.id}`, window)

  await open('/Admin/money_logs')
  const log = await press(page, words.screen.view)
  await log.getByRole('heading', { name: 'All postings of this operation' }).waitFor()
  await expectAccessible(page, 'a movement with its postings')

  await open('/Admin/books/payouts')
  const payout = await press(page, 'Record payout')
  await payout.getByRole('combobox').click()
  await page.locator('.ant-select-dropdown:visible').getByText('Alipay', { exact: true }).click()
  await payout.getByLabel('Arrived at the bank').fill('1.50')
  const reference = `E2E-${Date.now()}`
  await payout.getByLabel('Reference').fill(reference)
  const time = payout.getByLabel('Arrived', { exact: true })
  await time.fill('2026-01-02 03:04:05')
  await time.press('Enter')
  await expectAccessible(page, 'the form of a payout')
  await finish(backoffice, 'Record payout')
  await rowWith(backoffice, reference).getByText('¥1.50').waitFor()

  await open('/Admin/commission_rates')
  const picker = await press(page, 'Choose a product')
  await picker.getByRole('radio').first().check()
  await picker.getByRole('button', { name: words.picker.confirm }).click()
  await page.getByRole('region', { name: 'Look up a product’s rate' }).getByText('Applies').waitFor()
  await expectAccessible(page, 'the rate of a product')
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('a refund that the platform starts, a top-up sent back, suspense and a difference (phone zh)', async () => {
  const [window] = windows
  const seller = await logIn('Seller', 'seller')
  const admin = await logIn('Admin', 'admin')
  // Other journeys count the money of the demo's shopper.
  const shopper = callAs((await newShopper('a quiet harbour 7')).token)
  const returned = await topUp(shopper, 'pay')
  await topUp(shopper, 'pay_other_amount', '11.11')

  const backoffice = await openBackoffice(window, '/Admin/dashboard')
  const { page, open } = backoffice
  // The oldest one was settled, so its store pays.
  const [order] = (await admin(adminOrders.index, { query: { order_status: 'completed', sort: 'created_at' } })).data
  const refund = await pressAction(backoffice, `/Admin/orders?view=${order?.id}`, '退款')
  await refund.getByRole('checkbox').first().check()
  const amount = refund.getByRole('spinbutton').last()
  await expect.poll(() => amount.inputValue()).not.toBe('') // the whole amount is offered first
  await amount.fill('0.5')
  await refund.getByRole('textbox', { name: grantTexts.reason['zh-cn'] }).fill('补偿')
  const give = refund.getByRole('button', { name: '退款 ¥0.50' })
  await give.waitFor()
  await refund.getByText(grantTexts.fromStore['zh-cn']).waitFor()
  await expectAccessible(page, 'a refund that the platform starts')
  await give.click()
  await refund.waitFor({ state: 'detached' })
  const after = await admin(adminOrders.show, { params: { id: order?.id ?? 0 } })
  expect(Number(after.refunded_money) - Number(order?.refunded_money)).toBeCloseTo(0.5)

  await open(`/Admin/top_ups?top_up_no=${returned}`)
  const back = await press(page, '退回')
  await back.getByRole('spinbutton').fill('2.34')
  await back.getByRole('textbox', { name: '原因' }).fill('买家不再需要')
  await expectAccessible(page, 'a top-up to be sent back')
  await finish(backoffice, '退回')
  const [sent] = (await admin(adminTopUps.index, { query: { top_up_no: returned } })).data
  expect(sent).toMatchObject({ returned: '2.34', returnable: '10.00' })

  await open('/Admin/books/suspense')
  await rowWith(backoffice, '¥11.11').first().waitFor()
  expect((await admin(suspense.index, {})).data[0]).toMatchObject({ unmatched: 'other_amount' })

  await open('/Admin/books/differences?status=open')
  const [difference] = (await admin(differences.index, { query: { status: 'open' } })).data
  const closing = await press(page, differenceTexts.close['zh-cn'])
  await closing.getByRole('textbox', { name: differenceTexts.note['zh-cn'] }).fill('渠道已更正')
  await expectAccessible(page, 'a difference to be closed')
  await finish(backoffice, differenceTexts.close['zh-cn'])
  const closed = await admin(differences.show, { params: { id: difference?.id ?? 0 } })
  expect(closed).toMatchObject({ status: 'closed', note: '渠道已更正' })

  const store = await openBackoffice(window, '/Seller/order_settlements', { username: 'seller' })
  const { data } = await seller(sellerSettlements.index, {})
  await printStatement(store, `/Seller/order_settlements?view=${data[0]?.id}`, window)
  expect([...backoffice.problems, ...store.problems]).toEqual([])
  await Promise.all([backoffice.close(), store.close()])
})
