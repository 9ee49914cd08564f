import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { texts } from '../apps/console/src/goods/goods-texts.ts'
import type { UiText } from '../apps/console/src/i18n/ui-text.ts'
import { editorTexts, footerTexts, stepNames } from '../apps/console/src/seller/goods/form/form-texts.ts'
import { bulkTexts, optionTexts } from '../apps/console/src/seller/goods/skus/sku-texts.ts'
import { expectAccessible } from './browser.ts'
import { chooseFile, dialogOf, rowWith, type Backoffice } from './backoffice.ts'
import { onePixelPng } from './one-pixel.ts'

/** Steps in the goods form and in the review of goods. */

/** The texts of the screens in the language of the back office. */
export const translator =
  ({ words }: Backoffice) =>
  (label: UiText): string =>
    label[words.screen.add === 'Add' ? 'en' : 'zh-cn']

export const openStep = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('navigation').getByRole('button', { name }).click()

export async function chooseClass(page: Page): Promise<void> {
  for (const level of [0, 1, 2])
    await page.getByRole('main').locator('ul').nth(level).getByRole('button').first().click()
}

export async function fillBasics(backoffice: Backoffice, name: string): Promise<void> {
  const { page, words } = backoffice
  const say = translator(backoffice)
  await openStep(page, say(stepNames.basics))
  await page.getByLabel(words.fields.in['zh-cn'].replace('{{label}}', say(texts.name)), { exact: true }).fill(name)
  const upload = words.fields.of
    .replace('{{what}}', words.uploads.uploadPicture)
    .replace('{{label}}', say(texts.images))
  const picture = { name: 'cup.png', mimeType: 'image/png', buffer: onePixelPng }
  await chooseFile(page, page.getByRole('button', { name: upload, exact: true }), picture)
  await page.getByRole('main').locator('img[src*="/uploads/"]').first().waitFor()
}

/** Adds an option to the goods: one that the store has, with its first values, or a new one with the given values. */
export async function addOption(
  backoffice: Backoffice,
  name: string,
  values: readonly string[] | number,
): Promise<void> {
  const { page, words } = backoffice
  const say = translator(backoffice)
  if (typeof values !== 'number') {
    await page.getByRole('button', { name: say(optionTexts.make) }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox').first().fill(name)
    const add = dialog.getByRole('group').getByRole('textbox').last()
    await add.fill(values.join(','))
    await add.press('Enter')
    await expectAccessible(page, 'the dialog of an attribute')
    await dialog.getByRole('button', { name: words.action.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('combobox', { name: say(optionTexts.add) }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  const card = page.getByRole('region', { name, exact: true })
  const count = typeof values === 'number' ? values : values.length
  for (let at = 0; at < count; at++) await card.getByRole('checkbox').nth(at).check()
}

export async function setAll(backoffice: Backoffice, field: string, value: string): Promise<void> {
  const { page } = backoffice
  const say = translator(backoffice)
  await page.getByRole('combobox', { name: say(bulkTexts.field) }).click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: new RegExp(`^${field}$`) })
    .last()
    .click()
  await page.getByLabel(say(bulkTexts.value), { exact: true }).fill(value)
  await page.getByRole('button', { name: say(bulkTexts.all), exact: true }).click()
}

/** Chooses an option of the select with this label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click()
}

/** Creates goods with 2 × 3 SKUs and a freight template in the form; they await review. */
export async function createGoods(backoffice: Backoffice, name: string, word: string, freight: string): Promise<void> {
  const { page } = backoffice
  const say = translator(backoffice)
  const english = backoffice.words.screen.add === 'Add'
  await backoffice.open('/Seller/goods')
  await page
    .getByRole('button', { name: say(editorTexts.add) })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: say(stepNames.class) }).waitFor()
  await chooseClass(page)
  await fillBasics(backoffice, name)
  await page
    .getByRole('radio', { name: english ? 'Shipping template' : '运费模板', exact: true })
    .check({ force: true })
  await choose(page, english ? 'Choose template' : '选择模板', freight)
  await openStep(page, say(stepNames.options))
  await addOption(backoffice, `颜色${word}`, ['青', '白'])
  await addOption(backoffice, `尺寸${word}`, ['小', '中', '大'])
  await expect.poll(() => page.locator('tbody tr').count()).toBe(6)
  await setAll(backoffice, english ? 'Price' : '价格', '68')
  await setAll(backoffice, english ? 'Weight' : '重量', '350')
  await openStep(page, say(stepNames.details))
  await page.getByRole('button', { name: say(footerTexts.publish) }).click()
  // The stock is missing: the form leads to it and keeps what was typed.
  await page.getByRole('heading', { level: 2, name: say(stepNames.options) }).waitFor()
  await expect.poll(() => page.locator('tbody [data-field=stock][aria-invalid=true]').count()).toBe(6)
  await expectAccessible(page, 'the matrix with faults')
  await setAll(backoffice, english ? 'Stock' : '库存', '20')
  await openStep(page, say(stepNames.details))
  await page.getByRole('button', { name: say(footerTexts.publish) }).click()
  await rowWith(backoffice, word).waitFor()
  await expect.poll(() => rowWith(backoffice, word).textContent()).toMatch(/待审核|Pending review/)
}

/** Approves goods in the platform's review queue; resolves when the server has answered. */
export async function approveGoods(office: Backoffice, name: string, word: string): Promise<void> {
  const { page, words } = office
  await office.open(`/Admin/goods?tab=to_review&goods_name=${word}|like`)
  await rowWith(office, word).getByRole('button', { name: words.screen.view, exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByText(name).first().waitFor()
  await expectAccessible(page, 'the view of goods that wait')
  await dialog.getByRole('button', { name: /^(通过|Approve)$/ }).click()
  const passed = page.waitForResponse((answer) => answer.url().endsWith('/Admin/goods/approve'))
  await dialogOf(page)
    .getByRole('button', { name: /^(通\s?过|Approve)$/ })
    .click()
  await passed
}
