import type { Locale, LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** An account that may subscribe, and whose reports it gets: those of a store, or (null) of the platform. */
export interface Subscriber {
  area: 'Seller' | 'Admin'
  account_id: number
  store_id: number | null
}
export interface SubscriptionRow {
  is_on: boolean
  by_mail: boolean
  email: string
}
export interface StoredSubscription extends SubscriptionRow {
  id: number
  is_confirmed: boolean
  /** A link that confirms the address was sent to it and still works. */
  is_waiting: boolean
}

const one = statement(
  'reports.subscription',
  `select s.id, s.is_on, s.by_mail, s.email, s.confirmed_at is not null as is_confirmed,
          exists (select from report_mail_links l where l.subscription_id = s.id and l.kind = 'confirm' and l.email = s.email
                    and l.used_at is null and l.ends_at > $3) as is_waiting
     from report_subscriptions s where s.area = $1 and s.account_id = $2`,
)
export const subscriptionOf = (db: Db, { area, account_id }: Subscriber, now: Date) =>
  db.row<StoredSubscription>(one, [area, account_id, now])

const put = statement(
  'reports.subscribe',
  `insert into report_subscriptions as s (area, account_id, store_id, is_on, since, created_at, by_mail, email, locale)
   values ($1, $2, $3, $4, $5, $5, $6, $7, $8)
   on conflict (area, account_id) do update
     set store_id = excluded.store_id, is_on = excluded.is_on, by_mail = excluded.by_mail, email = excluded.email, locale = excluded.locale,
         since = case when s.is_on then s.since else excluded.since end,
         confirmed_at = case when s.email = excluded.email then s.confirmed_at end
   returning id`,
)
export const putSubscription = (
  tx: Tx,
  { area, account_id, store_id }: Subscriber,
  { is_on, by_mail, email, locale }: SubscriptionRow & { locale: Locale },
  now: Date,
) => tx.row<{ id: number }>(put, [area, account_id, store_id, is_on, now, by_mail, email, locale])

const ofReport = statement(
  'reports.mailed_to',
  `select s.id, s.email from report_subscriptions s join weekly_reports r on r.scope = s.scope
    where r.id = $1 and s.is_on and s.by_mail and s.confirmed_at is not null order by s.id`,
)
/** The subscriptions that a report goes to by mail, with their confirmed addresses. */
export const mailedTo = (tx: Tx, reportId: number) => tx.rows<{ id: number; email: string }>(ofReport, [reportId])

const receiver = statement(
  'reports.receiver',
  `select s.area, s.account_id, s.store_id, s.scope, s.email, s.locale, t.store_name, coalesce(u.belong_id, 0) as belong_id,
          coalesce(t.status = 'suspended', false) as is_suspended, coalesce(a.is_super, false) as is_super
     from report_subscriptions s left join stores t on t.id = s.store_id
     left join users u on u.id = s.user_id and u.status = 'active' and t.user_id in (u.id, u.belong_id)
     left join admins a on a.id = s.admin_id and a.status = 'active'
    where s.id = $1 and s.is_on and s.by_mail and s.confirmed_at is not null and (u.id is not null or a.id is not null)`,
)
export interface ReceiverRow extends Subscriber {
  scope: number
  email: string
  locale: Locale
  store_name: LocalText | null
  belong_id: number
  is_suspended: boolean
  is_super: boolean
}
/** Who gets a mail, if the account can still log in and still asks for it. */
export const receiverOf = (db: Db, id: number) => db.row<ReceiverRow>(receiver, [id])
