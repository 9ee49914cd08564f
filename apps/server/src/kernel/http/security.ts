import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** The policy of API answers and files: nothing may load or frame anything. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The policy of a page that is text alone, with its own styles: the API's documentation. */
export const textPolicy = `${closedPolicy}; style-src 'unsafe-inline'`

/**
 * The policy of pages: own files only; inline scripts by nonce or hash. `connect` adds sources of calls, `images` origins
 * of pictures.
 */
export const pagePolicy = (scripts: string, { connect = '', images = [] as readonly string[] } = {}): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${connect}`.trimEnd(),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Alipay’s pages for browsers are opened by a form (rules §6), and lead to other hosts of theirs.
    "form-action 'self' https://*.alipay.com",
  ].join('; ')

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** A year in which browsers ask for this host over https alone. Its other subdomains decide for themselves. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' }

type Site = Pick<Config, 'publicUrl'>

const headersOf = ({ publicUrl }: Site) => ({ ...commonHeaders, ...(publicUrl.startsWith('https:') ? httpsOnly : {}) })

/** The headers of an answer that is no page. CORS stays closed: no answer names an origin. */
export const securityHeaders = (site: Site) => ({ ...headersOf(site), 'content-security-policy': closedPolicy })

/** Security headers on every answer; pages bring their own policy. */
export function secureHeaders(app: FastifyInstance, site: Site): void {
  const [ofPages, ofOthers] = [headersOf(site), securityHeaders(site)]
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(reply.hasHeader('content-security-policy') ? ofPages : ofOthers)
  })
}
