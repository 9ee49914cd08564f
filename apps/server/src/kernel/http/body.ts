import { isUtf8 } from 'node:buffer'
import { decodeForm, FormError } from '@fangshi/contract/form'
import type { FastifyInstance } from 'fastify'
import { fail } from '../fail.ts'

const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])
/** Texts that may contain a reserved key, written out or escaped; only these are checked key by key, which is slow. */
const suspicious = /__proto__|constructor|prototype|\\u00/

const refuseReserved = (key: string, value: unknown): unknown =>
  reservedKeys.has(key) ? fail('BODY_MALFORMED') : value

/** A JSON object. Throws BODY_MALFORMED for other JSON and for keys that would change an object's prototype. */
function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text, suspicious.test(text) ? refuseReserved : undefined)
  } catch {
    return fail('BODY_MALFORMED')
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : fail('BODY_MALFORMED')
}

/** A form body or query string as an object; refuses what is not of the grammar (rules §12). */
export function parseForm(text: string): Record<string, unknown> {
  try {
    return decodeForm(text)
  } catch (error) {
    if (error instanceof FormError) fail('BODY_MALFORMED')
    throw error
  }
}

/** Forms and JSON both work on every route with the same result. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const takes = (type: string, parse: (text: string) => unknown): void => {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        if (typeof body === 'string' || !isUtf8(body)) fail('BODY_MALFORMED')
        done(null, body.length === 0 ? {} : parse(body.toString()))
      } catch (error) {
        done(error as Error)
      }
    })
  }
  takes('application/json', parseJson)
  takes('application/x-www-form-urlencoded', parseForm)
}
