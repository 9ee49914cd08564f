import * as z from 'zod/mini'
import { route } from './route.ts'

/**
 * What the links of mails about weekly reports do: confirm the address that they went to, or end the mails to it. Reading a link
 * changes nothing, since mail scanners open what they find; a button sends it back.
 */

export const reportLinkKinds = ['confirm', 'unsubscribe'] as const
/** How long the link of a confirmation works, in hours. */
export const confirmHours = 48

const params = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'INVALID')) })
const Link = z.object({
  kind: z.literal(reportLinkKinds),
  /** Where its mail went. */
  email: z.string(),
  /** `used`: the address is confirmed, or gets no mails already. */
  state: z.literal(['open', 'used', 'ended']),
})
export type ReportLink = z.input<typeof Link>

export const showReportLink = route('GET /report_mail/{token}', {
  area: 'Home',
  right: 'public',
  does: 'What a link of a mail about weekly reports would do.',
  params,
  reply: Link,
  fails: ['NOT_FOUND'],
})

export const submitReportLink = route('POST /report_mail/{token}', {
  area: 'Home',
  right: 'public',
  does: 'Confirms the address of a mail, once, or ends the mails to it; ending them again changes nothing.',
  /** Mail programs that end mails by themselves send a form of either encoding (RFC 8058); the token alone decides. */
  takes: 'bytes',
  params,
  reply: Link,
  fails: ['NOT_FOUND', 'MAIL_LINK_USED', 'MAIL_LINK_ENDED'],
})
