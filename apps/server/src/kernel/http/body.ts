import { decodeForm, FormError } from '@fangshi/contract/form'
import type { FastifyInstance } from 'fastify'
import { fail } from '../fail.ts'

const poison = /"(?:__proto__|constructor|prototype)"\s*:/

/** JSON, refused when it names `__proto__`. */
function parseJson(text: string): unknown {
  if (poison.test(text)) fail('BODY_MALFORMED')
  try {
    return JSON.parse(text)
  } catch {
    return fail('BODY_MALFORMED')
  }
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
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, body === '' ? {} : parse(String(body)))
      } catch (error) {
        done(error as Error)
      }
    })
  }
  takes('application/json', parseJson)
  takes('application/x-www-form-urlencoded', parseForm)
}
