import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { product } from '../../app.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

test('the document that is served has every route (tools/api-document.ts proves that it is valid)', async () => {
  const { openapi, paths } = (await it.app.inject('/api/openapi.json')).json() as {
    openapi: string
    paths: Record<string, object>
  }
  expect(openapi).toBe('3.1.0')
  expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(product.routes.length)
})

test('the readable page lists them all, without any script', async () => {
  const answer = await it.app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'",
  )
  expect(answer.body).not.toContain('<script')
  for (const { method, path } of product.routes) expect(answer.body).toContain(`<b>${method}</b> /api${path}<`)
})
