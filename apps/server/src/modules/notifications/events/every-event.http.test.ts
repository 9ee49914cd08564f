import { locales } from '@fangshi/contract/locale'
import { fixedNotificationKinds, notificationKinds, type NotificationArea } from '@fangshi/contract/notifications'
import { smsNotices } from '@fangshi/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { letHappen, makeWorld, type World } from '../../../../test/notifications/world.ts'
import { prepareModules } from '../../../app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { notify } from '../sending/notifications.timers.ts'
import { textsOf, type Params } from '../texts/fill.ts'
import { templates } from '../texts/templates.ts'
import { notificationRules } from './notification-rules.ts'

let it: TestApp
let world: World
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await it.ctx.db.pool.query<Row>(text, values)).rows
/** Stands still: a SKU that runs low is announced once a day. */
const at = new Date()
beforeAll(async () => {
  it = await testApp({}, { now: () => at })
  await inTx(it.ctx.db, (tx) => prepareModules(tx, it.ctx))
  world = await makeWorld(it)
  await letHappen(it, world)
})
afterAll(() => it.close())

/** As after a crash between writing its notifications and noting that, with several processes at it. */
async function notifyAgain(): Promise<void> {
  await rows('update notification_events set told_at = null')
  await Promise.all([notify.run(it.ctx), notify.run(it.ctx)])
  await notify.run(it.ctx)
  await it.runJobs()
}
const notified = () =>
  rows<{ event: string; area: NotificationArea; template: string; kind: string; account_id: number; times: number }>(
    `select e.event, n.area, n.template, n.kind, n.account_id, count(*)::int as times
       from notifications n join notification_events e on e.id = n.event_id
      group by e.id, n.area, n.template, n.kind, n.account_id
      order by e.id, n.area, n.template, n.account_id`,
  )
const texts = async () =>
  (
    await rows<{ text: string }>('select text from sms_inbox where phone = $1 order by text', [world.shopper.phone])
  ).map(({ text }) => text)

test('each event of the table is told to everybody who is to know, once, though the job runs again and at several places', async () => {
  await notify.run(it.ctx)
  // What ran low with the paid order was noted while its notifications were written.
  await notify.run(it.ctx)
  await it.runJobs()
  const first = await notified()
  const sent = await texts()
  const names = new Set(first.map(({ event, area, template }) => `${event} ${area} ${template}`))
  for (const { event, area, template } of notificationRules) expect(names).toContain(`${event} ${area} ${template}`)
  expect(new Set(first.map(({ times }) => times))).toEqual(new Set([1]))
  const inArea = (area: NotificationArea) => new Set(first.flatMap((one) => (one.area === area ? one.account_id : [])))
  expect(inArea('Seller')).toEqual(new Set([world.store.user_id]))
  expect(inArea('Admin')).toEqual(new Set([world.admin.admin_id]))
  expect(inArea('Home')).toEqual(new Set([world.shopper.id, world.fan.id, world.store.user_id]))
  await notifyAgain()
  await notifyAgain()
  expect([await notified(), await texts()]).toEqual([first, sent])
})

test('its text messages are those of the settings, each with its own template', async () => {
  expect(new Set(notificationRules.flatMap(({ sms = [] }) => sms))).toEqual(new Set(smsNotices))
  // The store's owner, who has no phone, is the one who is notified of the application.
  const toShopper = notificationRules.filter(({ sms, area, kind }) => sms && area === 'Home' && kind !== 'store')
  const sent = await texts()
  for (const [part, times] of [
    ['已发货', 1],
    ['已退回原付款方式', 3],
    ['已汇入尾号 1234', 1],
    ['已到货', 1],
    ['刚刚被修改', 2],
    ['you asked us to remind you of', 1],
  ] as const)
    expect([part, sent.filter((text) => text.includes(part)).length]).toEqual([part, times])
  expect(sent.length).toBe(toShopper.length)
  expect(sent.filter((text) => text.includes('{'))).toEqual([])
})

test('their texts are whole in both languages', async () => {
  const all = await rows<{ template: string; params: Params }>('select template, params from notifications')
  expect(new Set(all.map(({ template }) => template))).toEqual(new Set(Object.keys(templates)))
  for (const { template, params } of all)
    for (const locale of locales) {
      const { title, text, link } = textsOf(template, params, locale)
      const isWhole = !/[{}]|undefined|null|“”|¥(?!\d)/.test(`${title} ${text} ${link}`)
      expect([template, text, isWhole]).toEqual([template, text, true])
    }
})

test('whoever has switched everything off is told of money and security alone, in texts too', async () => {
  await rows('delete from sms_inbox')
  await rows('delete from sms_sendings')
  await rows('delete from notifications')
  const accounts = [
    ['Home', world.shopper.id],
    ['Home', world.fan.id],
    ['Home', world.store.user_id],
    ['Seller', world.store.user_id],
    ['Admin', world.admin.admin_id],
  ] as const
  const fixed: readonly string[] = fixedNotificationKinds
  for (const [area, id] of accounts)
    for (const kind of notificationKinds[area].filter((one) => !fixed.includes(one)))
      await rows('insert into notification_switches (area, account_id, kind, is_on) values ($1, $2, $3, false)', [
        area,
        id,
        kind,
      ])
  await notifyAgain()
  const kinds = new Set((await notified()).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(fixed))
  expect((await texts()).length).toBe(
    notificationRules.filter(({ sms, area, kind }) => sms && area === 'Home' && fixed.includes(kind)).length,
  )
})
