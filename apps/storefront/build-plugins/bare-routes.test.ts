import { expect, test } from 'vitest'
import { bareRoutes } from './bare-routes.ts'

const id = '/shop/packages/contract/src/orders.ts'

function transform(code: string): string | undefined {
  const plugin = bareRoutes()
  const run = plugin.transform as (code: string, id: string) => { code: string } | undefined
  return run(code, id)?.code
}

test('routes keep what a call needs and lose their shapes, spread ones too', () => {
  const code = `const shared = { right: 'public', body: z.object({ name: z.string() }), reply: Nothing }
    export const Kept = z.object({ body: z.string() })
    export const pay = route('POST /pay', { ...shared, area: 'Home', idempotent: true, reply: z.object({ paid: z.boolean() }) })`
  const bare = transform(code) ?? ''
  expect(bare).toContain(`const shared = { right: 'public'`)
  expect(bare).toContain(`area: 'Home', idempotent: true`)
  expect(bare).toContain('Kept = z.object({ body: z.string() })')
  expect(bare).not.toMatch(/reply|name: z/)
})

test('a declaration that takes its reply from another object loses its other shapes as well', () => {
  const code = `const shared = { right: 'public', reply: Nothing, fails: ['A'] }
    export const login = route('POST /login', { ...shared, area: 'Home', fails: [...shared.fails, 'B'] })`
  expect(transform(code)).toContain(`{ ...shared, area: 'Home',  }`)
  expect(transform(code)).not.toContain('fails')
})

test('a route that answers a file still says so', () => {
  const code = `const file = { params: z.object({}), reply: FileBody }
    export const document = route('GET /files/{name}', { ...file, area: 'Home' })`
  expect(transform(code)).toContain('reply: FileBody')
  expect(transform(code)).not.toContain('params')
})

test('files without routes are left alone', () => {
  expect(transform('export const Id = z.number()')).toBeUndefined()
})
