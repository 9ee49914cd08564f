import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filled } from '../apps/console/src/kit/gallery/filled.ts'
import { oneInTurn } from '../tools/turns.ts'
import { expectAccessible, firstOf, settle, windows } from './browser.ts'
import { chooseFile, dialogOf, openBackoffice, type Backoffice } from './backoffice.ts'
import { onePixelPng } from './one-pixel.ts'

const givenBack = firstOf(windows[1], windows[2], windows[0], windows[3])
const taken = firstOf(windows[2], windows[1], windows[0], windows[3])

/** The values that the form of the gallery would send. */
async function send({ page, words }: Backoffice): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: words.gallery.send, exact: true }).click()
  const sent = page.getByRole('status', { name: words.gallery.sent })
  await sent.waitFor()
  return JSON.parse((await sent.textContent()) ?? '') as Record<string, unknown>
}

test.each(givenBack)('every field gives back the value it was given: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/gallery?state=filled')
  // Some parts load late: the editor, the pictures, the names of picked rows.
  await backoffice.page.getByText('A small story of leaves').waitFor()
  const sent = await send(backoffice)
  const { editor, editor_local, ...plain } = filled
  expect(sent).toMatchObject(plain)
  expect(String(sent.editor)).toContain('<strong>small</strong>')
  expect(JSON.stringify(sent.editor_local)).toContain('English words')
  expect([typeof editor, typeof editor_local]).toEqual(['string', 'object'])
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

const looks = [
  { name: 'phone, Chinese, dark', window: windows[0], theme: 'dark' },
  { name: 'desktop, English, light', window: windows[3], theme: 'light' },
] as const
const states = ['empty', 'filled', 'disabled', 'wrong', 'view']

test.each(oneInTurn(looks))('axe finds nothing in any state of the fields: $name', async ({ window, theme }) => {
  const backoffice = await openBackoffice(window, '/Admin/gallery', { theme })
  for (const state of states) {
    await backoffice.open(`/Admin/gallery?state=${state}`)
    await settle(backoffice.page)
    await expectAccessible(backoffice.page, state)
  }
  await backoffice.close()
})

/** A label beside its field ends with a colon, one above it does not. */
const named = (label: string): RegExp => new RegExp(`^${label}\\s*[:：]?$`)

const pick = async (page: Page, label: string, choice: string): Promise<void> => {
  await page.getByRole('combobox', { name: named(label) }).click()
  await page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }).click()
}

test.each(taken)('every field takes what is put into it: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/gallery?state=empty')
  const { page, words } = backoffice
  const zh = window.lang === 'zh-cn'
  const t = (chinese: string, english: string): string => (zh ? chinese : english)
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).first().fill(value)
  const inside = (language: 'zh-cn' | 'en', label: string) => words.fields.in[language].replace('{{label}}', label)

  await fill(t('文本', 'Text'), 'Tea')
  await fill(inside('zh-cn', t('双语文本', 'Local text')), '茶')
  await fill(t('密码', 'Password'), 'secret words')
  await fill(t('数字', 'Number'), '12')
  const rounded = (value: string) => page.getByText(words.fields.rounded.replace('{{value}}', value), { exact: true })
  await fill(t('金额', 'Money'), '7.496')
  await fill(t('多行文本', 'Textarea'), 'One')
  await rounded('7.50').waitFor()
  await fill(t('金额', 'Money'), '7.5')
  await page.keyboard.press('Tab')
  await rounded('7.50').waitFor({ state: 'detached' })
  await pick(page, t('下拉', 'Select'), t('中号', 'Medium'))
  await page.getByRole('switch', { name: t('开关', 'Switch') }).click()
  await page.getByRole('radio', { name: t('上架', 'Listed'), exact: true }).check()
  for (const [label, value] of [
    [t('日期', 'Date'), '2026-02-28'],
    [t('日期时间', 'Date and time'), '2026-02-28 23:59:01'],
  ] as const) {
    await fill(label, value)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('combobox', { name: named(t('图标', 'Icon')) }).fill('shop')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: named(t('自动补全', 'Autocomplete')) }).fill('by hand')
  await page.keyboard.press('Escape')

  const choose = words.fields.of
    .replace('{{what}}', words.fields.pick)
    .replace('{{label}}', t('表格选择', 'Table select'))
  await page.getByRole('button', { name: choose, exact: true }).click()
  const picker = dialogOf(page)
  await picker.getByRole('button', { name: words.picker.confirm }).click()
  await page.getByText(t('请先选择', 'Please select'), { exact: false }).first().waitFor()
  await picker.getByRole('radio').or(picker.getByRole('checkbox')).first().check()
  await picker.getByRole('button', { name: words.picker.confirm }).click()
  await picker.waitFor({ state: 'detached' })

  const uploadButton = words.fields.of
    .replace('{{what}}', words.uploads.uploadPicture)
    .replace('{{label}}', t('图片', 'Image'))
  await page.locator('.ProseMirror').first().click()
  await page.keyboard.type('Words of tea')

  // Sent while the picture is still uploading: the form waits for it.
  const upload = Promise.withResolvers<void>()
  await page.route('**/upload*', async (route) => {
    await upload.promise
    await route.continue()
  })
  const picture = { name: 'dot.png', mimeType: 'image/png', buffer: onePixelPng }
  await chooseFile(page, page.getByRole('button', { name: uploadButton, exact: true }), picture)
  const sending = send(backoffice)
  await page.getByText(words.uploads.waitsForFiles).waitFor()
  upload.resolve()
  const sent = await sending
  expect(sent).toMatchObject({
    text: 'Tea',
    text_local: { 'zh-cn': '茶' },
    password: 'secret words',
    number: 12,
    money: '7.50',
    textarea: 'One',
    select: 'm',
    switch: true,
    radio: 1,
    date: '2026-02-28',
    datetime: '2026-02-28 23:59:01',
    icon: 'shop',
    autocomplete: 'by hand',
  })
  expect(sent.table_select).toBeGreaterThan(0)
  expect(sent.image).toMatch(/^\/uploads\/.+\.webp$/)
  expect(String(sent.editor)).toMatch(/<p>Words of tea<\/p><!--json-->\{/)
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
