import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, instant, ref } from '../../kernel/db/columns.ts'
import { admins, users } from '../accounts/schema.ts'
import { stores } from '../stores/schema.ts'

/** The store, or null for the platform; `scope` is the same as a number, 0 for the platform. */
const ofStore = () => ({
  store_id: ref().references(() => stores.id),
  scope: ref()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(store_id, 0)`),
})

/** Who gets the report of each week: accounts of stores, and administrators. */
export const reportSubscriptions = pgTable(
  'report_subscriptions',
  {
    id: id(),
    area: text({ enum: ['Seller', 'Admin'] }).notNull(),
    /** Of `admins` in the area Admin, else of `users`. */
    account_id: ref().notNull(),
    user_id: ref()
      .generatedAlwaysAs(sql`case when area = 'Seller' then account_id end`)
      .references(() => users.id, { onDelete: 'cascade' }),
    admin_id: ref()
      .generatedAlwaysAs(sql`case when area = 'Admin' then account_id end`)
      .references(() => admins.id, { onDelete: 'cascade' }),
    ...ofStore(),
    is_on: boolean().notNull(),
    /** Also sends the report to `email`, in the language of whoever subscribed. */
    by_mail: boolean().notNull().default(false),
    email: text().notNull().default(''),
    /** When whoever reads the address confirmed it: mails go to no other. */
    confirmed_at: instant(),
    locale: text({ enum: ['zh-cn', 'en'] })
      .notNull()
      .default('zh-cn'),
    /** When it was last switched on: reports that were missed since are written later. */
    since: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('report_subscriptions_account').on(t.area, t.account_id),
    index('report_subscriptions_store')
      .on(t.store_id)
      .where(sql`${t.store_id} is not null`),
    index('report_subscriptions_user')
      .on(t.user_id)
      .where(sql`${t.user_id} is not null`),
    index('report_subscriptions_admin')
      .on(t.admin_id)
      .where(sql`${t.admin_id} is not null`),
    check('report_subscriptions_area', sql`${t.area} in ('Seller', 'Admin')`),
    check('report_subscriptions_locale', sql`${t.locale} in ('zh-cn', 'en')`),
    check('report_subscriptions_mail', sql`not ${t.by_mail} or ${t.email} <> ''`),
    check(
      'report_subscriptions_email',
      sql`${t.email} = '' or (${t.email} ~ '^[^[:cntrl:][:space:]]+@[^[:cntrl:][:space:]]+$' and length(${t.email}) <= 200)`,
    ),
    check('report_subscriptions_confirmed', sql`${t.confirmed_at} is null or ${t.email} <> ''`),
    check('report_subscriptions_of', sql`(${t.area} = 'Admin') = (${t.store_id} is null)`),
  ],
)

/** Reports as they were written; they are never changed. */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    id: id(),
    ...ofStore(),
    /** Its Monday. */
    week: date().notNull(),
    /** As `figures.ts` describes them. */
    figures: jsonb().notNull(),
    /** Written after the report of a later week was due, so nobody is notified. */
    is_late: boolean().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('weekly_reports_once').on(t.scope, t.week),
    index('weekly_reports_store')
      .on(t.store_id)
      .where(sql`${t.store_id} is not null`),
    check('weekly_reports_monday', sql`extract(isodow from ${t.week}) = 1`),
  ],
)

/** Links in mails of subscriptions; a mail has the token, we its SHA-256. */
export const reportMailLinks = pgTable(
  'report_mail_links',
  {
    id: id(),
    subscription_id: ref()
      .notNull()
      .references(() => reportSubscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    /** Where the mail goes: of no use once the subscription has another address. */
    email: text().notNull(),
    token_hash: bytea().notNull(),
    /** Exclusive. */
    ends_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    unique('report_mail_links_token').on(t.token_hash),
    index('report_mail_links_subscription').on(t.subscription_id, t.created_at),
    index('report_mail_links_email')
      .on(sql`lower(${t.email})`, t.created_at)
      .where(sql`${t.kind} = 'confirm'`),
    index('report_mail_links_ends_at').on(t.ends_at),
    check('report_mail_links_kind', sql`${t.kind} in ('confirm', 'unsubscribe')`),
    check('report_mail_links_hash', sql`length(${t.token_hash}) = 32`),
  ],
)
