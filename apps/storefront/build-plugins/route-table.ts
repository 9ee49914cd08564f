import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const assignment = 'window.__reactRouterManifest='

interface Table {
  routes: Record<string, { id: string; imports?: readonly string[] }>
}

/**
 * The script of the route table without the chunks of each page, which are most of it and which only links that load their
 * page ahead need; those of the pages `ahead`, by route id, stay. Throws when it has none of them.
 */
export function slimRouteTable(script: string, ahead: readonly string[]): string {
  if (!script.startsWith(assignment)) throw new Error('the route table is not written as expected')
  const table = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as Table
  const missing = ahead.filter((id) => !table.routes[id])
  if (missing.length) throw new Error(`the route table has no ${missing.join(', ')}`)
  const routes = Object.values(table.routes).map(({ imports, ...route }) => [
    route.id,
    ahead.includes(route.id) ? { ...route, imports } : route,
  ])
  return `${assignment}${JSON.stringify({ ...table, routes: Object.fromEntries(routes) })};`
}

/** The same for the file of a built client. */
export async function slimRouteTableOf(client: string, ahead: readonly string[]): Promise<void> {
  const assets = path.join(client, 'assets')
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-[\da-f]+\.js$/.test(file))
  if (!name || others.length) throw new Error('the build has not one route table')
  const file = path.join(assets, name)
  await writeFile(file, slimRouteTable(await readFile(file, 'utf8'), ahead))
}
