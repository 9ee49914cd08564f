import { codeOf, messageOf, type ErrorKey } from '@fangshi/contract/errors'
import type { Route } from '@fangshi/contract/route'
import { EventStreamBody } from '@fangshi/contract/events'
import { FileBody } from '@fangshi/contract/shapes'
import { SharedShapes } from './openapi-shapes.ts'

/** The refusals that a route's declaration implies. */
const implied = (route: Route): ErrorKey[] => [
  ...(route.right === 'public' || route.right === 'guest' ? [] : (['NOT_LOGGED_IN'] as const)),
  ...(route.area !== 'Home' && route.right !== 'public' && !route.beforeSecondFactor
    ? (['SECOND_FACTOR_MISSING'] as const)
    : []),
  ...(route.right.includes('.') ? (['FORBIDDEN'] as const) : []),
  ...(route.area === 'Seller' && route.method !== 'GET' && route.right !== 'public' && !route.whileSuspended
    ? (['STORE_SUSPENDED'] as const)
    : []),
  ...(route.confirm ? (['CONFIRM_IDENTITY'] as const) : []),
  ...(route.body ? (['BODY_MALFORMED', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNKNOWN'] as const) : []),
  ...(route.idempotent ? (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const) : []),
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'BUSY',
]

const operationId = (route: Route): string =>
  `${route.method.toLowerCase()}${route.path.replace(/\W+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`

const placeholders = (path: string): string[] => Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] as string)

function parameters(route: Route, path: string, shapes: SharedShapes): object[] {
  const of = (where: 'path' | 'query', shape: object | undefined): object[] => {
    if (!shape) return []
    const { properties = {}, required = [] } = shapes.schemaOf(shape, operationId(route)) as {
      properties?: Record<string, object>
      required?: string[]
    }
    const names = new Map(placeholders(route.path).map((name, index) => [name, placeholders(path)[index]]))
    return Object.entries(properties).map(([name, schema]) => ({
      name: where === 'path' ? names.get(name) : name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  }
  return [...of('path', route.params), ...of('query', route.query), ...(route.idempotent ? [key] : [])]
}

function requestBody(route: Route, shapes: SharedShapes): object {
  if (route.takes === 'multipart') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (route.takes === 'bytes') return { requestBody: { content: { '*/*': { schema: { type: 'string' } } } } }
  if (!route.body) return {}
  const schema = shapes.schemaOf(route.body, operationId(route))
  return {
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
    },
  }
}

function contentOf({ reply }: Route, data: object, success: object): object {
  if (reply === FileBody) return { '*/*': { schema: data } }
  if (reply === EventStreamBody) return { 'text/event-stream': { schema: data } }
  return { 'application/json': { schema: success } }
}

function responses(route: Route, shapes: SharedShapes): object {
  const byCode = new Map<number, Set<string>>()
  for (const key of [...implied(route), ...(route.fails ?? [])]) {
    const lines = byCode.get(codeOf(key)) ?? new Set()
    byCode.set(codeOf(key), lines.add(`\`${key}\` ${messageOf(key, 'en')}`))
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  const data = shapes.schemaOf(route.reply, operationId(route))
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data },
  }
  return {
    200: {
      description: 'Success.',
      content: contentOf(route, data, success),
    },
    ...Object.fromEntries(
      [...byCode].map(([code, lines]) => [code, { description: [...lines].join('\n\n'), content }]),
    ),
  }
}

function operation(route: Route, path: string, shapes: SharedShapes): object {
  const parameterList = parameters(route, path, shapes)
  return {
    operationId: operationId(route),
    summary: route.does,
    tags: [route.area],
    ...(route.right === 'public' ? {} : { security: route.right === 'guest' ? [{}, { token: [] }] : [{ token: [] }] }),
    ...(parameterList.length ? { parameters: parameterList } : {}),
    ...requestBody(route, shapes),
    responses: responses(route, shapes),
  }
}

/** The OpenAPI 3.1 document: a loop over the routes. */
export function openApi(routes: readonly Route[], publicUrl: string): object {
  const shapes = new SharedShapes()
  // To OpenAPI, paths that differ only in the names of their parameters are one: the first route names them.
  const pathOf = new Map<string, string>()
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const place = route.path.replace(/\{\w+\}/g, '{}')
    const path = pathOf.get(place) ?? route.path
    pathOf.set(place, path)
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operation(route, path, shapes)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fangshi 坊市', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: shapes.all },
  }
}
