// Proves that the API document is valid OpenAPI 3.1, that its references lead somewhere and its operations have names of
// their own, and that the reply of every route can be written.
import { Validator } from '@seriousme/openapi-schema-validator'
import { product } from '../apps/server/src/app.ts'
import { openApi } from '../apps/server/src/kernel/http/openapi.ts'
import { compileWriter } from '../apps/server/src/kernel/http/writer.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string }[]
}
const document = JSON.parse(JSON.stringify(openApi(product.routes, 'http://127.0.0.1'))) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}

const faults: string[] = []
const validator = new Validator()
const { valid, errors } = await validator.validate(structuredClone(document) as never)
if (!valid) faults.push(JSON.stringify(errors))
else if (validator.version !== '3.1') faults.push(`it is of version ${validator.version}`)

const references = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? []
for (const reference of new Set(references)) {
  const name = /"#\/components\/schemas\/(\w+)"$/.exec(reference)?.[1]
  if (!name || !Object.hasOwn(document.components.schemas, name)) faults.push(`${reference} leads nowhere`)
}

const names = new Set<string>()
let operations = 0
for (const [path, methods] of Object.entries(document.paths)) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1]).join()
  for (const { operationId, parameters = [] } of Object.values(methods)) {
    operations++
    if (names.has(operationId)) faults.push(`two operations are named ${operationId}`)
    names.add(operationId)
    const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    if (declared.join() !== inPath) faults.push(`${operationId} has other parameters than ${path}`)
  }
}
if (operations !== product.routes.length)
  faults.push(`${operations} operations stand for ${product.routes.length} routes`)

for (const route of product.routes) {
  try {
    compileWriter(route)
  } catch (error) {
    faults.push(`the reply of ${route.method} ${route.path} cannot be written: ${String(error)}`)
  }
}

console.log(`${operations} operations`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
