import { sellerReductions } from '@fangshi/contract/reductions'
import { expect, test } from 'vitest'
import { logIn } from './api.ts'
import { dialogOf, fillAndSave, openBackoffice, rowWith, type Backoffice } from './backoffice.ts'
import { expectAccessible, settle, windows } from './browser.ts'
import { activityTexts } from '../apps/console/src/promotions/activity-texts.ts'
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
  const button = rowWith(backoffice, row).getByRole('button', { name: action, exact: true })
  if (await button.isVisible()) await button.click()
  else {
    await rowWith(backoffice, row).getByRole('button', { name: words.table.more }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await dialogOf(page).waitFor()
  await settle(page)
}

test('a store makes a full reduction, extends and stops it, and tries one on its past orders (desktop zh)', async () => {
  const window = windows[2]
  const name = `满减${Date.now()}`
  const backoffice = await openBackoffice(window, '/Seller/full_reductions', { username: 'seller' })
  const { page, open, words } = backoffice
  await page.getByRole('button', { name: words.screen.add, exact: true }).first().click()
  await dialogOf(page).waitFor()
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
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
