import { getApplication } from '@fangshi/contract/store-opening'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { texts as storeTexts } from '../apps/console/src/admin/stores/store-texts.ts'
import type { UiText } from '../apps/console/src/i18n/ui-text.ts'
import { callAs } from './api.ts'
import { arrive, expectAccessible, reloadPage, settle, visit, type Visit, type Window } from './browser.ts'
import { dialogOf, openBackoffice, rowWith, type Backoffice } from './backoffice.ts'
import { codeSentTo } from './sms-code.ts'
import { pattern, shopTexts, type ShopTexts } from './shop-texts.ts'
import { onePixelPng } from './one-pixel.ts'

/** Steps that make a guest the owner of a store. */

let phones = 18_000_000_000 + Math.floor(Math.random() * 1e8)

const picture = { name: 'document.png', mimeType: 'image/png', buffer: onePixelPng }

/** Goes from the page that invites sellers through the login to the registration, and registers. */
async function registerToSell({ page, go }: Visit, window: Window, words: ShopTexts, phone: string): Promise<void> {
  await go('/store/join')
  await page.getByRole('link', { name: words.join.startLoggedOut }).click()
  await page.getByRole('link', { name: words.auth.registerNow }).click()
  // The login page, which also has a field for a phone number, is gone once the heading is there.
  await page.getByRole('heading', { name: words.auth.registerTitle, level: 1 }).waitFor()
  await page.getByLabel(words.auth.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: words.auth.getCode }).click()
  await page.getByText(words.auth.codeSent).first().waitFor()
  await page.getByLabel(words.auth.code).fill(await codeSentTo(window, phone))
  const passwords = page.locator('input[autocomplete=new-password]')
  await passwords.nth(0).fill(`long-enough-${phone}`)
  await passwords.nth(1).fill(`long-enough-${phone}`)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: words.auth.register, exact: true }).click()
  await arrive(page, (url) => url.pathname === '/store/step_1')
}

async function acceptAgreement(page: Page, words: ShopTexts): Promise<void> {
  const text = page.getByRole('region', { name: words.opening.agreementLabel })
  await text.waitFor()
  const tick = page.getByRole('main').getByRole('checkbox')
  expect(await tick.isDisabled()).toBe(true)
  await text.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect.poll(() => tick.isEnabled()).toBe(true)
  await tick.check({ force: true })
  await page.getByRole('button', { name: words.opening.next }).click()
  await arrive(page, (url) => url.pathname === '/store/step_2')
}

const uploadDocument = (page: Page, label: string): Promise<void> =>
  page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(picture)

async function chooseArea(page: Page): Promise<void> {
  const levels = page.locator('select')
  for (const level of [0, 1, 2]) {
    await expect.poll(() => levels.nth(level).locator('option').count()).toBeGreaterThan(1)
    await levels.nth(level).selectOption({ index: 1 })
  }
}

