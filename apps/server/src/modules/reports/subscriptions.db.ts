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

const one = statement(
  'reports.subscription',
  'select is_on, by_mail, email from report_subscriptions where area = $1 and account_id = $2',
)
export const subscriptionOf = (db: Db, { area, account_id }: Subscriber) =>
  db.row<SubscriptionRow>(one, [area, account_id])

const put = statement(
  'reports.subscribe',
  `insert into report_subscriptions as s (area, account_id, store_id, is_on, since, created_at, by_mail, email, locale)
   values ($1, $2, $3, $4, $5, $5, $6, $7, $8)
   on conflict (area, account_id) do update
     set store_id = excluded.store_id, is_on = excluded.is_on, by_mail = excluded.by_mail, email = excluded.email, locale = excluded.locale,
         since = case when s.is_on then s.since else excluded.since end`,
)
export const putSubscription = (
  tx: Tx,
  { area, account_id, store_id }: Subscriber,
  { is_on, by_mail, email, locale }: SubscriptionRow & { locale: Locale },
  now: Date,
) => tx.rows(put, [area, account_id, store_id, is_on, now, by_mail, email, locale])

const ofReport = statement(
  'reports.mailed_to',
  `select s.id from report_subscriptions s join weekly_reports r on r.scope = s.scope
    where r.id = $1 and s.is_on and s.by_mail order by s.id`,
)
/** The subscriptions that a report goes to by mail. */
export const mailedTo = async (tx: Tx, reportId: number): Promise<number[]> =>
  (await tx.rows<{ id: number }>(ofReport, [reportId])).map(({ id }) => id)

const receiver = statement(
  'reports.receiver',
  `select s.area, s.account_id, s.store_id, s.scope, s.email, s.locale, t.store_name, coalesce(u.belong_id, 0) as belong_id,
          coalesce(t.status = 'suspended', false) as is_suspended, coalesce(a.is_super, false) as is_super
     from report_subscriptions s left join stores t on t.id = s.store_id
     left join users u on u.id = s.user_id and u.status = 'active' and t.user_id in (u.id, u.belong_id)
     left join admins a on a.id = s.admin_id and a.status = 'active'
    where s.id = $1 and s.is_on and s.by_mail and (u.id is not null or a.id is not null)`,
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
