import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isResource } from '@fangshi/contract/resource'
import type { Route } from '@fangshi/contract/route'

const contract = join(import.meta.dirname, '../../../../packages/contract/src')

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'right' in value

/** The routes in an exported value: a route, a resource, or a table of routes such as that of the settings. */
function routesIn(value: unknown): Route[] {
  if (isRoute(value)) return [value]
  if (isResource(value)) return value.routes
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('_zod' in value) ? Object.values(value).flatMap(routesIn) : []
}

const exported = await Promise.all(
  readdirSync(contract)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => import(join(contract, file)) as Promise<Record<string, unknown>>),
)

/** Every route that the files of the contract export, each once, with the name of its export. */
export const declaredRoutes: ReadonlyMap<Route, string> = new Map(
  exported.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => routesIn(value).map((route) => [route, name] as const)),
  ),
)
