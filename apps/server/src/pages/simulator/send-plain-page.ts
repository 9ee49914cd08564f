import type { FastifyReply } from 'fastify'

/** Text and forms of its own; no script at all. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Sends a page of a simulator, which runs no script and is kept by nobody. */
export const sendPlainPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
