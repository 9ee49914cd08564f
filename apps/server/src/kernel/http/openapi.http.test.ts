import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '@fangshi/contract/all'
import { testApp, type TestApp } from '../../../test/app.ts'
import { mounted } from '../../app.ts'

interface Document {
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>>
}

let it: TestApp
let document: Document
beforeAll(async () => {
  it = await testApp()
  document = (await it.app.inject('/api/openapi.json')).json()
})
afterAll(() => it.close())

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

test('the document is valid OpenAPI 3.1 and its references lead somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  validator.resolveRefs() // throws for one that leads nowhere
  const references = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? []
  expect(references.filter((reference) => !reference.startsWith('"$ref":"#/components/schemas/'))).toEqual([])
})

test('it has every route, each operation under a name of its own', () => {
  expect(operations().length).toBe(allRoutes.length)
  expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(allRoutes.length)
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('the parameters of a path are those that its operations name', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1])
    for (const { parameters = [] } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(names)
    }
  }
})

test('the server mounts every route of the contract, and no other', () => {
  const label = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
  expect(mounted.map(({ route }) => label(route)).sort()).toEqual(allRoutes.map(label).sort())
})

test('the readable page lists them all, without any script', async () => {
  const answer = await it.app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  expect(answer.body).not.toContain('<script')
  for (const { method, path } of allRoutes) expect(answer.body).toContain(`<b>${method}</b> /api${path}<`)
})
