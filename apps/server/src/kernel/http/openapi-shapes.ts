import { errors } from '@fangshi/contract/errors'
import { jsonSchemaOf } from './writer.ts'

const refusal = {
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
}

/** The schemas that a document shares under `components`. */
export class SharedShapes {
  readonly all: Record<string, object> = { Refusal: refusal }

  /** The schema of a shape. Its recursive parts become components: inside a document nothing else can name them. */
  schemaOf(shape: object, owner: string): Record<string, unknown> {
    const { $defs, ...schema } = jsonSchemaOf(shape, 'draft-2020-12')
    if (!$defs) return schema
    const named = (part: object): Record<string, unknown> =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${owner}`)) as never
    for (const [name, part] of Object.entries($defs)) this.all[owner + name] = named(part as object)
    return named(schema)
  }
}
