import { codeOf, messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { Refusal } from '../fail.ts'

/** API: header `X-Locale`, else Accept-Language, else Chinese (rules §12). */
export const requestLocale = (request: FastifyRequest): Locale =>
  localeOf((request.headers['x-locale'] as string | undefined) ?? request.headers['accept-language'])

const sqlKeys: Record<string, ErrorKey> = {
  '55P03': 'BUSY', // lock time-out
  '57014': 'BUSY', // statement time-out
  '53300': 'BUSY', // too many connections
  '40001': 'BUSY', // still colliding after the retries
  '40P01': 'BUSY',
}

const fastifyKeys: Record<string, ErrorKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNKNOWN',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_MALFORMED',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
}

/** Drizzle wraps the driver's error; the cause has the constraint. */
const databaseError = (error: unknown): pg.DatabaseError | null => {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return at
  return null
}

/** Any thrown thing as a refusal; INTERNAL when nobody foresaw it. */
export function refusalOf(error: unknown, constraints: Readonly<Record<string, ErrorKey>>): Refusal {
  if (error instanceof Refusal) return error
  const sql = databaseError(error)
  if (sql) {
    const key = constraints[sql.constraint ?? ''] ?? sqlKeys[sql.code ?? '']
    if (key) return new Refusal(key)
  }
  const code = (error as { code?: unknown }).code
  const key = typeof code === 'string' ? fastifyKeys[code] : undefined
  return new Refusal(key ?? 'INTERNAL')
}

/** Writes a refusal: the envelope's code is the HTTP status, `data` carries key and request id (rules §12). */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, { key, details }: Refusal): FastifyReply {
  const { fields, ...rest } = details
  const locale = requestLocale(request)
  const retryAfter = rest.retry_after
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  return reply.code(codeOf(key)).send({
    code: codeOf(key),
    msg: messageOf(key, locale),
    data: { key, request_id: request.id, ...(fields ? { fields } : {}), ...rest },
  })
}
