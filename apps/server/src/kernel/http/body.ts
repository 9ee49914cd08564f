import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { decodeForm, FormError, formSteps } from '@fangshi/contract/form'
import type { Route } from '@fangshi/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'
import { inTurns } from '../in-turns.ts'
import { jsonSteps } from './json-steps.ts'
import { readBody } from './read-body.ts'

/** How much one caller may send in one body: bytes, and fields with list items. */
export interface BodyLimits {
  bytes: number
  fields: number
}

/** Whoever has not shown a right, and requests to no route (rules §12). */
const guestLimits: BodyLimits = { bytes: 64 * 1024, fields: 1000 }
/** Bytes that take ms to look at, so that others have their turn before. */
const largeBody = 1024 * 1024
const usualLimits: BodyLimits = { bytes: 1024 * 1024, fields: 5000 }

/** What a route takes from a caller whose right was checked, or from a guest. */
export const bodyLimitsOf = ({ bodyLimit, maxFields }: Route, isGuest: boolean): BodyLimits =>
  isGuest ? guestLimits : { bytes: bodyLimit ?? usualLimits.bytes, fields: maxFields ?? usualLimits.fields }

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the caller's right was checked. */
    bodyLimits: BodyLimits | null
  }
}

const refuseForm = (error: unknown): never => {
  if (error instanceof FormError) fail(error.reason === 'malformed' ? 'BODY_MALFORMED' : 'REQUEST_TOO_COMPLEX')
  throw error
}

/** A query string as an object; refuses what is not of the grammar of forms (rules §12). */
export function parseQuery(text: string): Record<string, unknown> {
  try {
    return decodeForm(text, guestLimits.fields)
  } catch (error) {
    return refuseForm(error)
  }
}

const readForm = (bytes: Buffer, maxFields: number): Promise<object> =>
  inTurns(formSteps(bytes.toString(), maxFields)).catch(refuseForm)

const readJson = (bytes: Buffer, maxFields: number): Promise<object> => inTurns(jsonSteps(bytes, maxFields))

/**
 * Forms and JSON both work on every route with the same result. A body is read when its caller is known, up to that
 * caller's limits, and a large one in steps, so that no body holds up other calls.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyLimits', null)
  app.removeAllContentTypeParsers()
  const takes = (type: string, read: (bytes: Buffer, maxFields: number) => Promise<object>): void => {
    app.addContentTypeParser(type, async (request: FastifyRequest, payload: IncomingMessage) => {
      const limits = request.bodyLimits ?? guestLimits
      const bytes = await readBody(payload, limits.bytes)
      if (bytes.length > largeBody) await othersTurn()
      if (!isUtf8(bytes)) fail('BODY_MALFORMED')
      return bytes.length === 0 ? {} : read(bytes, limits.fields)
    })
  }
  takes('application/json', readJson)
  takes('application/x-www-form-urlencoded', readForm)
}

/** Bodies as they were sent, whatever their type, up to the caller's limit: their signatures are over the bytes. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, (request.bodyLimits ?? guestLimits).bytes),
  )
}
