import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Cell } from '../apps/console/src/kit/excel/workbook/cells.ts'
import { readFirstSheet } from '../apps/console/src/kit/excel/workbook/read-workbook.ts'
import { writeWorkbook } from '../apps/console/src/kit/excel/workbook/write-workbook.ts'
import { tokenOf } from './api.ts'
import { settle, visit, type Visit, type Window } from './browser.ts'
import { consoleTexts, type ConsoleTexts } from './console-texts.ts'
import { keepSession } from './kept-session.ts'

/** Steps in the back offices, as a person takes them. */

export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export interface Backoffice extends Visit {
  words: ConsoleTexts
  isPhone: boolean
  /** Opens a screen and waits until it has settled. */
  open(path: string): Promise<void>
  /** Goes to a screen as a link does, without loading the back office again, and waits until it has settled. */
  follow(path: string): Promise<void>
}

interface Account {
  username?: string
  password?: string
  theme?: 'light' | 'dark'
}

const areaOf = (path: string): 'Admin' | 'Seller' => (path.startsWith('/Seller') ? 'Seller' : 'Admin')

/** Opens a screen for an administrator or a seller who is logged in already, as most journeys begin. */
export async function openBackoffice(
  window: Window,
  path: string,
  { username = 'admin', password, theme }: Account = {},
): Promise<Backoffice> {
  const trip = await visit(window, theme)
  const area = areaOf(path)
  await keepSession(trip.page, area, await tokenOf(area, username, password))
  await trip.page.goto(inject('origin') + path)
  return onceOpen(trip, window)
}

/** Logs in as an administrator or a seller with the form, which leads to a screen. */
export async function logInToBackoffice(
  window: Window,
  path: string,
  { username = 'admin', password = 'fangshi-demo', theme }: Account = {},
): Promise<Backoffice> {
  const trip = await visit(window, theme)
  const { page, go } = trip
  const words = consoleTexts(window)
  await go(`/${areaOf(path)}/login?next=${encodeURIComponent(path)}`)
  // The demo prefills its login; text typed before that would be mixed with it.
  await page.getByText(words.login.demo).waitFor()
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.getByRole('button', { name: words.login.submit, exact: true }).click()
  return onceOpen(trip, window)
}

/** The back office once the screen that is being opened has settled. */
async function onceOpen(trip: Visit, window: Window): Promise<Backoffice> {
  const { page } = trip
  const toBeOpen = async (): Promise<void> => {
    await page.locator('#main').getByRole('heading', { level: 1 }).waitFor()
    await settle(page)
  }
  await toBeOpen()
  const open = async (to: string): Promise<void> => {
    await page.goto(new URL(to, page.url()).href)
    await toBeOpen()
  }
  const follow = async (to: string): Promise<void> => {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate')) // the router goes where the address is
    }, to)
    await toBeOpen()
  }
  return { ...trip, words: consoleTexts(window), isPhone: window.width < 768, open, follow }
}

/** The topmost dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last()

/** The row of a table, or on a phone the card, that contains a text. */
export const rowWith = ({ page, isPhone }: Backoffice, text: string): Locator =>
  (isPhone
    ? page.locator('main ul > li').filter({ has: page.getByRole('checkbox') })
    : page.locator('tr[data-row-key]')
  ).filter({ hasText: text })

/** A value typed into a labelled field; `local` ones are typed in Chinese. */
export interface FieldValue {
  label: string
  value: string
  local?: boolean
}

/** Fills in the fields of the topmost dialog and saves; the dialog closes. */
export async function fillAndSave({ page, words }: Backoffice, fields: readonly FieldValue[]): Promise<void> {
  const dialog = dialogOf(page)
  for (const { label, value, local } of fields) {
    const name = local ? words.fields.in['zh-cn'].replace('{{label}}', label) : label
    await dialog.getByLabel(name, { exact: true }).fill(value)
  }
  await dialog.getByRole('button', { name: words.action.save, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Clicks what downloads a workbook and reads its first sheet. Expects no call to the server unless `mayCall`. */
export async function downloadSheet(page: Page, press: () => Promise<void>, mayCall = false): Promise<Cell[][]> {
  await settle(page)
  const calls: string[] = []
  const note = (request: { url(): string }): void => {
    // The bell asks whenever something has come, and does so beside the page.
    if (/\/api\/(?!\w+\/auth\/notifications)/.test(request.url())) calls.push(request.url())
  }
  page.on('request', note)
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const rows = await readFirstSheet(new Blob([await readFile(await download.path())]))
  page.off('request', note)
  if (!mayCall) expect(calls).toEqual([])
  return rows
}

/** Clicks the button that opens the system's file dialog and chooses a file there. */
export async function chooseFile(page: Page, button: Locator, file: TestFile): Promise<void> {
  // Waits for the button first, so that a failure shows whether the button or the dialog is missing.
  await button.waitFor()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}

/** Chooses a spreadsheet with these rows, the headings first, in the import dialog. */
export async function chooseSheet({ page, words }: Backoffice, rows: readonly (readonly Cell[])[]): Promise<void> {
  const [headings = [], ...data] = rows
  const columns = headings.map((heading) => ({ heading: String(heading), width: 20 }))
  const file = await writeWorkbook([{ name: 'Sheet', columns, rows: data.map((row) => [...row]) }])
  const choose = new RegExp(`^(${words.importing.choose}|${words.importing.chooseOther})$`)
  await chooseFile(page, dialogOf(page).getByRole('button', { name: choose }), {
    name: 'rows.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  })
}
