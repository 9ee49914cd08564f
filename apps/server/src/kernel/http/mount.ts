import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { Button } from '@fangshi/contract/resource'
import type { Route } from '@fangshi/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'
import type { SharedRow } from '../db/shared-tx.ts'
import { inTx } from '../db/tx.ts'
import { fail } from '../fail.ts'
import { admit, tokenOf } from './admit.ts'
import { acceptBytes, bodyLimitsOf, parseQuery } from './body.ts'
import { requestLocale } from './envelope.ts'
import { isAnswered, once } from './idempotency.ts'
import { PlainAnswer, type CallOf, type MountedRoute, type Once, type UploadedFile } from './on.ts'
import { sendEvents, sendFile } from './send-file.ts'
import { validate } from './validate.ts'
import type { Guard, InSession, Who } from './who.ts'
import { replyWriter } from './writer.ts'

interface ApiOptions {
  ctx: Context
  guard: Guard
  routes: readonly MountedRoute[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the route's right was checked; null for a guest. */
    caller: InSession<Who> | null
    /** The client's address, kept because a socket that has closed has none any more. */
    address: string
  }
}

/** What the log says of a back-office write whose handler kept no record. */
export const unrecordedWrite = 'a write of the back offices kept no record in the audit log'

/** What a handler gets for its duties in the back offices: the audit log and the buttons (rules §11). */
function auditContext(ctx: Context, guard: Guard, route: Route, request: FastifyRequest, who: Who | null) {
  const isOwed = route.area !== 'Home' && route.method !== 'GET' && !route.unaudited
  const action = route.right.includes('.') ? route.right : `${route.method} ${route.path}`
  let hasRun = false
  let isWritten = false
  const auditAs: CallOf<Route>['auditAs'] = async (tx, by, ...changes) => {
    isWritten = true
    await guard.audit(tx, { who: by, action, ip: request.address, request_id: request.id }, changes)
  }
  const audit: CallOf<Route>['audit'] = async (tx, ...changes) => {
    if (who) await auditAs(tx, who, ...changes)
  }
  return {
    audit,
    auditAs,
    /** The handler runs; the repeated call of an idempotent route is answered without it. */
    begin: (): void => void (hasRun = true),
    press: async (screen: string, ...anyOf: Button[]): Promise<void> => {
      if (!who || !(await guard.mayPress(who, screen, anyOf))) fail('FORBIDDEN')
    },
    /** A write whose handler kept no record leaves at least that it was made. It is a fault of the handler's. */
    close: async (params: unknown): Promise<void> => {
      if (!isOwed || !hasRun || isWritten) return
      ctx.log.error({ action }, unrecordedWrite)
      await inTx(ctx.db, (tx) => audit(tx, { target: targetOf(params) }))
    },
  }
}

const targetOf = (params: unknown): string => Object.values((params ?? {}) as object).join(',')

/** A body that breaks off is not a fault of ours; one that is too large has its own answer. */
function refuseBrokenFile(error: { code?: unknown }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw error
  return fail('BODY_MALFORMED')
}

async function readFile(request: FastifyRequest, limit: number): Promise<UploadedFile> {
  const part = await request
    .file({ limits: { fileSize: limit, files: 1, fields: 10, fieldSize: 1000 } })
    .catch(() => undefined)
  if (!part) return fail('FILE_MISSING')
  const bytes = await part.toBuffer().catch(refuseBrokenFile)
  const fields: Record<string, string> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field && !Array.isArray(field) && field.type === 'field') fields[name] = String(field.value)
  }
  return { name: part.fieldname, bytes, fields }
}

/** Mounts every route once: rights, validation, idempotency, envelope. Their paths begin with `/api`. */
export async function mountApi(app: FastifyInstance, { ctx, guard, routes }: ApiOptions): Promise<void> {
  if (routes.some(({ route }) => route.takes === 'multipart')) await app.register(multipart)
  app.decorateRequest('caller', null)
  app.decorateRequest('address', '')
  for (const mounted of routes.filter(({ route }) => route.takes !== 'bytes')) mountRoute(app, { ctx, guard }, mounted)
  await app.register(async (scope) => {
    acceptBytes(scope)
    for (const mounted of routes.filter(({ route }) => route.takes === 'bytes'))
      mountRoute(scope, { ctx, guard }, mounted)
  })
}

