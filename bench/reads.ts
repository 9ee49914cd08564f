import { facetPaths, get, searchPaths } from './cases.ts'
import { measure, type Budget } from './measure.ts'
import { isAsked } from './options.ts'
import type { World } from './world.ts'

interface Case {
  name: string
  paths: readonly string[]
  budget?: Budget
}

const pathsOf = async ({ db }: World, text: string, path: (id: number) => string): Promise<string[]> =>
  (await db.pool.query<{ id: number }>(text)).rows.map(({ id }) => path(id))

/** Every page of a list, up to the last one that it names. */
const allPages = (lastPage: number, query = ''): string[] =>
  Array.from({ length: lastPage }, (_, index) => `/api/goods?page=${index + 1}${query}`)

const sorts = ['', '&sort=sales', '&sort=newest', '&sort=price_up', '&sort=price_down']
const ofStore = '&store_id=1'

/** The paths that shoppers read. All goods of the catalogue are in the first store. */
async function readCases(world: World, lastPage: number): Promise<Record<string, Case>> {
  const classes = await pathsOf(
    world,
    `select c.id from goods_classes c where exists (select from goods g where g.class_path @> array[c.id]) order by c.id`,
    (id) => `/api/goods?class_id=${id}`,
  )
  const details = await pathsOf(
    world,
    'select id from goods where listed order by id limit 500',
    (id) => `/api/goods/${id}`,
  )
  return {
    list: { name: 'list, every page', paths: allPages(lastPage), budget: { perSecond: 2000, cpuMs: 0.7 } },
    sorted: { name: 'list, every page and order', paths: sorts.flatMap((sort) => allPages(lastPage, sort)) },
    of_store: {
      name: 'list of a store, every page',
      paths: allPages(lastPage, ofStore),
      budget: { perSecond: 2000, cpuMs: 0.7 },
    },
    deep: { name: 'list of a store, page 1000', paths: [`/api/goods?page=1000${ofStore}`] },
    category: { name: 'category', paths: classes, budget: { cpuMs: 0.5 } },
    search: { name: 'search', paths: searchPaths, budget: { cpuMs: 0.8 } },
    detail: { name: 'detail', paths: details, budget: { cpuMs: 0.6 } },
    facets: { name: 'facets', paths: facetPaths },
    stores: { name: 'list of stores', paths: ['/api/stores', '/api/stores?sort=newest'] },
  }
}

/** The names of the cases. */
export const readNames = ['list', 'sorted', 'of_store', 'deep', 'category', 'search', 'detail', 'facets', 'stores']

/** Measures reads without a cache between calls; `label` names the catalogue. */
export async function measureReads(world: World, label: string): Promise<void> {
  if (!isAsked(...readNames)) return
  const api = await world.serve({ PAGE_CACHE_MS: '0' })
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/goods`)
  const { data } = (await answer.json()) as { data: { last_page: number } }
  for (const [key, { name, paths, budget = {} }] of Object.entries(await readCases(world, data.last_page))) {
    if (isAsked(key)) await measure(name + label, api, get(paths), { budget })
  }
  await api.stop()
}
