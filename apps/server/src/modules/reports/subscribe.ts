import type { ReportSubscription } from '@fangshi/contract/reports'
import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { mailState, type MailState } from '../messages/public.ts'
import { putSubscription, subscriptionOf, type Subscriber, type SubscriptionRow } from './subscriptions.db.ts'
import { nextReportAt } from './week.ts'

/** The account that calls. */
export const subscriberOf = (who: Seller | Admin): Subscriber =>
  who.area === 'Admin'
    ? { area: 'Admin', account_id: who.admin_id, store_id: null }
    : { area: 'Seller', account_id: who.user_id, store_id: who.store_id }

const none: SubscriptionRow = { is_on: false, by_mail: false, email: '' }

const showSubscription = (row: SubscriptionRow, mail: MailState, now: Date): ReportSubscription => ({
  ...row,
  mail,
  next_at: formatDateTime(nextReportAt(now)),
})

/** Whether the caller gets the weekly report. */
export const ownSubscription = async (db: Db, ctx: Context, who: Seller | Admin): Promise<ReportSubscription> =>
  showSubscription((await subscriptionOf(db, subscriberOf(who))) ?? none, await mailState(ctx), ctx.now())

interface Choice extends Partial<Omit<SubscriptionRow, 'is_on'>> {
  is_on: boolean
  /** That of the mails. */
  locale: Locale
}

/** Switches the caller's subscription on or off; what is absent stays. Throws EMAIL_INVALID for mails without an address. */
export async function subscribe(
  tx: Tx,
  ctx: Context,
  who: Seller | Admin,
  {
    is_on,
    by_mail,
    email,
    locale,
  }: { [Name in keyof Choice]: Choice[Name] | undefined } & Pick<Choice, 'is_on' | 'locale'>,
) {
  const subscriber = subscriberOf(who)
  const before = (await subscriptionOf(tx, subscriber)) ?? none
  const after = { is_on, by_mail: by_mail ?? before.by_mail, email: email ?? before.email }
  if (after.by_mail && !after.email) failFields({ email: 'EMAIL_INVALID' }, 'EMAIL_INVALID')
  await putSubscription(tx, subscriber, { ...after, locale }, ctx.now())
  const shown = showSubscription(after, await mailState(ctx, tx), ctx.now())
  return { target: subscriber.account_id, before, after, shown }
}
