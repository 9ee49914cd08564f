import type { FastifyInstance } from 'fastify'

/** The policy of API answers and files: nothing may load or frame anything. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

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
    "form-action 'self'",
  ].join('; ')

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** The headers of an answer that is no page. CORS stays closed: no answer names an origin. */
export const securityHeaders = { ...commonHeaders, 'content-security-policy': closedPolicy }

/** Security headers on every answer; pages bring their own policy. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(reply.hasHeader('content-security-policy') ? commonHeaders : securityHeaders)
  })
}
