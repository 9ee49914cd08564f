import { couponSendings } from '@fangshi/contract/coupons-admin'
import { sellerCoupons } from '@fangshi/contract/coupons-seller'
import { sellerCollectives } from '@fangshi/contract/collectives-backoffice'
import { sellerReductions } from '@fangshi/contract/reductions'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './api.ts'
import { dialogOf, fillAndSave, openBackoffice, rowWith, type Backoffice } from './backoffice.ts'
import { expectAccessible, settle, windows } from './browser.ts'
import { newShopper } from './new-shopper.ts'
import { sendTexts } from '../apps/console/src/admin/coupons/send-texts.ts'
import { collectiveTexts } from '../apps/console/src/collectives/collective-texts.ts'
import { couponTexts } from '../apps/console/src/coupons/coupon-texts.ts'
import { activityTexts } from '../apps/console/src/promotions/activity-texts.ts'
import { seckillTexts } from '../apps/console/src/seckills/seckill-texts.ts'
import { texts as labTexts } from '../apps/console/src/seller/promotion-lab/texts.ts'

/** Promotions as stores and the platform make them, and the lab in which stores try them. */

/** Times of the wire, some days from now. */
const inDays = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Types a time into a field of the topmost dialog. */
async function fillTime({ page }: Backoffice, label: string, time: string): Promise<void> {
  const field = dialogOf(page).getByLabel(label, { exact: true })
  await field.fill(time)
  await field.press('Enter')
}

/** Presses an action of a row; its dialog opens. */
async function act(backoffice: Backoffice, row: string, action: string): Promise<void> {
  const { page, words } = backoffice
  await settle(page) // a row that was just saved comes with the list
  const button = rowWith(backoffice, row).getByRole('button', { name: action, exact: true })
  const more = rowWith(backoffice, row).getByRole('button', { name: words.table.more })
  await button.or(more).first().waitFor()
  if (await button.isVisible()) await button.click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await dialogOf(page).waitFor()
  await settle(page)
}

/** Opens the form of a new row; its dialog has settled. */
async function add({ page, words }: Backoffice): Promise<void> {
  await page.getByRole('button', { name: words.screen.add, exact: true }).first().click()
  await dialogOf(page).waitFor()
  await settle(page)
}

/** Opens the table from which a field picks; the field stands in a dialog by default. */
async function openPicker({ page, words }: Backoffice, label: string, around: Page | Locator = dialogOf(page)) {
  const field = words.fields.of.replace('{{what}}', words.fields.pick).replace('{{label}}', label)
  await around.getByRole('button', { name: field, exact: true }).click()
  const picker = dialogOf(page)
  await picker.getByRole('button', { name: words.picker.confirm }).waitFor()
  await settle(page)
  const close = async (): Promise<void> => {
    const confirm = picker.getByRole('button', { name: words.picker.confirm })
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
  }
  return { picker, close }
}

