import fastJsonStringify from 'fast-json-stringify'
import type { Route } from '@fangshi/contract/route'
import { wireFormOf } from '@fangshi/contract/shapes'
import * as z from 'zod'

/** The JSON schema of a shape as it is written on the wire: OpenAPI 3.0 style (`nullable`) for the writer, 2020-12 for the API document. */
export function jsonSchemaOf(schema: object, target: 'openapi-3.0' | 'draft-2020-12'): Record<string, unknown> {
  const json = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    target,
    override: ({ zodSchema, jsonSchema }) => {
      const form = wireFormOf(zodSchema)
      if (!form) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
      Object.assign(jsonSchema, form)
    },
  }) as Record<string, unknown>
  delete json.$schema
  return json
}

type Write = (data: unknown) => string

/** Compiled writers. All servers of a process share them: each file of tests opens one. */
const writers = new WeakMap<Route, Write>()

/** Compiles the writer of a route's whole success envelope from its reply schema; no zod on the way out. */
export function compileWriter(route: Route): Write {
  const write = fastJsonStringify(jsonSchemaOf(route.reply, 'openapi-3.0') as never)
  const writeAll: Write = (data) => `{"code":200,"msg":"success","data":${write(data)}}`
  writers.set(route, writeAll)
  return writeAll
}

/**
 * The writer of a route's whole success envelope. It is compiled for the first answer, so that no start waits for those of
 * all routes; `npm run check` compiles them all (tools/api-document.ts).
 */
export function replyWriter(route: Route): Write {
  let write: Write | undefined
  return (data) => (write ??= writers.get(route) ?? compileWriter(route))(data)
}
