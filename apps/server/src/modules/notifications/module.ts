import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { forgetNotifications } from './notifications.db.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { comeNear, noteWaiting, notify, removeOld } from './sending/notifications.timers.ts'

/**
 * Notifications inside the shop and the back offices (rules §10). Triggers write an event in the transaction of the change;
 * a timer turns events into notifications.
 */
export const notifications: Module = {
  name: 'notifications',
  routes: notificationRoutes,
  timers: [notify, comeNear, noteWaiting, removeOld],
  listens: [on(accountClosed, forgetNotifications)],
}