test('a store makes a full reduction, extends and stops it, and tries one on its past orders (desktop zh)', async () => {
  const window = windows[2]
  const name = `满减${Date.now()}`
  const backoffice = await openBackoffice(window, '/Seller/full_reductions', { username: 'seller' })
  const { page, open } = backoffice
  await add(backoffice)
  await fillTime(backoffice, activityTexts.start['zh-cn'], inDays(-1))
  await fillTime(backoffice, activityTexts.end['zh-cn'], inDays(2))
  await expectAccessible(page, 'the form of a full reduction')
  await fillAndSave(backoffice, [
    { label: activityTexts.name['zh-cn'], value: name, local: true },
    { label: '满额', value: '50000' },
    { label: '减免金额', value: '1' },
  ])
  await rowWith(backoffice, name).getByText('进行中').waitFor()
  await act(backoffice, name, '延长')
  await fillTime(backoffice, activityTexts.end['zh-cn'], inDays(3))
  await fillAndSave(backoffice, [])
  await act(backoffice, name, '停止')
  await dialogOf(page).getByLabel(activityTexts.reason['zh-cn'], { exact: true }).fill('设错了金额')
  await dialogOf(page).getByRole('button', { name: '停止', exact: true }).click()
  await rowWith(backoffice, name).getByText('已停止').waitFor()
  const seller = await logIn('Seller', 'seller')
  const { data } = await seller(sellerReductions.index, { query: { name: `${name}|like` } })
  expect(data).toMatchObject([{ state: 'stopped', stopped_by: 'store', stop_reason: '设错了金额' }])

  await open('/Seller/promotion_lab')
  await page.getByLabel(labTexts.money['zh-cn'], { exact: true }).fill('5')
  await page.getByLabel(labTexts.cost['zh-cn'], { exact: true }).fill('60')
  await page.getByRole('button', { name: labTexts.run['zh-cn'], exact: true }).click()
  const result = page.getByRole('region', { name: labTexts.effect['zh-cn'], exact: true }).first()
  await result.getByRole('rowheader', { name: labTexts.margin['zh-cn'], exact: true }).waitFor()
  await page.getByRole('region', { name: labTexts.list['zh-cn'] }).first().waitFor()
  await expectAccessible(page, 'the promotion lab')

  await page.getByText(labTexts.seckill['zh-cn'], { exact: true }).click()
  const goods = await openPicker(backoffice, labTexts.product['zh-cn'], page)
  await goods.picker.getByRole('radio').first().check()
  await goods.close()
  const prices = page.getByRole('group', { name: seckillTexts.skus['zh-cn'] })
  await prices.getByPlaceholder(seckillTexts.price['zh-cn']).first().fill('0.01')
  await prices.getByPlaceholder(seckillTexts.quota['zh-cn']).first().fill('100000')
  await page.getByRole('button', { name: labTexts.run['zh-cn'], exact: true }).click()
  await result.getByText(labTexts.atPrice['zh-cn'], { exact: true }).waitFor()
  await expectAccessible(page, 'a flash sale in the promotion lab')
  await page.getByText(labTexts.collective['zh-cn'], { exact: true }).click()
  await page.getByLabel(collectiveTexts.percentOff['zh-cn'], { exact: true }).fill('20')
  await page.getByRole('button', { name: labTexts.run['zh-cn'], exact: true }).click()
  await result.getByText(labTexts.groups['zh-cn'], { exact: true }).waitFor()
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('a store plans a group buy, sees what people will pay, and stops it (desktop en, dark)', async () => {
  const percent = '13.37'
  const backoffice = await openBackoffice(windows[3], '/Seller/collectives', { username: 'seller', theme: 'dark' })
  const { page } = backoffice
  await add(backoffice)
  await fillTime(backoffice, activityTexts.start.en, inDays(20))
  await fillTime(backoffice, activityTexts.end.en, inDays(22))
  const goods = await openPicker(backoffice, collectiveTexts.goods.en)
  await goods.picker.getByRole('radio').last().check()
  await goods.close()
  const dialog = dialogOf(page)
  await dialog.getByLabel(collectiveTexts.percentOff.en, { exact: true }).fill(percent)
  const preview = dialog.getByRole('region', { name: collectiveTexts.preview.en })
  await preview.getByText(collectiveTexts.tag.en.replace('{{people}}', '2')).waitFor()
  await expectAccessible(page, 'the form of a group buy')
  await fillAndSave(backoffice, [{ label: collectiveTexts.people.en, value: '3' }])
  const row = `${percent}%`
  await rowWith(backoffice, row).getByText('Scheduled').waitFor()
  await act(backoffice, row, activityTexts.stop.en)
  await dialogOf(page).getByLabel(activityTexts.reason.en, { exact: true }).fill('Another date')
  await dialogOf(page).getByRole('button', { name: activityTexts.stop.en, exact: true }).click()
  await rowWith(backoffice, row).getByText(activityTexts.stopped.en).waitFor()
  const seller = await logIn('Seller', 'seller')
  const { data } = await seller(sellerCollectives.index, { query: { state: 'stopped' } })
  expect(data.find(({ percent_off }) => percent_off === percent)).toMatchObject({ people: 3, stopped_by: 'store' })
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('a store makes a coupon for some goods and sees it before, gives out more and stops it (phone zh)', async () => {
  const [window] = windows
  const name = `券${Date.now()}`
  const backoffice = await openBackoffice(window, '/Seller/coupons', { username: 'seller' })
  const { page, open } = backoffice
  await add(backoffice)
  await fillTime(backoffice, activityTexts.start['zh-cn'], inDays(-1))
  await fillTime(backoffice, activityTexts.end['zh-cn'], inDays(2))
  const goods = await openPicker(backoffice, couponTexts.goods['zh-cn'])
  await goods.picker.getByRole('checkbox').last().check()
  await goods.close()
  const dialog = dialogOf(page)
  await dialog.getByLabel(couponTexts.money['zh-cn'], { exact: true }).fill('12.5')
  const preview = dialog.getByRole('region', { name: couponTexts.preview['zh-cn'] })
  await preview.getByText('12.5').waitFor()
  await preview.getByText(couponTexts.scopes.goods['zh-cn']).waitFor()
  await expectAccessible(page, 'the form of a coupon')
  await fillAndSave(backoffice, [
    { label: activityTexts.name['zh-cn'], value: name, local: true },
    { label: couponTexts.stock['zh-cn'], value: '5' },
  ])
  await rowWith(backoffice, name).getByText('0 / 5').waitFor()
  await act(backoffice, name, couponTexts.extend['zh-cn'])
  await fillAndSave(backoffice, [{ label: couponTexts.stock['zh-cn'], value: '8' }])
  await rowWith(backoffice, name).getByText('0 / 8').waitFor()
  await act(backoffice, name, activityTexts.stop['zh-cn'])
  await dialogOf(page).getByLabel(activityTexts.reason['zh-cn'], { exact: true }).fill('活动改期')
  await dialogOf(page).getByRole('button', { name: activityTexts.stop['zh-cn'], exact: true }).click()
  await rowWith(backoffice, name).getByText(activityTexts.stopped['zh-cn']).waitFor()
  const seller = await logIn('Seller', 'seller')
  const { data } = await seller(sellerCoupons.index, { query: { name: `${name}|like` } })
  expect(data).toMatchObject([{ state: 'stopped', stock: 8, scope: 'goods', stopped_by: 'store' }])
  await open('/Seller/coupon_logs')
  await expectAccessible(page, 'claimed coupons of a store')
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('the platform makes a coupon, sends it to a user, and stops that of a store (desktop en, dark)', async () => {
  const window = windows[3]
  const name = `券${Date.now()}`
  const { phone } = await newShopper('a quiet harbour 7')
  const seller = await logIn('Seller', 'seller')
  const terms = { money: '3', use_money: '0', stock: 2, start_time: inDays(-1), end_time: inDays(2) }
  await seller(sellerCoupons.store, { body: { ...terms, name: { 'zh-cn': `店${name}` } } })
  const backoffice = await openBackoffice(window, '/Admin/coupons', { theme: 'dark' })
  const { page, open } = backoffice
  await add(backoffice)
  await fillTime(backoffice, activityTexts.start.en, inDays(-1))
  await fillTime(backoffice, activityTexts.end.en, inDays(2))
  await expectAccessible(page, 'the form of a platform coupon')
  await fillAndSave(backoffice, [
    { label: activityTexts.name.en, value: name, local: true },
    { label: couponTexts.money.en, value: '5' },
    { label: couponTexts.stock.en, value: '3' },
  ])
  await act(backoffice, name, sendTexts.send.en)
  const dialog = dialogOf(page)
  const users = await openPicker(backoffice, sendTexts.users.en)
  const byPhone = users.picker.getByRole('textbox', { name: 'Phone' })
  await byPhone.fill(phone)
  await byPhone.press('Enter')
  await users.picker.getByText('1 in total').waitFor()
  await users.picker.getByRole('checkbox').last().check()
  await users.close()
  await dialog.getByRole('button', { name: sendTexts.send.en, exact: true }).click()
  await dialog.getByText('Done 1 of 1, sent 1').waitFor()
  await expectAccessible(page, 'a sending of coupons')
  const admin = await logIn('Admin', 'admin')
  expect((await admin(couponSendings.index, {})).data[0]).toMatchObject({ total: 1, sent: 1, is_finished: true })

  await open('/Admin/store_coupons')
  await act(backoffice, `店${name}`, activityTexts.stop.en)
  await dialogOf(page).getByLabel(activityTexts.reason.en, { exact: true }).fill('Misleading name')
  await dialogOf(page).getByRole('button', { name: activityTexts.stop.en, exact: true }).click()
  await rowWith(backoffice, `店${name}`).getByText(activityTexts.stopped.en).waitFor()
  await open('/Admin/coupon_logs')
  await page.getByText(name).first().waitFor()
  await expectAccessible(page, 'claimed coupons')
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