/** Fills in everything but the emergency contact. */
async function fillIn(page: Page, words: ShopTexts, store: string, phone: string): Promise<void> {
  const { opening } = words
  await page.getByLabel(opening.storeName, { exact: true }).fill(store)
  await page.locator('details > summary').first().click()
  await page.locator('details').first().getByRole('checkbox').nth(1).check({ force: true })
  await page.getByLabel(opening.companyName).fill('松间商贸有限公司')
  await chooseArea(page)
  await page.getByLabel(opening.address, { exact: true }).fill('龙井路 1 号')
  await page.getByLabel(opening.latitude).fill('30.259924')
  await page.getByLabel(opening.longitude).fill('120.130742')
  for (const label of [opening.licence, opening.idFront, opening.idBack]) await uploadDocument(page, label)
  await page.getByLabel(opening.licenceNo).fill('91330106MA2CXXXX1X')
  await page.getByLabel(opening.legalPerson, { exact: true }).fill('林一')
  await page.getByLabel(opening.idNo, { exact: true }).fill('33010619900101123X')
  await page.getByLabel(opening.phone, { exact: true }).fill(phone)
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByRole('dialog').waitFor()
  await settle(page)
  await page.getByRole('button', { name: words.user.useAvatar }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

// Texts of the store's own screen.
const legalPerson = { 'zh-cn': '法人姓名', en: 'Legal person' }
const send = { 'zh-cn': '提交审核', en: 'Submit for review' }
const pending = { 'zh-cn': '变更正在审核', en: 'Change under review' }
const approved = { 'zh-cn': '上次变更已通过', en: 'Last change approved' }
const approve = { 'zh-cn': '通过变更', en: 'Approve change' }

const read = (label: UiText, { lang }: Window): string => label[lang]

/** A new owner with an approved store, and the administrator who approved it. */
export interface OpenedStore {
  owner: Visit
  admin: Backoffice
  store: string
  /** The login of the seller's back office. */
  login: { username: string; password: string }
}

/** Registers, accepts the agreement, fills in the form, leaves and comes back, corrects what is missing and submits it. */
async function apply(trip: Visit, window: Window, phone: string, store: string): Promise<void> {
  const { page, go } = trip
  const words = shopTexts(window)
  const { opening } = words
  await registerToSell(trip, window, words, phone)
  await acceptAgreement(page, words)
  await expectAccessible(page, 'the empty form')
  await fillIn(page, words, store, phone)
  await page.getByText(pattern(opening.saved)).waitFor()

  // The form is saved while it is filled in, the logo last: whoever comes back finds all of it, documents too.
  const applicant = callAs(await page.evaluate(() => localStorage.getItem('token')))
  await expect.poll(async () => (await applicant(getApplication, {}))?.store_logo).toMatch(/^\/uploads\//)
  await go('/store/join')
  await page.getByRole('link', { name: words.join.goOn }).click()
  await arrive(page, (url) => url.pathname === '/store/step_2')
  await expect.poll(() => page.getByLabel(opening.storeName, { exact: true }).inputValue()).toBe(store)
  expect(await page.getByLabel(opening.legalPerson, { exact: true }).inputValue()).toBe('林一')
  await page.getByText('330106********123X').waitFor()
  await page
    .getByRole('link', { name: pattern(words.document.open) })
    .nth(2)
    .locator('img')
    .waitFor()

  // The form says at the field what is missing.
  const submit = page.getByRole('button', { name: opening.submit })
  await submit.click()
  const contact = page.getByLabel(opening.emergencyContact)
  await expect.poll(() => contact.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page, 'the form with errors')
  await contact.fill('林二')
  await page.getByLabel(opening.emergencyPhone).fill('13900000000')
  await submit.click()
  await arrive(page, (url) => url.pathname === '/store/step_3')
  await page.getByRole('heading', { name: opening.verifyingTitle }).waitFor()
}

/** Views the application on its page, refuses it there, and finds the decision listed. */
async function refuse(admin: Backoffice, window: Window, store: string): Promise<void> {
  const { page, words } = admin
  const deny = { name: read(storeTexts.deny, window), exact: true }
  await rowWith(admin, store).getByRole('button', { name: words.screen.view, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: store }).waitFor()
  await page.getByRole('button', { name: /查看证照|View documents/ }).click()
  await page.getByText('33010619900101123X').waitFor()
  await page.getByRole('link').locator('img').nth(2).waitFor()
  await expectAccessible(page, 'the store in the office')
  await page.getByRole('toolbar').getByRole('button', deny).click()
  await dialogOf(page).getByRole('textbox').fill('执照照片不清晰')
  await dialogOf(page).getByRole('button', deny).click()
  await page.locator('q', { hasText: '执照照片不清晰' }).waitFor()
  await page.getByRole('button', { name: words.screen.backToList, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: store }).waitFor({ state: 'detached' })
  await expect.poll(() => rowWith(admin, store).count()).toBe(0)
}

/** The windows of people in the shop and of those in the back offices. */
export interface Windows {
  shop: Window
  office: Window
}

/** A new person applies for a store, is refused, corrects the form and is approved. */
export async function openStore({ shop, office }: Windows): Promise<OpenedStore> {
  const words = shopTexts(shop)
  const { opening } = words
  const owner = await visit(shop)
  const { page } = owner
  const phone = String(++phones)
  const store = `松间${phone.slice(-4)}`
  await apply(owner, shop, phone, store)
  const admin = await openBackoffice(office, '/Admin/stores?verify=verifying')
  await refuse(admin, office, store)

  // The applicant sees the reason, corrects the form and submits it again.
  await reloadPage(page)
  await page.getByText('执照照片不清晰').waitFor()
  await expectAccessible(page, 'the refusal')
  await page.getByRole('link', { name: opening.edit }).click()
  await page.getByText(pattern(opening.deniedBefore)).waitFor()
  await uploadDocument(page, opening.licence)
  await page.getByLabel(opening.legalPerson, { exact: true }).fill('林一一')
  await page.getByRole('button', { name: opening.submit }).click()
  await page.getByRole('heading', { name: opening.verifyingTitle }).waitFor()

  await admin.open('/Admin/stores?verify=verifying')
  await rowWith(admin, store)
    .getByRole('button', { name: read(storeTexts.pass, office), exact: true })
    .click()
  await dialogOf(admin.page)
    .getByRole('button', { name: read(storeTexts.pass, office), exact: true })
    .click()
  await expect.poll(() => rowWith(admin, store).count()).toBe(0)

  await reloadPage(page)
  await page.getByRole('heading', { name: opening.passedTitle }).waitFor()
  const username = (await page.getByText(opening.sellerLogin).locator('..').locator('strong').textContent()) ?? ''
  await page.getByRole('link', { name: opening.office }).click()
  await arrive(page, (url) => url.pathname === '/Seller/login')
  return { owner, admin, store, login: { username, password: `long-enough-${phone}` } }
}

/** Submits changed documents, which are reviewed while the store keeps the old ones, and has them approved. */
export async function changeDocuments(window: Window, { admin, store, login }: OpenedStore): Promise<void> {
  const seller = await openBackoffice(window, '/Seller/stores?tab=documents', login)
  await expectAccessible(seller.page, 'the documents of the store')
  await seller.page.getByLabel(legalPerson[window.lang]).fill('林三')
  await seller.page.getByRole('button', { name: send[window.lang] }).click()
  await seller.page.getByText(pending[window.lang]).waitFor()

  await admin.open('/Admin/stores?tab=changes')
  await expectAccessible(admin.page, 'the changes of documents')
  await admin.page.getByRole('listitem').filter({ hasText: store }).getByRole('button').click()
  await dialogOf(admin.page).getByText('林三').waitFor()
  await expectAccessible(admin.page, 'a change beside what holds')
  await dialogOf(admin.page).getByRole('button', { name: approve[window.lang] }).click()
  await dialogOf(admin.page).waitFor({ state: 'detached' })

  await reloadPage(seller.page)
  await seller.page.getByText(approved[window.lang]).waitFor()
  expect(await seller.page.getByLabel(legalPerson[window.lang]).inputValue()).toBe('林三')
  expect(seller.problems).toEqual([])
  await seller.close()
}
