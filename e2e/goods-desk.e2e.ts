import { listGoods } from '@fangshi/contract/catalog'
import { configRoutes } from '@fangshi/contract/configs'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { texts } from '../apps/console/src/goods/goods-texts.ts'
import type { Label } from '../apps/console/src/kit/label.ts'
import {
  bulkTexts,
  editorTexts,
  footerTexts,
  optionTexts,
  stepNames,
} from '../apps/console/src/seller/goods/form-texts.ts'
import { callAs, logIn } from './api.ts'
import { closeBrowser, expectAccessible, isThorough, visit, windows } from './browser.ts'
import { chooseSheet, dialogOf, downloadSheet, openDesk, rowWith, type Desk } from './desk.ts'
import { searchAndOpen } from './purchase.ts'
import { pattern } from './words.ts'

afterAll(closeBrowser)

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const looks = isThorough ? windows : [windows[0], windows[3]]

/** The screens' words in the desk's language. */
const saysOf =
  ({ words }: Desk) =>
  (label: Label): string =>
    label[words.table.add === 'Add' ? 'en' : 'zh-cn']

const openStep = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('navigation').getByRole('button', { name }).click()

async function chooseClass(page: Page): Promise<void> {
  for (const level of [0, 1, 2])
    await page.getByRole('main').locator('ul').nth(level).getByRole('button').first().click()
}

async function fillBasics(desk: Desk, name: string): Promise<void> {
  const { page, words } = desk
  const say = saysOf(desk)
  await openStep(page, say(stepNames.basics))
  await page.getByLabel(words.fields.in['zh-cn'].replace('{{label}}', say(texts.name)), { exact: true }).fill(name)
  const upload = words.fields.of.replace('{{what}}', words.fields.uploadPicture).replace('{{label}}', say(texts.images))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: upload, exact: true }).click()
  await (await chooser).setFiles({ name: 'cup.png', mimeType: 'image/png', buffer: dot })
  await page.getByRole('main').locator('img[src*="/uploads/"]').first().waitFor()
}

