import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { texts } from '../apps/console/src/goods/goods-texts.ts'
import { processorSlowness } from '../apps/server/test/processes/machine-slowness.ts'
import { editorTexts, footerTexts, stepNames } from '../apps/console/src/seller/goods/form/form-texts.ts'
import { optionTexts } from '../apps/console/src/seller/goods/skus/sku-texts.ts'
import { logIn } from './api.ts'
import { arrive, expectAccessible, reloadPage, windows } from './browser.ts'
import { chooseSheet, dialogOf, downloadSheet, openBackoffice, rowWith } from './backoffice.ts'
import { addOption, chooseClass, fillBasics, openStep, translator, setAll } from './goods-steps.ts'
import { pattern } from './shop-texts.ts'

test('what was typed outlives the session and is offered after the next login', async () => {
  const backoffice = await openBackoffice(windows[2], '/Seller/goods?form=new', { username: 'seller' })
  const { page, words } = backoffice
  const say = translator(backoffice)
  await chooseClass(page)
  await fillBasics(backoffice, '没写完的商品')
  await page.getByText(/草稿已保存到本机/).waitFor()
  await page.evaluate(() => localStorage.removeItem('Seller_token'))
  await reloadPage(page)
  await page.getByText(words.login.demo).waitFor()
  await page.locator('input[autocomplete=username]').fill('seller')
  await page.locator('input[autocomplete=current-password]').fill('fangshi-demo')
  await page.getByRole('button', { name: words.login.submit, exact: true }).click()
  await page.getByRole('button', { name: say(editorTexts.goOn) }).click()
  const name = page.getByLabel(words.fields.in['zh-cn'].replace('{{label}}', say(texts.name)))
  await expect.poll(() => name.inputValue()).toBe('没写完的商品')
  await reloadPage(page)
  await page.getByRole('button', { name: say(editorTexts.drop) }).click()
  await page.getByRole('heading', { level: 2, name: say(stepNames.class) }).waitFor()
  await backoffice.close()
})

test('a step begins once the one before is right, and a price of 0 is asked about', async () => {
  const backoffice = await openBackoffice(windows[3], '/Seller/goods?form=new', { username: 'seller' })
  const { page } = backoffice
  const say = translator(backoffice)
  const next = page.getByRole('button', { name: say(footerTexts.next), exact: true })
  const heading = (step: keyof typeof stepNames) =>
    page.getByRole('heading', { level: 2, name: say(stepNames[step]) }).waitFor()
  const wrong = () => page.locator('[aria-invalid=true]:visible').count()
  await next.click()
  await page.getByText('Cannot be empty.').first().waitFor()
  await heading('class')
  await chooseClass(page)
  await next.click()
  await heading('basics')
  await next.click()
  await expect.poll(wrong).toBeGreaterThan(0)
  await heading('basics')
  await fillBasics(backoffice, `Free cup ${Date.now().toString(36)}`)
  await next.click()
  await heading('options')
  await next.click()
  await expect.poll(wrong).toBe(3)
  for (const [field, value] of [
    ['price', '0'],
    ['weight', '200'],
    ['stock', '1'],
  ] as const)
    await page.locator(`tbody [data-field=${field}]`).fill(value)
  await next.click()
  await heading('details')
  await page.getByRole('button', { name: say(footerTexts.keepOff), exact: true }).click()
  const question = dialogOf(page)
  await question.getByText('SKUs with a price of 0: 1').waitFor()
  await question.getByRole('button', { name: 'Go back', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await heading('details')
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
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
  const backoffice = await openBackoffice(windows[2], '/Seller/goods?form=new', { username: 'seller' })
  const { page } = backoffice
  const say = translator(backoffice)
  await openStep(page, say(stepNames.options))
  for (const name of [`纵${mark}`, `横${mark}`]) {
    await addOption(backoffice, name, 0)
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: '全选' }).click()
  }
  await expect.poll(() => page.locator('tbody tr').count()).toBe(500)
  const price = page.locator('tbody tr').nth(3).locator('[data-field=price]')
  await price.click()
  // Processor time, since a busy machine lets every key wait.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity)
  }
  const before = await busyMs()
  const typed = '1234567.89'
  await page.keyboard.type(typed, { delay: 60 })
  expect(await price.inputValue()).toBe(typed)
  expect(((await busyMs()) - before) / typed.length, 'ms of the page a key').toBeLessThan(100 * processorSlowness())

  await setAll(backoffice, '库存', '7')
  const last = page.locator('tbody tr').nth(499).locator('[data-field=stock]')
  await expect.poll(() => last.inputValue()).toBe('7')
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
  await backoffice.close()
})

