import { configRoutes } from '@fangshi/contract/configs'
import { getHealth } from '@fangshi/contract/health'
import { sellerReports } from '@fangshi/contract/reports'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { mintAdmin, mintSeller } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { smtpServer } from '../../../test/outside-services/smtp-server.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { saveSettings } from '../settings/public.ts'
import { mailJob } from './mail-report.ts'
import { writeReports } from './reports.timers.ts'

const weekMs = 7 * 24 * 3_600_000
const last = { isLast: true }
let it: TestApp
let smtp: Awaited<ReturnType<typeof smtpServer>>
let admin: Call
let user_id: number
let seller: Call

const settings = () => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none' as const,
  sender: 'reports@shop.example',
  sender_name: '坊市',
})
async function setMail(values: object): Promise<void> {
  await inTx(it.ctx.db, (tx) => saveSettings(tx, 'mail', values, it.ctx.now()))
  it.forgetSettings()
}

beforeAll(async () => {
  it = await testApp({ mode: 'production', logLevel: 'silent' })
  smtp = await smtpServer()
  await setMail(settings())
  const owner = await mintSeller(it)
  user_id = owner.user_id
  await it.ctx.db.pool.query(
    `update stores set store_name = '{"zh-cn":"小店\\r\\nBcc: all@x.example"}' where user_id = $1`,
    [user_id],
  )
})
afterAll(async () => {
  await it.close()
  await smtp.close()
})
beforeEach(async () => {
  smtp.mails.length = 0
  smtp.receivers.length = 0
  // Sessions of back offices end after days.
  it.advance(weekMs)
  admin = it.as((await mintAdmin(it)).token, 'Admin')
  seller = it.as((await mintSeller(it, { user_id })).token, 'Seller')
})

const subscribe = (body: object) => seller(sellerReports.subscribe, { body: { is_on: true, ...body } })
/** As if its reader had opened the link. */
const confirmAll = () => it.ctx.db.pool.query(`update report_subscriptions set confirmed_at = now() where email <> ''`)
/** Writes the report of the last week and gives its mail's job. */
async function newReport() {
  await writeReports.run(it.ctx)
  const { rows } = await it.ctx.db.pool.query<{ report_id: number; subscription_id: number; email: string }>(
    `select r.id as report_id, s.id as subscription_id, s.email from weekly_reports r join report_subscriptions s on s.scope = r.scope
      order by r.id desc limit 1`,
  )
  return rows[0]!
}
const sendings = async () =>
  (
    await it.ctx.db.pool.query<{ state: string; error: string }>(
      'select state, error from mail_sendings order by created_at, key',
    )
  ).rows

test('a report goes to its subscriber once, in the language of the page, whatever a name contains', async () => {
  expect(await subscribe({ by_mail: true, email: 'owner@shop.example' })).toMatchObject({
    mail: 'ready',
    email: 'owner@shop.example',
    confirmation: 'waiting',
  })
  await confirmAll()
  await it.runJobs()
  smtp.mails.length = 0
  smtp.receivers.length = 0
  await Promise.all([writeReports.run(it.ctx), writeReports.run(it.ctx)])
  await it.runJobs()
  expect(smtp.receivers).toEqual(['RCPT TO:<owner@shop.example>'])
  const [mail = ''] = smtp.mails
  const [head = ''] = mail.split('\r\n\r\n')
  expect(head).toMatch(/^To: owner@shop\.example\r?$/m)
  expect(head).toMatch(/^Message-ID: <[0-9a-f]{32}@shop\.example>/im)
  expect(head).toMatch(/^Auto-Submitted: auto-generated/im)
  expect(head).not.toMatch(/^Bcc/im)
  expect(head).toMatch(/^List-Unsubscribe:\s+<http.*\/api\/report_mail\/[\w-]{43}>/m)
  expect(head).toMatch(/^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/m)
  // The job runs again, as after a crash.
  const job = { ...(await newReport()) }
  await mailJob.run(it.ctx, job, last)
  expect(smtp.mails).toHaveLength(1)
})