/** An option that the store has, with its first values; or a new one, made on the way. */
async function addOption(desk: Desk, name: string, values: readonly string[] | number): Promise<void> {
  const { page, words } = desk
  const say = saysOf(desk)
  if (typeof values !== 'number') {
    await page.getByRole('button', { name: say(optionTexts.make) }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox').first().fill(name)
    const add = dialog.getByRole('group').getByRole('textbox').last()
    await add.fill(values.join(','))
    await add.press('Enter')
    await expectAccessible(page, 'the dialog of an attribute')
    await dialog.getByRole('button', { name: words.table.save, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('combobox', { name: say(optionTexts.add) }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  const card = page.getByRole('region', { name, exact: true })
  const count = typeof values === 'number' ? values : values.length
  for (let at = 0; at < count; at++) await card.getByRole('checkbox').nth(at).check()
}

async function setAll(desk: Desk, field: string, value: string): Promise<void> {
  const { page } = desk
  const say = saysOf(desk)
  await page.getByRole('combobox', { name: say(bulkTexts.field) }).click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: new RegExp(`^${field}$`) })
    .last()
    .click()
  await page.getByLabel(say(bulkTexts.value), { exact: true }).fill(value)
  await page.getByRole('button', { name: say(bulkTexts.all), exact: true }).click()
}

test.each(looks)('goods of 2 × 3 SKUs are written, examined and found within a second: $name', async (window) => {
  const admin = await logIn('Admin', 'admin')
  await admin(configRoutes.store.save, { body: { goods_verify: true } })
  const word = `qiju${Date.now().toString(36)}`
  const name = `新杯子 ${word}`
  try {
    const desk = await openDesk(window, '/Seller/goods', { username: 'seller' })
    const { page } = desk
    const say = saysOf(desk)
    await page.getByRole('button', { name: say(editorTexts.add) }).click()
    await page.getByRole('heading', { level: 2, name: say(stepNames.class) }).waitFor()
    await chooseClass(page)
    await fillBasics(desk, name)
    await openStep(page, say(stepNames.options))
    await addOption(desk, window.lang === 'en' ? 'Colour' : '颜色', 2)
    await addOption(desk, `尺寸${word}`, ['小', '中', '大'])
    await expect.poll(() => page.locator('tbody tr').count()).toBe(6)
    await setAll(desk, window.lang === 'en' ? 'Price' : '价格', '68')
    await setAll(desk, window.lang === 'en' ? 'Weight' : '重量', '350')
    await openStep(page, say(stepNames.details))
    await page.getByRole('button', { name: say(footerTexts.publish) }).click()
    // The stock was left out: the form leads there, and nothing typed is lost.
    await page.getByRole('heading', { level: 2, name: say(stepNames.options) }).waitFor()
    expect(await page.locator('tbody [data-field=stock][aria-invalid=true]').count()).toBe(6)
    await expectAccessible(page, 'the matrix with faults')
    await setAll(desk, window.lang === 'en' ? 'Stock' : '库存', '20')
    await openStep(page, say(stepNames.details))
    await page.getByRole('button', { name: say(footerTexts.publish) }).click()
    await rowWith(desk, word).waitFor()
    await expect.poll(() => rowWith(desk, word).textContent()).toMatch(/待审核|To review/)

    const guest = callAs()
    expect((await guest(listGoods, { query: { keywords: word } })).total).toBe(0)
    const office = await openDesk(window, `/Admin/goods?tab=to_review&goods_name=${word}|like`)
    const { view } = office.words.table
    await rowWith(office, word).getByRole('button', { name: view, exact: true }).click()
    const dialog = dialogOf(office.page)
    await dialog.getByText(name).first().waitFor()
    await expectAccessible(office.page, 'the view of goods that wait')
    await dialog.getByRole('button', { name: /^(通过|Pass)$/ }).click()
    const passed = office.page.waitForResponse((answer) => answer.url().endsWith('/Admin/goods/examine'))
    await dialogOf(office.page)
      .getByRole('button', { name: /^(通\s?过|Pass)$/ })
      .click()
    await passed
    const at = Date.now()
    await expect
      .poll(async () => (await guest(listGoods, { query: { keywords: word } })).total, { interval: 50 })
      .toBe(1)
    expect(Date.now() - at).toBeLessThan(1000)

    const reader = await visit(window)
    await reader.go('/')
    await searchAndOpen(reader.page, word)
    await reader.page.getByRole('heading', { level: 1, name }).waitFor()
    expect([...reader.troubles, ...desk.troubles, ...office.troubles]).toEqual([])
    await Promise.all([reader.close(), desk.close(), office.close()])
  } finally {
    await admin(configRoutes.store.save, { body: { goods_verify: false } })
  }
})

test('what was typed outlives the session and is offered after the next login', async () => {
  const desk = await openDesk(windows[2], '/Seller/goods?form=new', { username: 'seller' })
  const { page, words } = desk
  const say = saysOf(desk)
  await chooseClass(page)
  await fillBasics(desk, '没写完的商品')
  await page.getByText(/草稿已存在本机/).waitFor()
  await page.evaluate(() => localStorage.removeItem('Seller_token'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(words.login.demo).waitFor()
  await page.locator('input[autocomplete=username]').fill('seller')
  await page.locator('input[autocomplete=current-password]').fill('fangshi-demo')
  await page.getByRole('button', { name: words.login.submit, exact: true }).click()
  await page.getByRole('button', { name: say(editorTexts.goOn) }).click()
  expect(await page.getByLabel(words.fields.in['zh-cn'].replace('{{label}}', say(texts.name))).inputValue()).toBe(
    '没写完的商品',
  )
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: say(editorTexts.drop) }).click()
  await page.getByRole('heading', { level: 2, name: say(stepNames.class) }).waitFor()
  await desk.close()
})

test('a matrix of 500 SKUs takes keys without delay and asks before it loses any', async () => {
  const seller = await logIn('Seller', 'seller')
  const mark = Date.now().toString(36)
  for (const [name, count] of [
    [`纵${mark}`, 25],
    [`横${mark}`, 20],
  ] as const) {
    const values = Array.from({ length: count }, (_, at) => ({ name: { 'zh-cn': `${name}${at}` } }))
    await seller(goodsAttrs.store, { body: { name: { 'zh-cn': name }, values } })
  }
  const desk = await openDesk(windows[2], '/Seller/goods?form=new', { username: 'seller' })
  const { page } = desk
  const say = saysOf(desk)
  await openStep(page, say(stepNames.options))
  for (const name of [`纵${mark}`, `横${mark}`]) {
    await addOption(desk, name, 0)
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: '全选' }).click()
  }
  await expect.poll(() => page.locator('tbody tr').count()).toBe(500)
  const price = page.locator('tbody tr').nth(3).locator('[data-field=price]')
  await price.click()
  await page.evaluate(() => {
    const seen = ((globalThis as { keyTimes?: number[] }).keyTimes = [])
    document.addEventListener('keydown', () => {
      const from = performance.now()
      requestAnimationFrame(() => setTimeout(() => (seen as number[]).push(performance.now() - from)))
    })
  })
  await page.keyboard.type('1234567.89', { delay: 60 })
  expect(await price.inputValue()).toBe('1234567.89')
  const times = await page.evaluate(() => (globalThis as { keyTimes?: number[] }).keyTimes ?? [])
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity
  expect(median, `from key to picture: ${times.map(Math.round).join(', ')} ms`).toBeLessThan(100)

  await setAll(desk, '库存', '7')
  expect(await page.locator('tbody tr').nth(499).locator('[data-field=stock]').inputValue()).toBe('7')
  await page
    .getByRole('region', { name: `纵${mark}`, exact: true })
    .getByRole('checkbox')
    .first()
    .click()
  await dialogOf(page)
    .locator('.ant-modal-confirm-title')
    .filter({ hasText: say(optionTexts.lost) })
    .waitFor()
  expect(await page.locator('tbody tr').count()).toBe(500)
  await dialogOf(page)
    .getByRole('button', { name: say(optionTexts.goOn) })
    .click()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(480)
  await desk.close()
})

test('goods leave with their SKUs in a sheet and come back as others, all or none', async () => {
  const mark = Date.now().toString(36)
  const desk = await openDesk(windows[3], '/Seller/goods', { username: 'seller' })
  const { page, words } = desk
  const press = (): Promise<void> => page.getByRole('button', { name: 'Export SKUs' }).click()
  const [headings = [], ...rows] = await downloadSheet(page, press, true)
  await page.keyboard.press('Escape')
  const at = (heading: string): number => headings.findIndex((one) => String(one).replace(' *', '') === heading)
  const [no, name, sku] = [at('Goods no.'), at('Name'), at('SKU no.')]
  const first = rows.filter((row) => row[no] === rows[0]?.[no])
  const copies = first.map((row) => row.with(no, `c-${mark}`).with(name, `副本 ${mark}`).with(sku, null))
  const price = at('Price')

  await page.getByRole('button', { name: words.excel.import, exact: true }).click()
  await chooseSheet(desk, [headings, ...copies, (copies[0] ?? []).with(price, 'cheap')])
  await dialogOf(page).getByText(pattern(words.excel.badRows)).first().waitFor()
  await expectAccessible(page, 'a sheet with a bad row')
  await chooseSheet(desk, [headings, ...copies])
  await dialogOf(page)
    .getByRole('button', { name: pattern(words.excel.importRows) })
    .click()
  await dialogOf(page).getByText(pattern(words.excel.imported)).waitFor()
  await page.keyboard.press('Escape')
  await rowWith(desk, mark).waitFor()
  expect(desk.troubles).toEqual([])
  await desk.close()
})
