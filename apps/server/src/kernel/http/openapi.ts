import { codeOf, errors, messageOf } from '@fangshi/contract/errors'
import type { Route } from '@fangshi/contract/route'
import { jsonSchemaOf } from './writer.ts'

const general = (route: Route): string[] => [
  ...(route.right === 'public' || route.right === 'guest' ? [] : ['NOT_LOGGED_IN']),
  ...(route.right.includes('.') ? ['FORBIDDEN'] : []),
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
]

function parameters(route: Route): object[] {
  const of = (where: 'path' | 'query', schema: object | undefined): object[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchemaOf(schema, 'draft-2020-12') as {
      properties?: Record<string, object>
      required?: string[]
    }
    return Object.entries(properties).map(([name, form]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: form,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  }
  return [...of('path', route.params), ...of('query', route.query), ...(route.idempotent ? [key] : [])]
}

function requestBody(route: Route): object {
  if (route.takes === 'multipart') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!route.body) return {}
  const schema = jsonSchemaOf(route.body, 'draft-2020-12')
  return {
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
    },
  }
}

function responses(route: Route): object {
  const byCode = new Map<number, string[]>()
  for (const key of [...general(route), ...(route.fails ?? [])] as (keyof typeof errors)[]) {
    byCode.set(codeOf(key), [...(byCode.get(codeOf(key)) ?? []), `\`${key}\` ${messageOf(key, 'en')}`])
  }
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return {
    200: {
      description: 'Success.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'msg', 'data'],
            properties: {
              code: { const: 200 },
              msg: { type: 'string' },
              data: jsonSchemaOf(route.reply, 'draft-2020-12'),
            },
          },
        },
      },
    },
    ...Object.fromEntries(
      [...byCode].map(([code, keys]) => [code, { description: keys.join('\n\n'), content: refusal }]),
    ),
  }
}

const operation = (route: Route): object => ({
  operationId: `${route.method.toLowerCase()}${route.path.replace(/\W+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
  summary: route.does,
  tags: [route.area],
  ...(route.right === 'public' ? {} : { security: route.right === 'guest' ? [{}, { token: [] }] : [{ token: [] }] }),
  ...(parameters(route).length ? { parameters: parameters(route) } : {}),
  ...requestBody(route),
  responses: responses(route),
})

/** The OpenAPI 3.1 document: a loop over the routes. */
export function openApi(routes: readonly Route[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route)
  return {
    openapi: '3.1.0',
    info: { title: 'Fangshi 坊市', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'msg', 'data'],
          properties: {
            code: { type: 'integer' },
            msg: { type: 'string' },
            data: {
              type: 'object',
              required: ['key', 'request_id'],
              properties: {
                key: { type: 'string', enum: Object.keys(errors) },
                request_id: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}