test('a server that is busy is tried again; one that refused, or was lost after it had the mail, is not', async () => {
  smtp.moods.push('later')
  let job = await newReport()
  await expect(mailJob.run(it.ctx, job, { isLast: false })).rejects.toThrow('451')
  await Promise.all([mailJob.run(it.ctx, job, last), mailJob.run(it.ctx, job, last).catch(() => {})])
  expect(smtp.mails.length).toBeLessThanOrEqual(1)
  it.advance(weekMs)
  for (const [mood, kept] of [
    ['never', 0],
    ['hang up', 1],
  ] as const) {
    smtp.mails.length = 0
    smtp.moods.push(mood)
    job = await newReport()
    await mailJob.run(it.ctx, job, { isLast: false })
    await mailJob.run(it.ctx, job, { isLast: false })
    expect([mood, smtp.mails.length]).toEqual([mood, kept])
    it.advance(weekMs)
  }
  expect((await sendings()).every(({ state }) => state === 'done')).toBe(true)
  expect((await sendings()).some(({ error }) => error.includes('550'))).toBe(true)
})

test('a server that cannot be reached surely sent nothing: the mail waits for the next try', async () => {
  await setMail({ port: 1 })
  const job = await newReport()
  await expect(mailJob.run(it.ctx, job, { isLast: false })).rejects.toThrow()
  expect((await sendings()).filter(({ state }) => state === 'waiting')).toHaveLength(1)
  await setMail({ port: smtp.port })
  await mailJob.run(it.ctx, job, { isLast: false })
  expect(smtp.mails).toHaveLength(1)
})

test('no mail goes to who switched it off, lost the account, or where no server is set', async () => {
  const job = await newReport()
  await subscribe({ by_mail: false })
  await mailJob.run(it.ctx, job, last)
  await subscribe({ by_mail: true })
  await it.ctx.db.pool.query(`update users set status = 'disabled' where id = $1`, [user_id])
  await mailJob.run(it.ctx, job, last)
  await it.ctx.db.pool.query(`update users set status = 'active' where id = $1`, [user_id])
  await setMail({ host: '', sender: '' })
  await mailJob.run(it.ctx, job, last)
  expect((await seller(sellerReports.subscription, {})).mail).toBe('not_set')
  expect(smtp.mails).toEqual([])
  await setMail(settings())
})

test('addresses that are none, or would begin another header, are refused', async () => {
  for (const email of [
    'owner',
    'a@b',
    'a@x.example\r\nBcc: b@x.example',
    'a@x.example,b@x.example',
    '<a@x.example>',
    'a b@x.example',
  ])
    expect([email, await keyOf(subscribe({ by_mail: true, email }))]).toEqual([email, 'INVALID_INPUT'])
  expect(await keyOf(subscribe({ by_mail: true, email: '' }))).toBe('EMAIL_INVALID')
  await expect(
    it.ctx.db.pool.query(`update report_subscriptions set email = E'a@x.example\\nBcc: b@x.example'`),
  ).rejects.toThrow('report_subscriptions_email')
  const { save } = configRoutes.mail
  expect(await keyOf(admin(save, { body: { sender_name: 'a\r\nBcc: b@x.example' } as never }))).toBe('INVALID_INPUT')
})

test('the settings can be tried out, and hide the password', async () => {
  const { show, save, test: check } = configRoutes.mail
  await admin(save, { body: { password: 'geheim' } as never })
  it.forgetSettings()
  expect(await admin(show, {})).toMatchObject({ secrets: ['password'], values: { host: '127.0.0.1' } })
  expect(await admin(check, { body: { email: 'me@shop.example' } })).toMatchObject({ ok: true })
  expect(smtp.receivers).toEqual(['RCPT TO:<me@shop.example>'])
  expect(await keyOf(admin(check, { body: { email: 'me' } }))).toBe('EMAIL_INVALID')
  smtp.moods.push('never')
  expect(await admin(check, { body: { email: 'me@shop.example' } })).toMatchObject({ ok: false })
  const states = async () => (await admin(getHealth, {})).checks.filter(({ key }) => key.startsWith('mail'))
  expect((await states()).map(({ key, state }) => [key, state]).toSorted()).toEqual([
    ['mail', 'fine'],
    ['mail_failures', 'warning'],
  ])
  await setMail({ host: '', sender: '' })
  expect(await keyOf(admin(check, { body: { email: 'me@shop.example' } }))).toBe('TEST_UNAVAILABLE')
})
