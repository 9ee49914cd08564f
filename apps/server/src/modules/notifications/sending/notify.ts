import type { SmsName } from '@fangshi/contract/status'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { sendSmsIfSet } from '../../messages/public.ts'
import { notificationRules } from '../events/notification-rules.ts'
import type { NotificationRule } from '../events/notification-rule.ts'
import { smsValues } from '../texts/fill.ts'
import {
  insertNotifications,
  markNotified,
  noteLowStock,
  takeEvents,
  type NewNotification,
  type PendingEvent,
} from './notify.db.ts'

/** Older events get no text message, only a notification in the shop: nobody wants a text message about yesterday. */
const smsWithinMs = 60 * 60_000

const byEvent = Map.groupBy(notificationRules, ({ event }) => event)

/**
 * Sends the text message of a notification, once, to accounts with a phone. Accounts have no language, so messages are
 * Chinese unless the event has the language in which the reminder was asked for.
 */
async function sendText(
  tx: Tx,
  ctx: Context,
  name: SmsName,
  { id, phone, params, created_at }: NewNotification,
): Promise<void> {
  if (!phone || ctx.isReplay || ctx.now().getTime() - created_at.getTime() > smsWithinMs) return
  const locale = params.locale === 'en' ? 'en' : 'zh-cn'
  const values = smsValues(params, locale)
  await sendSmsIfSet(tx, ctx, { phone, name, values, locale, ip: '', key: `notification:${id}` })
}

async function applyRule(tx: Tx, ctx: Context, rule: NotificationRule, eventIds: readonly number[]): Promise<void> {
  // In the demo everything but the last day counts as read.
  const readBefore = ctx.isReplay ? new Date(ctx.now().getTime() - 24 * smsWithinMs) : null
  const rows = await insertNotifications(tx, rule, eventIds, readBefore)
  if (!rule.sms) return
  for (const row of rows) await sendText(tx, ctx, rule.sms, row)
}

const idsOf = (events: readonly PendingEvent[]): number[] => events.map(({ id }) => id)

/**
 * Writes the notifications of the oldest events that have none yet, at most `limit` events, and returns how many events
 * there were (rules §10). Each account gets one notification of an event, however often this runs.
 */
export async function notifyOfEvents(tx: Tx, ctx: Context, limit: number): Promise<number> {
  const events = await takeEvents(tx, limit)
  if (!events.length) return 0
  await noteLowStock(tx, idsOf(events), ctx.now())
  for (const [event, some] of Map.groupBy(events, (one) => one.event)) {
    for (const rule of byEvent.get(event) ?? []) await applyRule(tx, ctx, rule, idsOf(some))
  }
  await markNotified(tx, idsOf(events), ctx.now())
  return events.length
}
