import { expect, test } from 'vitest'
import { inTurn, isThorough } from '../tools/turns.ts'
import { windows } from './browser.ts'
import {
  chooseSheet,
  dialogOf,
  downloadSheet,
  fillAndSave,
  openBackoffice,
  rowWith,
  type Backoffice,
  type FieldValue,
} from './backoffice.ts'
import { pattern } from './shop-texts.ts'

interface PlainScreen {
  path: string
  /** The field of the filter that finds the journey's rows by how they begin. */
  field: string
  /** The fields of a form; `n` makes its values unique. */
  fields: (mark: string, n: string) => { labels: [zh: string, en: string]; value: string; local?: boolean }[]
  /** The headings of the sheet, a row, and how an invalid row differs. */
  sheet: { headings: string[]; row: (mark: string, n: string) => string[]; bad: (row: string[]) => string[] }
  /** Rows are loaded level by level unless they are filtered. */
  isTree?: true
}

const lower = (text: string): string => text.replace(/\W/g, '').toLowerCase()
const letters = (n: string): string => n.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] as string)
const localName = (zh: string, en: string) => (mark: string, n: string) => ({
  labels: [zh, en] as [string, string],
  value: `${mark}${n}`,
  local: true,
})

const screens: PlainScreen[] = [
  {
    path: '/Admin/expresses',
    field: 'name',
    fields: (mark, n) => [
      localName('名称', 'Name')(mark, n),
      { labels: ['编码', 'Code'], value: `${lower(mark)}${n}` },
    ],
    sheet: {
      headings: ['name.zh-cn', 'code'],
      row: (mark, n) => [`${mark}${n}`, `${lower(mark)}${n}`],
      bad: ([, code]) => ['', code as string],
    },
  },
  {
    path: '/Admin/currencies',
    field: 'name',
    fields: (mark, n) => [
      localName('名称', 'Name')(mark, n),
      { labels: ['语言地区', 'Locale'], value: 'zh-hk' },
      { labels: ['符号', 'Symbol'], value: '$' },
      { labels: ['货币代码', 'Currency code'], value: `${letters(n)}${lower(mark).toUpperCase().slice(0, 3)}` },
    ],
    sheet: {
      headings: ['name.zh-cn', 'ename', 'currency', 'currency_ename'],
      row: (mark, n) => [`${mark}${n}`, 'zh-hk', '$', `${letters(n)}${lower(mark).toUpperCase().slice(0, 3)}`],
      bad: ([name, ename, sign]) => [name as string, ename as string, sign as string, ''],
    },
  },
  {
    path: '/Admin/goods_brands',
    field: 'name',
    fields: (mark, n) => [localName('名称', 'Name')(mark, n)],
    sheet: { headings: ['name.zh-cn'], row: (mark, n) => [`${mark}${n}`], bad: () => ['x'.repeat(30)] },
  },
  {
    path: '/Admin/adv_spaces',
    field: 'name',
    fields: (mark, n) => [
      { labels: ['标识', 'Key'], value: `${mark}${n}` },
      { labels: ['宽', 'Width'], value: '800' },
      { labels: ['高', 'Height'], value: '400' },
    ],
    sheet: {
      headings: ['name', 'width', 'height'],
      row: (mark, n) => [`${mark}${n}`, '800', '400'],
      bad: ([name]) => [name as string, 'wide', '400'],
    },
  },
  {
    path: '/Admin/goods_classes',
    field: 'name',
    isTree: true,
    fields: (mark, n) => [localName('名称', 'Name')(mark, n)],
    sheet: { headings: ['name.zh-cn'], row: (mark, n) => [`${mark}${n}`], bad: () => ['x'.repeat(30)] },
  },
  {
    path: '/Admin/areas',
    field: 'name',
    isTree: true,
    fields: (mark, n) => [
      { labels: ['名称', 'Name'], value: `${mark}${n}` },
      { labels: ['编码', 'Code'], value: `9${n}${codeOf(mark)}` },
    ],
    sheet: {
      headings: ['name', 'code'],
      row: (mark, n) => [`${mark}${n}`, `9${n}${codeOf(mark)}`],
      bad: ([name]) => [name as string, 'no digits'],
    },
  },
]

/** A number for a mark, for fields that take only digits. */
const codeOf = (mark: string): string => String(Number.parseInt(lower(mark), 36) % 1_000_000)

const typed = (backoffice: Backoffice, fields: ReturnType<PlainScreen['fields']>): FieldValue[] =>
  fields.map(({ labels, value, local }) => ({
    label: labels[backoffice.words.screen.add === 'Add' ? 1 : 0],
    value,
    local,
  }))

