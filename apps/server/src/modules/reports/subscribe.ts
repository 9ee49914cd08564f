import type { ReportSubscription } from '@fangshi/contract/reports'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { putSubscription, subscriptionOf, type Subscriber, type SubscriptionRow } from './subscriptions.db.ts'
import { nextReportAt } from './week.ts'

/** The account that calls. */
export const subscriberOf = (who: Seller | Admin): Subscriber =>
  who.area === 'Admin'
    ? { area: 'Admin', account_id: who.admin_id, store_id: null }
    : { area: 'Seller', account_id: who.user_id, store_id: who.store_id }

const none: SubscriptionRow = { is_on: false }

const showSubscription = (row: SubscriptionRow, now: Date): ReportSubscription => ({
  ...row,
  next_at: formatDateTime(nextReportAt(now)),
})

/** Whether the caller gets the weekly report. */
export const ownSubscription = async (db: Db, ctx: Context, who: Seller | Admin): Promise<ReportSubscription> =>
  showSubscription((await subscriptionOf(db, subscriberOf(who))) ?? none, ctx.now())

/** Switches the caller's subscription on or off. */
export async function subscribe(tx: Tx, ctx: Context, who: Seller | Admin, chosen: SubscriptionRow) {
  const subscriber = subscriberOf(who)
  const before = (await subscriptionOf(tx, subscriber)) ?? none
  await putSubscription(tx, subscriber, chosen, ctx.now())
  return { target: subscriber.account_id, before, after: chosen, shown: showSubscription(chosen, ctx.now()) }
}