function mountRoute(
  app: FastifyInstance,
  { ctx, guard }: Omit<ApiOptions, 'routes'>,
  { route, handle, callsOnce }: MountedRoute,
): void {
  const write = replyWriter(route)
  const label = `${route.method} ${route.path}`
  app.route({
    method: route.method,
    url: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: whoever may not call has nothing parsed.
    onRequest: async (request, reply) => {
      request.address = request.ip
      request.caller = await admit(guard, route, request, reply)
      request.bodyLimits = bodyLimitsOf(route, request.caller === null)
    },
    handler: async (request, reply) => {
      const { caller: who } = request
      const input = {
        params: route.params ? validate(route.params, request.params) : undefined,
        query: validateQuery(route, request),
        body: validateBody(route, request),
      }
      const file = route.takes === 'multipart' ? await readFile(request, route.bodyLimit ?? 1024 * 1024) : null
      const duties = auditContext(ctx, guard, route, request, who)
      const { audit, auditAs, press, begin } = duties
      const origin = {
        locale: requestLocale(request),
        ip: request.address,
        userAgent: userAgentOf(request),
        token: tokenOf(request),
      }
      const raw = route.takes === 'bytes' ? { body: bytesOf(request), headers: request.headers } : null
      const call = { ctx, ...origin, file, raw, who, audit, auditAs, press, ...input }
      const run = (whole: object): Promise<unknown> => {
        begin()
        return handle(whole as never)
      }
      const answer = (): Promise<unknown> => {
        if (!route.idempotent) return run(call)
        const [by, key] = [who ?? fail('NOT_LOGGED_IN'), idempotencyKey(request)]
        const underKey = (effect: (tx: Tx) => Promise<unknown>, shared?: SharedRow) =>
          once(ctx.db, by, label, key, input, effect, shared)
        if (!callsOnce) return underKey((tx) => run({ ...call, tx }))
        const inSteps: Once = (effect, shared) =>
          underKey((tx) => {
            begin()
            return effect(tx)
          }, shared) as ReturnType<typeof effect>
        const isRepeated = () => isAnswered(ctx.db, by, label, key)
        return handle({ ...call, once: inSteps, isRepeated } as never)
      }
      const data = await answer()
      await duties.close(input.params)
      if (data instanceof Blob) return sendFile(reply, data)
      if (data instanceof PlainAnswer) return reply.code(data.status).type('text/plain').send(data.text)
      if (data instanceof Readable) return sendEvents(reply, data)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(write(data))
    },
  })
}

/** Empty for a request without a body. */
const bytesOf = ({ body }: FastifyRequest): Buffer => (body instanceof Buffer ? body : Buffer.alloc(0))

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent']?.slice(0, 300) ?? ''

function validateQuery(route: Route, request: FastifyRequest): unknown {
  const at = request.url.indexOf('?')
  return validatePart(route.query, at < 0 ? {} : parseQuery(request.url.slice(at + 1)))
}

function validateBody(route: Route, request: FastifyRequest): unknown {
  if (route.takes) return undefined
  if (request.headers['content-type']?.startsWith('multipart/')) fail('MEDIA_TYPE_UNKNOWN')
  return validatePart(route.body, request.body ?? {})
}

/** Where a route declares nothing, nothing may be sent: unknown keys are refused (rules §12). */
function validatePart(shape: Route['body'], input: object): unknown {
  if (shape) return validate(shape, input)
  const [unknown] = Object.keys(input)
  return unknown === undefined ? undefined : fail('INVALID_INPUT', { fields: { [unknown]: 'UNKNOWN_KEY' } })
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return fail('IDEMPOTENCY_KEY_MISSING')
  return key
}
