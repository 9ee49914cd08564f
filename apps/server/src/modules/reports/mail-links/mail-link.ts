import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@fangshi/contract/locale'
import { confirmHours } from '@fangshi/contract/report-mail'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { insertLink, type NewLink } from './mail-links.db.ts'

const hour = 3_600_000
/** A mail may lie for long before somebody ends what it belongs to. */
const lifeMs = { confirm: confirmHours * hour, unsubscribe: 366 * 24 * hour }

/** What is kept of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Adds a link for a mail; its token is in the answer alone. */
export async function addLink(tx: Tx, { now: clock }: Context, link: NewLink): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const ends_at = new Date(now.getTime() + lifeMs[link.kind])
  return { id: await insertLink(tx, link, { hash: hashOf(token), ends_at, now }), token }
}

/** The page of a link. The token stands behind the `#`, so that no cache, referrer or log of pages has it. */
export const pageOf = (publicUrl: string, token: string, locale: Locale): string =>
  new URL(`/report_mail?lang=${locale}#${token}`, publicUrl).href

/** Where mail programs send their one call to. */
export const oneClickOf = (publicUrl: string, token: string): string =>
  new URL(`/api/report_mail/${token}`, publicUrl).href
