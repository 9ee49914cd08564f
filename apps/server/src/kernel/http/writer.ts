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

/** Compiles the writer of a route's whole success envelope from its reply schema; no zod on the way out. */
export function replyWriter(route: Route): (data: unknown) => string {
  const write = fastJsonStringify(jsonSchemaOf(route.reply, 'openapi-3.0') as never)
  return (data) => `{"code":200,"msg":"success","data":${write(data)}}`
}
