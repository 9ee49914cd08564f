import { codeOf, messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { acceptedLocale, localeOf, type Locale } from '@fangshi/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { databaseError, isOutOfReach } from '../db/database-error.ts'
import { Refusal } from '../fail.ts'

/** API: header `X-Locale`, else Accept-Language, else Chinese (rules §12). */
export function requestLocale({ headers }: FastifyRequest): Locale {
  const stated = headers['x-locale']
  return typeof stated === 'string' ? localeOf(stated) : acceptedLocale(headers['accept-language'])
}

const sqlKeys: Record<string, ErrorKey> = {
  '55P03': 'BUSY', // lock time-out
  '57014': 'BUSY', // statement time-out
  '53300': 'BUSY', // too many connections
  '40001': 'BUSY', // still colliding after the retries
  '40P01': 'BUSY',
  '57P01': 'BUSY', // the database is stopping
  '57P03': 'BUSY', // it is starting
  '57P02': 'BUSY', // it has crashed and starts again
  '53100': 'BUSY', // its disk is full
  '53200': 'BUSY', // it has no memory left
  '22021': 'INVALID_INPUT', // the character 0
}

const fastifyKeys: Record<string, ErrorKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNKNOWN',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_MALFORMED',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
}

/** A full or read-only disk: `readyz` says so too. */
const isFullDisk = (code: unknown): boolean => code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS'

/** Seconds after which a busy server is worth another try. */
export const busySeconds = 2
/** The refusal of a server whose database is too slow or out of reach. */
export const busy = (): Refusal => new Refusal('BUSY', { retry_after: busySeconds })

/** Anything thrown as a refusal; INTERNAL when it was not expected. */
export function refusalOf(error: unknown, constraints: Readonly<Record<string, ErrorKey>>): Refusal {
  if (error instanceof Refusal) return error
  const sql = databaseError(error)
  if (sql) {
    const key = constraints[sql.constraint ?? ''] ?? sqlKeys[sql.code ?? '']
    if (key) return key === 'BUSY' ? busy() : new Refusal(key)
  }
  if (isOutOfReach(error)) return busy()
  const code = (error as { code?: unknown }).code
  if (isFullDisk(code)) return busy()
  const key = typeof code === 'string' ? fastifyKeys[code] : undefined
  return new Refusal(key ?? 'INTERNAL')
}

/** Answers that there is nothing here; also to a wrong method (rules §12: never 405). */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(request, reply, new Refusal('NOT_FOUND'))

/** Writes a refusal: the envelope's code is the HTTP status, `data` carries key and request id (rules §12). */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, { key, details }: Refusal): FastifyReply {
  const { fields, ...rest } = details
  const locale = requestLocale(request)
  const retryAfter = rest.retry_after
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  return reply
    .code(codeOf(key))
    .header('cache-control', 'no-store')
    .send({
      code: codeOf(key),
      msg: messageOf(key, locale),
      data: { key, request_id: request.id, ...(fields ? { fields } : {}), ...rest },
    })
}
