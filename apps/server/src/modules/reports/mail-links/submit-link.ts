import type { ReportLink } from '@fangshi/contract/report-mail'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { hashOf } from './mail-link.ts'
import { confirmAddress, endMails, linkBy, lockedLinkBy, type LinkRow } from './mail-links.db.ts'

function stateOf({ kind, used_at, ends_at, is_current, by_mail }: LinkRow, now: Date): ReportLink['state'] {
  // Of mails that have ended nothing is left to end.
  if (kind === 'unsubscribe' && !(is_current && by_mail)) return 'used'
  if (kind === 'confirm' && used_at) return 'used'
  return ends_at > now && is_current ? 'open' : 'ended'
}

const show = (link: LinkRow, state: ReportLink['state']): ReportLink => ({ kind: link.kind, email: link.email, state })

/** What a link would do. Throws NOT_FOUND. */
export async function reportLink(db: Db, token: string, now: Date): Promise<ReportLink> {
  const link = (await linkBy(db, hashOf(token))) ?? fail('NOT_FOUND')
  return show(link, stateOf(link, now))
}

/**
 * Confirms the address of a link, once, or ends the mails to it; ending them again changes nothing. Throws NOT_FOUND,
 * MAIL_LINK_USED, MAIL_LINK_ENDED.
 */
export async function submitLink(tx: Tx, ctx: Context, _who: null, { token }: { token: string }): Promise<ReportLink> {
  const now = ctx.now()
  const link = (await lockedLinkBy(tx, hashOf(token))) ?? fail('NOT_FOUND')
  const state = stateOf(link, now)
  if (state === 'ended') fail('MAIL_LINK_ENDED')
  if (state === 'used' && link.kind === 'confirm') fail('MAIL_LINK_USED')
  if (state === 'open') await (link.kind === 'confirm' ? confirmAddress : endMails)(tx, link, now)
  return show(link, 'used')
}