// Each screen in one window, the next screen in the next.
const turns = [0, 3, 1, 2]
const cases = screens.flatMap((screen, at) =>
  windows
    .map((window, place) => ({ name: `${screen.path}, ${window.name}`, screen, window, place }))
    .filter(({ place }) => isThorough || turns[at % turns.length] === place),
)

test.each(inTurn(cases, 3))('add, edit, export, import, delete: $name', async ({ screen, window, place }) => {
  const { path, field, fields, sheet } = screen
  const backoffice = await openBackoffice(window, path)
  const { page, words } = backoffice
  const mark = `zq${'abcd'[place]}${Date.now().toString(36).slice(-3)}`
  const filtered = `${path}?${new URLSearchParams({ [field]: `${mark}|likeRight` })}`

  await page.getByRole('button', { name: words.screen.add, exact: true }).first().click()
  await fillAndSave(backoffice, typed(backoffice, fields(mark, '1')))
  await backoffice.open(filtered)
  await rowWith(backoffice, `${mark}1`).waitFor()

  await rowWith(backoffice, `${mark}1`).getByRole('button', { name: words.screen.edit, exact: true }).click()
  await dialogOf(page).getByRole('textbox').first().waitFor()
  await fillAndSave(backoffice, typed(backoffice, fields(mark, '2')).slice(0, 1))
  await rowWith(backoffice, `${mark}2`).waitFor()

  const exported = await downloadSheet(page, () =>
    page.getByRole('button', { name: words.exporting.export, exact: true }).click(),
  )
  expect(exported).toHaveLength(2)
  expect(exported[1]?.map(String)).toContain(`${mark}2`)

  const rows = ['3', '4', '5', '6'].map((n) => sheet.row(mark, n))
  const withBad = rows.map((row, index) => (index === 1 || index === 3 ? sheet.bad(row) : row))
  await page.getByRole('button', { name: words.importing.import, exact: true }).click()
  await chooseSheet(backoffice, [sheet.headings, ...withBad])
  const dialog = dialogOf(page)
  await dialog.getByText(pattern(words.importing.badRows.replace('{{n}}', '2'))).waitFor()
  const bad = await downloadSheet(
    page,
    () => dialog.getByRole('button', { name: words.importing.downloadBad }).click(),
    true,
  )
  expect(bad).toHaveLength(3)
  await chooseSheet(backoffice, [sheet.headings, ...rows])
  await dialog.getByRole('button', { name: words.importing.importRows.replace('{{n}}', '4') }).click()
  await dialog.getByText(words.importing.imported.replace('{{n}}', '4')).waitFor()
  await dialog.getByRole('button', { name: words.action.close, exact: true }).last().click()

  await backoffice.open(filtered)
  const remove = page.getByRole('button', { name: words.action.delete, exact: true }).first()
  if (backoffice.isPhone) expect(await remove.count()).toBe(0) // what is done with chosen rows comes with the first
  else {
    // With nothing selected there is the message of the spec and no confirmation dialog.
    await remove.click()
    await page
      .getByText(words.screen.add === 'Add' ? 'Please select the operation data first.' : '请先选择要操作的数据')
      .waitFor()
  }
  await rowWith(backoffice, mark).first().waitFor()
  expect(await rowWith(backoffice, mark).count()).toBe(5)
  for (const tick of await rowWith(backoffice, mark).getByRole('checkbox').all()) await tick.check()
  await remove.click()
  const question = page.getByRole('dialog').filter({ hasText: words.screen.confirmDelete })
  await question.getByText(words.screen.deleteCount.replace('{{count}}', '5')).waitFor()
  await question.getByRole('button', { name: words.action.delete, exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByText(words.list.noResult).waitFor()

  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

test('a sheet of 5,000 rows is read in the worker under the strict policy', async () => {
  const backoffice = await openBackoffice(windows[2], '/Admin/expresses')
  const { page, words } = backoffice
  const row = (n: number): string[] => [`${'long name '.repeat(3)}${n}`, n % 2500 === 0 ? '' : `zz${n}`]
  await page.getByRole('button', { name: words.importing.import, exact: true }).click()
  await chooseSheet(backoffice, [['name.zh-cn', 'code'], ...Array.from({ length: 5000 }, (_, n) => row(n))])
  await dialogOf(page).getByText(words.importing.badRows.replace('{{n}}', '2')).waitFor()
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})
