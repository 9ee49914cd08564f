import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configRoutes } from '@fangshi/contract/configs'
import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import { declaredRoutes } from '../test/every-route/declared-routes.ts'
import { product } from './app.ts'

/**
 * Every back-office write leaves a record in the audit log (rules §11). Closing a test app fails when one did not
 * (test/app.ts), so this test only shows that tests call every such route. Resources and settings share the kernel's
 * writes; every other route must be called by its name.
 */

const isOwed = ({ area, method, unaudited }: Route): boolean => area !== 'Home' && method !== 'GET' && !unaudited
const settings = Object.values(configRoutes).flatMap((routes) => Object.values(routes) as Route[])
const generic = new Set<Route>([...product.resources.flatMap(({ routes }) => routes), ...settings])

const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.http.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
/** Called by the name of its export, or, where it takes files, named by the action of its record. */
const isCalled = (name: string, action: string): boolean =>
  tests.some((text) => new RegExp(`\\((\\w+\\.)?${name}\\b`).test(text) || text.includes(`action: '${action}'`))

const owed = product.routes.filter((route) => isOwed(route) && !generic.has(route))

test.each(owed.map((route) => ({ at: `${route.method} ${route.path}`, name: declaredRoutes.get(route) ?? '?' })))(
  '$at is called in a test as $name',
  ({ at, name }) => expect(isCalled(name, at)).toBe(true),
)

test('there are such routes, and the shared writes are tested as well', () => {
  expect(owed.length).toBeGreaterThan(5)
  expect(tests.some((text) => text.includes('configRoutes'))).toBe(true)
  expect(tests.some((text) => text.includes('testPlainResource'))).toBe(true)
})