/** The column is not below the pinned actions, and searching takes one row. */
async function expectInSight(page: Page, column: string): Promise<void> {
  const head = await page.getByRole('columnheader', { name: column, exact: true }).boundingBox()
  const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox()
  expect((head?.x ?? Infinity) + (head?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0)
  const search = await page.getByRole('search').boundingBox()
  expect(search?.height).toBeLessThan(40)
}

test('goods leave with their SKUs in a sheet and come back as others, all or none, or with new prices', async () => {
  const mark = Date.now().toString(36)
  const backoffice = await openBackoffice(windows[3], '/Seller/goods', { username: 'seller' })
  const { page, words } = backoffice
  await expectInSight(page, 'Review')
  const press = (): Promise<void> => page.getByRole('button', { name: 'Export SKUs' }).click()
  const [headings = [], ...rows] = await downloadSheet(page, press, true)
  await page.keyboard.press('Escape')
  const at = (heading: string): number => headings.findIndex((one) => String(one).replace(' *', '') === heading)
  const [no, name, sku] = [at('Product no.'), at('Name'), at('SKU no.')]
  const first = rows.filter((row) => row[no] === rows[0]?.[no])
  const copies = first.map((row) => row.with(no, `c-${mark}`).with(name, `副本 ${mark}`).with(sku, null))
  const price = at('Price')

  await page.getByRole('button', { name: words.importing.import, exact: true }).click()
  await chooseSheet(backoffice, [headings, ...copies, (copies[0] ?? []).with(price, 'cheap')])
  await dialogOf(page).getByText(pattern(words.importing.badRows)).first().waitFor()
  await expectAccessible(page, 'a sheet with a bad row')
  await chooseSheet(backoffice, [headings, ...copies])
  await dialogOf(page)
    .getByRole('button', { name: pattern(words.importing.importRows) })
    .click()
  await dialogOf(page).getByText(pattern(words.importing.imported)).waitFor()
  await page.keyboard.press('Escape')
  await rowWith(backoffice, mark).waitFor()

  const download = async () => {
    const sheet = await downloadSheet(page, press, true)
    await page.keyboard.press('Escape')
    return sheet
  }
  const before = await download()
  const stock = at('Stock')
  const changed = before.map((row) => (row[no] === `c-${mark}` ? row.with(price, 3.21).with(stock, 77) : row))
  await page.getByRole('button', { name: words.importing.import, exact: true }).click()
  await chooseSheet(backoffice, changed)
  await dialogOf(page)
    .getByRole('button', { name: pattern(words.importing.importRows) })
    .click()
  await dialogOf(page).getByText('added: 0, updated: 1').waitFor()
  await page.keyboard.press('Escape')
  const asExported = at('Stock at export')
  // Other journeys buy the store's other goods meanwhile.
  const withoutStock = (sheet: typeof changed) =>
    sheet.map((row) => (row[no] === `c-${mark}` ? row : row.with(stock, null).with(asExported, null)))
  const imported = changed.map((row) => (row[no] === `c-${mark}` ? row.with(asExported, 77) : row))
  expect(withoutStock(await download())).toEqual(withoutStock(imported))
  await rowWith(backoffice, mark).locator('input[type=checkbox]').check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  await dialogOf(page).getByLabel('Percent of the present price').fill('200')
  await dialogOf(page).getByRole('button', { name: words.action.save, exact: true }).click()
  await rowWith(backoffice, mark).getByText('6.42').waitFor()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('kucun')
  await page.getByRole('option', { name: /^Stock/ }).waitFor()
  await page.keyboard.press('Enter')
  await arrive(page, /\/Seller\/skus/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`c-${mark}`)
  await page.getByRole('option', { name: `Product · c-${mark}` }).click()
  await arrive(page, /\/Seller\/goods\?goods_no=/)
  await rowWith(backoffice, mark).waitFor()
  await backoffice.open('/Seller/orders')
  await expectInSight(page, 'Status')
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
