import type { Call } from '@fangshi/contract/client'
import { sellerReports } from '@fangshi/contract/reports'
import { showReportLink, submitReportLink } from '@fangshi/contract/report-mail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintSeller } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { smtpServer } from '../../../../test/outside-services/smtp-server.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { saveSettings } from '../../settings/public.ts'
import { writeReports } from '../reports.timers.ts'
import { hashOf } from './mail-link.ts'

const hour = 3_600_000
let it: TestApp
let smtp: Awaited<ReturnType<typeof smtpServer>>
let anyone: Call
let seller: Call
let store: Awaited<ReturnType<typeof mintSeller>>

async function setMail(values: object): Promise<void> {
  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'mail', values, it.ctx.now()))
  it.forgetSettings()
}
const whole = () => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none' as const,
  sender: 'reports@shop.example',
  sender_name: '坊市',
})

beforeAll(async () => {
  it = await testApp({ mode: 'production', logLevel: 'silent' })
  smtp = await smtpServer()
  await setMail(whole())
  anyone = it.as(null, 'Home')
})
afterAll(async () => {
  await it.close()
  await smtp.close()
})
beforeEach(async () => {
  await it.runJobs()
  smtp.mails.length = 0
  smtp.receivers.length = 0
  store = await mintSeller(it)
  seller = it.as(store.token, 'Seller')
})

let addresses = 0
const newAddress = (): string => `owner${++addresses}@shop.example`
const subscribe = (email: string, by = seller) =>
  by(sellerReports.subscribe, { body: { is_on: true, by_mail: true, email } })
