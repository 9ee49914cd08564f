import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** An account that may subscribe, and whose reports it gets: those of a store, or (null) of the platform. */
export interface Subscriber {
  area: 'Seller' | 'Admin'
  account_id: number
  store_id: number | null
}
export interface SubscriptionRow {
  is_on: boolean
}

const one = statement(
  'reports.subscription',
  'select is_on from report_subscriptions where area = $1 and account_id = $2',
)
export const subscriptionOf = (db: Db, { area, account_id }: Subscriber) =>
  db.row<SubscriptionRow>(one, [area, account_id])

const put = statement(
  'reports.subscribe',
  `insert into report_subscriptions as s (area, account_id, store_id, is_on, since, created_at) values ($1, $2, $3, $4, $5, $5)
   on conflict (area, account_id) do update
     set store_id = excluded.store_id, is_on = excluded.is_on,
         since = case when s.is_on then s.since else excluded.since end`,
)
export const putSubscription = (tx: Tx, { area, account_id, store_id }: Subscriber, row: SubscriptionRow, now: Date) =>
  tx.rows(put, [area, account_id, store_id, row.is_on, now])
