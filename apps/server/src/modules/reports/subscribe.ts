import type { ReportSubscription } from '@fangshi/contract/reports'
import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { mailState, type MailState } from '../messages/public.ts'
import { endConfirmations } from './mail-links/mail-links.db.ts'
import { sendConfirmation } from './mail-links/send-confirmation.ts'
import {
  putSubscription,
  subscriptionOf,
  type StoredSubscription,
  type Subscriber,
  type SubscriptionRow,
} from './subscriptions.db.ts'
import { nextReportAt } from './week.ts'

/** The account that calls. */
export const subscriberOf = (who: Seller | Admin): Subscriber =>
  who.area === 'Admin'
    ? { area: 'Admin', account_id: who.admin_id, store_id: null }
    : { area: 'Seller', account_id: who.user_id, store_id: who.store_id }

const none: SubscriptionRow = { is_on: false, by_mail: false, email: '' }
const isMissing = { id: 0, is_confirmed: false, is_waiting: false }

const confirmationOf = ({
  email,
  is_confirmed,
  is_waiting,
}: StoredSubscription): ReportSubscription['confirmation'] => {
  if (email === '') return 'none'
  if (is_confirmed) return 'confirmed'
  return is_waiting ? 'waiting' : 'missing'
}

const showSubscription = (row: StoredSubscription, mail: MailState, now: Date): ReportSubscription => ({
  is_on: row.is_on,
  by_mail: row.by_mail,
  email: row.email,
  confirmation: confirmationOf(row),
  mail,
  next_at: formatDateTime(nextReportAt(now)),
})

/** Whether the caller gets the weekly report. */
export async function ownSubscription(db: Db, ctx: Context, who: Seller | Admin): Promise<ReportSubscription> {
  const stored = await subscriptionOf(db, subscriberOf(who), ctx.now())
  const mail = await mailState(ctx, db)
  return showSubscription(stored ?? { ...none, ...isMissing }, mail, ctx.now())
}

interface Choice extends Partial<Omit<SubscriptionRow, 'is_on'>> {
  is_on: boolean
  /** That of the mails. */
  locale: Locale
}

/**
 * Switches the caller's subscription on or off; what is absent stays. An address that is new, or for which mails are switched on,
 * gets a mail with a link that confirms it. Throws EMAIL_INVALID for mails without an address, MAIL_TOO_OFTEN.
 */
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
  const now = ctx.now()
  const stored = await subscriptionOf(tx, subscriber, now)
  const { is_on: was_on, by_mail: was_by_mail, email: old } = stored ?? none
  const before: SubscriptionRow = { is_on: was_on, by_mail: was_by_mail, email: old }
  const after = { is_on, by_mail: by_mail ?? before.by_mail, email: email ?? before.email }
  if (after.by_mail && !after.email) failFields({ email: 'EMAIL_INVALID' }, 'EMAIL_INVALID')
  const { id } = (await putSubscription(tx, subscriber, { ...after, locale }, now)) as { id: number }
  const isNew = after.email !== old
  if (isNew) await endConfirmations(tx, id, now)
  const isUnconfirmed = isNew || !(stored?.is_confirmed || stored?.is_waiting)
  const isAsked = after.by_mail && isUnconfirmed && (isNew || !was_by_mail)
  if (isAsked && (await mailState(ctx, tx)) === 'ready') await sendConfirmation(tx, ctx, { id, email: after.email })
  return { target: subscriber.account_id, before, after, shown: await ownSubscription(tx, ctx, who) }
}

/** Sends another link to the caller's address. Throws EMAIL_INVALID without one, MAIL_UNAVAILABLE, MAIL_TOO_OFTEN. */
export async function confirmAgain(tx: Tx, ctx: Context, who: Seller | Admin) {
  const { id, email, is_confirmed } = (await subscriptionOf(tx, subscriberOf(who), ctx.now())) ?? {
    ...none,
    ...isMissing,
  }
  if (!email) fail('EMAIL_INVALID')
  if (!is_confirmed) {
    if ((await mailState(ctx, tx)) !== 'ready') fail('MAIL_UNAVAILABLE')
    await sendConfirmation(tx, ctx, { id, email })
  }
  return { target: subscriberOf(who).account_id, after: { email }, shown: await ownSubscription(tx, ctx, who) }
}
