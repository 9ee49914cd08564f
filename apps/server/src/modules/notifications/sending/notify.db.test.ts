import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { notificationRules } from '../events/notification-rules.ts'
import { notifyOfEvents } from './notify.ts'
import { insertNotifications } from './notify.db.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

test.each(notificationRules.map((rule) => [`${rule.event} → ${rule.template}`, rule] as const))(
  '%s: its statement works',
  async (_, rule) => expect(await inTx(it.ctx.db, (tx) => insertNotifications(tx, rule, [1, 2], null))).toEqual([]),
)

test('an event whose row is gone, or that nobody wants to know of, is done with', async () => {
  await it.ctx.db.pool.query(
    `insert into notification_events (event, ref_id, detail) values ('order_ship', 99, ''), ('of an earlier version', 1, '')`,
  )
  expect(await inTx(it.ctx.db, (tx) => notifyOfEvents(tx, it.ctx, 10))).toBe(2)
  expect(await inTx(it.ctx.db, (tx) => notifyOfEvents(tx, it.ctx, 10))).toBe(0)
})
