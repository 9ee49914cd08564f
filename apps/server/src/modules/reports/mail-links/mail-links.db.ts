import type { ReportLink } from '@fangshi/contract/report-mail'
import type { Locale, LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

type Kind = ReportLink['kind']

const queueUp = statement(
  'reports.confirm_queue_up',
  `select pg_advisory_xact_lock(hashtext('report mail ' || key)) from unnest($1::text[]) as k (key) order by key`,
)
const recent = statement(
  'reports.confirm_sends',
  `select (select min(created_at) from (select created_at from report_mail_links
             where subscription_id = $1 and kind = 'confirm' and created_at > $3 order by created_at desc limit $4) a
           having count(*) >= $4) as full_account,
          (select min(created_at) from (select created_at from report_mail_links
             where lower(email) = lower($2) and kind = 'confirm' and created_at > $3 order by created_at desc limit $4) b
           having count(*) >= $4) as full_address`,
)
interface Sends {
  /** The oldest of the most sends since, of the account and of the address; null when there are fewer. */
  full_account: Date | null
  full_address: Date | null
}
/** Confirmations that were sent since; concurrent ones of one account or address wait here for each other. */
export async function recentSends(
  tx: Tx,
  of: { id: number; email: string },
  since: Date,
  most: number,
): Promise<Sends> {
  await tx.rows(queueUp, [[String(of.id), of.email.toLowerCase()]])
  return (await tx.row<Sends>(recent, [of.id, of.email, since, most])) as Sends
}

const insert = statement(
  'reports.add_link',
  `insert into report_mail_links (subscription_id, kind, email, token_hash, ends_at, created_at)
   values ($1, $2, $3, $4, $5, $6) returning id`,
)
export interface NewLink {
  subscription_id: number
  kind: Kind
  email: string
}
export const insertLink = async (
  tx: Tx,
  { subscription_id, kind, email }: NewLink,
  { hash, ends_at, now }: { hash: Buffer; ends_at: Date; now: Date },
): Promise<number> =>
  ((await tx.row<{ id: number }>(insert, [subscription_id, kind, email, hash, ends_at, now])) as { id: number }).id

const end = statement(
  'reports.end_confirmations',
  `update report_mail_links set ends_at = $2 where subscription_id = $1 and kind = 'confirm' and used_at is null and ends_at > $2`,
)
/** The links that were sent to confirm an address work no longer. */
export const endConfirmations = (tx: Tx, subscriptionId: number, now: Date) => tx.rows(end, [subscriptionId, now])

const endOne = statement(
  'reports.end_link',
  'update report_mail_links set ends_at = $2 where id = $1 and used_at is null and ends_at > $2',
)
/** A link works no longer. */
export const endLink = (db: Db, id: number, now: Date) => db.rows(endOne, [id, now])

const ofToken =
  'from report_mail_links l join report_subscriptions s on s.id = l.subscription_id where l.token_hash = $1'
const one = statement(
  'reports.link',
  `select l.id, l.subscription_id, l.kind, l.email, l.ends_at, l.used_at, s.email = l.email as is_current, s.by_mail ${ofToken}`,
)
const lock = statement('reports.lock_link', `select s.id ${ofToken} for update of s`)
export interface LinkRow extends NewLink {
  id: number
  ends_at: Date
  used_at: Date | null
  /** The subscription still has this address. */
  is_current: boolean
  by_mail: boolean
}
/** The link of a token by its hash. */
export const linkBy = (db: Db, hash: Buffer) => db.row<LinkRow>(one, [hash])
/** The same with its subscription locked: whoever waited for that reads what became of the link. */
export async function lockedLinkBy(tx: Tx, hash: Buffer): Promise<LinkRow | undefined> {
  await tx.rows(lock, [hash])
  return linkBy(tx, hash)
}

const use = statement('reports.use_link', 'update report_mail_links set used_at = $2 where id = $1')
const confirm = statement('reports.confirm_address', 'update report_subscriptions set confirmed_at = $2 where id = $1')
/** Marks a link as used and its address as confirmed. */
export async function confirmAddress(tx: Tx, link: LinkRow, now: Date): Promise<void> {
  await tx.rows(use, [link.id, now])
  await tx.rows(confirm, [link.subscription_id, now])
}

const unsubscribe = statement(
  'reports.end_mails',
  'update report_subscriptions set by_mail = false, confirmed_at = null where id = $1',
)
/** Ends the mails of a link's subscription; before others its address has to be confirmed again. */
export async function endMails(tx: Tx, link: LinkRow, now: Date): Promise<void> {
  await tx.rows(use, [link.id, now])
  await tx.rows(unsubscribe, [link.subscription_id])
}

const sending = statement(
  'reports.confirmation',
  `select l.email, s.area, s.locale, t.store_name from report_mail_links l join report_subscriptions s on s.id = l.subscription_id
     left join stores t on t.id = s.store_id
    where l.id = $1 and l.used_at is null and l.ends_at > $2 and s.email = l.email`,
)
export interface ConfirmationRow {
  email: string
  area: 'Seller' | 'Admin'
  locale: Locale
  store_name: LocalText | null
}
/** What the mail of a link that still works says. */
export const confirmationOf = (db: Db, id: number, now: Date) => db.row<ConfirmationRow>(sending, [id, now])

const sweep = statement('reports.sweep_links', 'delete from report_mail_links where ends_at < $1')
export const sweepLinks = (db: Db, before: Date) => db.rows(sweep, [before])