const confirmation = async () => (await seller(sellerReports.subscription, {})).confirmation
const again = () => seller(sellerReports.confirm, {})
const look = (token: string) => anyone(showReportLink, { params: { token } })
/** A mail program ends the mails by itself, with a form of either encoding (RFC 8058); the status of the answer. */
async function oneClick(token: string, payload: string): Promise<number> {
  const type = payload.startsWith('--x') ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded'
  const url = `/api/report_mail/${token}`
  return (await it.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode
}
const open = (token: string) => anyone(submitReportLink, { params: { token } })

/** The plain part of a mail, as its reader sees it. */
function plainOf(mail: string): string {
  const part = mail.split(/\r\n--[^\r\n]+/).find((one) => /content-type: text\/plain/i.test(one)) ?? ''
  const at = part.indexOf('\r\n\r\n')
  const [head, body] = [part.slice(0, at), part.slice(at + 4)]
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
/** The tokens in the mails that went out, the oldest first. */
async function sentTokens(): Promise<string[]> {
  await it.runJobs()
  return smtp.mails.map((mail) => /report_mail\?lang=[\w-]+#([\w-]{43})/.exec(plainOf(mail))?.[1] ?? '')
}
/** A subscription whose address is confirmed. */
async function confirmed(): Promise<string> {
  const email = newAddress()
  await subscribe(email)
  const [token = ''] = await sentTokens()
  await open(token)
  smtp.mails.length = 0
  smtp.receivers.length = 0
  return email
}

test('an address gets one mail, whose link confirms it, once; a look at it changes nothing', async () => {
  const email = newAddress()
  expect(await confirmation()).toBe('none')
  expect(await subscribe(email)).toMatchObject({ confirmation: 'waiting', by_mail: true })
  const [token = '', ...others] = await sentTokens()
  expect(others).toEqual([])
  expect(smtp.receivers).toEqual([`RCPT TO:<${email}>`])
  expect(await look(token)).toEqual({ kind: 'confirm', email, state: 'open' })
  expect(await look(token)).toMatchObject({ state: 'open' })
  expect(await confirmation()).toBe('waiting')
  expect(await open(token)).toEqual({ kind: 'confirm', email, state: 'used' })
  expect(await confirmation()).toBe('confirmed')
  expect(await look(token)).toMatchObject({ state: 'used' })
  expect(await keyOf(open(token))).toBe('MAIL_LINK_USED')
  // A later save of the same address asks for nothing.
  await subscribe(email)
  await seller(sellerReports.subscribe, { body: { is_on: false } })
  expect(await again()).toMatchObject({ confirmation: 'confirmed' })
  expect((await sentTokens()).length).toBe(1)
  const { rows } = await it.ctx.db.pool.query('select from report_mail_links where token_hash = $1', [hashOf(token)])
  expect(rows).toHaveLength(1)
})

test('reports go to confirmed addresses alone, each with a link that ends the mails; ending them twice is fine', async () => {
  const email = newAddress()
  await subscribe(email)
  const [token = ''] = await sentTokens()
  smtp.receivers.length = 0
  await writeReports.run(it.ctx)
  await it.runJobs()
  expect(smtp.receivers).toEqual([])
  await open(token)
  smtp.mails.length = 0
  it.advance(7 * 24 * hour)
  await writeReports.run(it.ctx)
  const [ending = ''] = await sentTokens()
  expect(smtp.receivers).toEqual([`RCPT TO:<${email}>`])
  expect(await look(ending)).toEqual({ kind: 'unsubscribe', email, state: 'open' })
  expect(
    await oneClick(ending, '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'),
  ).toBe(200)
  expect(await look(ending)).toMatchObject({ state: 'used' })
  expect(await open(ending)).toMatchObject({ state: 'used' })
  const fresh = it.as((await mintSeller(it, store)).token, 'Seller')
  expect(await fresh(sellerReports.subscription, {})).toMatchObject({
    is_on: true,
    by_mail: false,
    confirmation: 'missing',
  })
})

test('a link works for 48 hours, and not once the address is another one', async () => {
  const email = newAddress()
  await subscribe(email)
  const [late = ''] = await sentTokens()
  it.advance(48 * hour - 1000)
  expect(await look(late)).toMatchObject({ state: 'open' })
  it.advance(1000)
  expect(await look(late)).toMatchObject({ state: 'ended' })
  expect(await keyOf(open(late))).toBe('MAIL_LINK_ENDED')
  expect(await confirmation()).toBe('missing')
  expect(await again()).toMatchObject({ confirmation: 'waiting' })
  const second = (await sentTokens())[1] ?? ''
  await subscribe(newAddress())
  expect(await keyOf(open(second))).toBe('MAIL_LINK_ENDED')
  // Nor when it comes back to the first address.
  await subscribe(email)
  expect(await keyOf(open(second))).toBe('MAIL_LINK_ENDED')
  expect(await confirmation()).toBe('waiting')
})

test('another address is unconfirmed again, and so is the former one', async () => {
  const email = await confirmed()
  expect(await subscribe(newAddress())).toMatchObject({ confirmation: 'waiting' })
  expect(await subscribe(email)).toMatchObject({ confirmation: 'waiting' })
  // Nobody needs the link of the address in between any more.
  await sentTokens()
  expect(smtp.receivers).toEqual([`RCPT TO:<${email}>`])
})

test('an account sends at most three confirmations in an hour, and so many go to one address', async () => {
  const email = newAddress()
  await subscribe(email)
  await again()
  await again()
  await expect(again()).rejects.toMatchObject({ key: 'MAIL_TOO_OFTEN', code: 429 })
  expect(await keyOf(subscribe(newAddress()))).toBe('MAIL_TOO_OFTEN')
  expect(await seller(sellerReports.subscription, {})).toMatchObject({ email })
  const other = it.as((await mintSeller(it)).token, 'Seller')
  expect(await keyOf(subscribe(email.toUpperCase(), other))).toBe('MAIL_TOO_OFTEN')
  expect(await sentTokens()).toHaveLength(3)
  it.advance(hour)
  expect(await keyOf(again())).toBe('ok')
})

test('addresses of before, and those that were saved without a mail server, wait to be confirmed', async () => {
  await setMail({ host: '', sender: '' })
  expect(await subscribe(newAddress())).toMatchObject({ mail: 'not_set', confirmation: 'missing' })
  expect(await keyOf(again())).toBe('MAIL_UNAVAILABLE')
  await setMail(whole())
  expect(await confirmation()).toBe('missing')
  expect(await again()).toMatchObject({ confirmation: 'waiting' })
  expect(await sentTokens()).toHaveLength(1)
})

test('a confirmation that the server refuses is not waited for', async () => {
  smtp.moods.push('never')
  expect(await subscribe(newAddress())).toMatchObject({ confirmation: 'waiting' })
  await it.runJobs()
  expect(await confirmation()).toBe('missing')
  expect(await again()).toMatchObject({ confirmation: 'waiting' })
  expect(await sentTokens()).toHaveLength(1)
  expect(await confirmation()).toBe('waiting')
})

test('a report that waits while its address changes goes to neither', async () => {
  await subscribe(newAddress())
  await open((await sentTokens())[0] ?? '')
  it.advance(7 * 24 * hour)
  await writeReports.run(it.ctx)
  const email = newAddress()
  // The other address is confirmed before the report is sent.
  const change = 'update report_subscriptions set email = $1, confirmed_at = $2 where user_id = $3'
  await it.owner.pool.query(change, [email, it.ctx.now(), store.user_id])
  smtp.receivers.length = 0
  await it.runJobs()
  expect(smtp.receivers).toEqual([])
})

test('wrong tokens, no login, no address', async () => {
  const token = 'A'.repeat(43)
  expect(await keyOf(look(token))).toBe('NOT_FOUND')
  expect(await keyOf(open(token))).toBe('NOT_FOUND')
  expect(await keyOf(look('short'))).toBe('INVALID_INPUT')
  expect(await oneClick(token, 'List-Unsubscribe=One-Click')).toBe(404)
  expect(await keyOf(again())).toBe('EMAIL_INVALID')
  expect(await keyOf(it.as(null, 'Seller')(sellerReports.confirm, {}))).toBe('NOT_LOGGED_IN')
})

test('of several who open a link at once, one confirms; a mail is sent once however often its job runs', async () => {
  await subscribe(newAddress())
  await it.runJobs()
  const [token = '', ...others] = await sentTokens()
  expect(others).toEqual([])
  const answers = await Promise.all(Array.from({ length: 5 }, () => keyOf(open(token))))
  expect(answers.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'MAIL_LINK_USED'), 'ok'])
  expect(await confirmation()).toBe('confirmed')
})
