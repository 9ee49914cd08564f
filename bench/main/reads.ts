import { facetPaths, get, searchPaths } from '../load/shop-calls.ts'
import { cpuOf, measure, type Budget } from '../load/measure.ts'
import { isAsked } from '../load/options.ts'
import type { World } from '../world/world.ts'

interface Case {
  name: string
  paths: readonly string[]
  budget?: Budget
  /** The case of the small catalogue that this one is compared with when the catalogue is large; otherwise itself. */
  like?: string
  /** What happens before it is measured. */
  prepare?: () => Promise<unknown>
}

const pathsOf = async ({ db }: World, text: string, path: (id: number) => string): Promise<string[]> =>
  (await db.pool.query<{ id: number }>(text)).rows.map(({ id }) => path(id))

/** Every page of a list, up to the last one that it names. */
const allPages = (lastPage: number, query = ''): string[] =>
  Array.from({ length: lastPage }, (_, index) => `/api/goods?page=${index + 1}${query}`)

const sorts = ['', '&sort=sales', '&sort=newest', '&sort=price_up', '&sort=price_down']
const ofStore = '&store_id=1'

/** The last page that the list route takes. */
const furthest = 1000

/**
 * The paths that shoppers read. All goods of the catalogue are in the first store. `lastPage` is the last page that the
 * list names, `realLast` the last one that it answers.
 */
async function readCases(
  world: World,
  { lastPage, realLast, perPage }: { lastPage: number; realLast: number; perPage: number },
): Promise<Record<string, Case>> {
  // The last page of a small catalogue is not full, so full pages are compared with its first one.
  const page = (number: number): Pick<Case, 'paths' | 'budget' | 'like'> => ({
    paths: [`/api/goods?page=${number}${ofStore}`],
    budget: { cpuMs: 0.7 },
    like: 'first',
  })
  const middle = Math.ceil(realLast / 2)
  const classesWith = (goods: number): Promise<string[]> =>
    pathsOf(
      world,
      `select path_id as id from goods, unnest(class_path) as path_id where listed group by 1 having count(*) >= ${goods} order by 1`,
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
    far: {
      name: `list of a store, pages 1 to ${realLast}`,
      paths: allPages(realLast, ofStore),
      budget: { cpuMs: 0.7 },
    },
    first: { name: 'list of a store, first page', ...page(1) },
    middle: { name: `list of a store, page ${middle}`, ...page(middle) },
    last: { name: `list of a store, page ${realLast}`, ...page(realLast) },
    // Most categories of a small catalogue do not fill a page; those of a large one are compared with those that do.
    full_category: { name: 'category, full pages', paths: await classesWith(perPage), budget: { cpuMs: 0.7 } },
    category: { name: 'category', paths: await classesWith(1), budget: { cpuMs: 0.5 }, like: 'full_category' },
    search: { name: 'search', paths: searchPaths, budget: { cpuMs: 0.8 } },
    detail: { name: 'detail', paths: details, budget: { cpuMs: 0.6 } },
    facets: { name: 'facets', paths: facetPaths },
    stores: { name: 'list of stores', paths: ['/api/stores', '/api/stores?sort=newest'] },
    rewritten: {
      name: 'search after all were rewritten',
      paths: searchPaths,
      budget: { cpuMs: 1.2 },
      prepare: () => world.db.pool.query(`update goods_search set tokens = tokens || array['zz', goods_id::text]`),
    },
  }
}

/** The names of the cases. */
const readNames =
  'list sorted of_store far first middle last full_category category search detail facets stores rewritten'.split(' ')

/** Processor time of each case, in ms. */
export type ReadTimes = ReadonlyMap<string, number>

/**
 * Measures reads without a cache between calls. `large` is the label of a larger catalogue with the times of the small one:
 * a third fewer calls, so half as much time again, is the most that its size may cost.
 */
export async function measureReads(world: World, large?: { label: string; small: ReadTimes }): Promise<ReadTimes> {
  const times = new Map<string, number>()
  if (!isAsked(...readNames)) return times
  const api = await world.serve({ PAGE_CACHE_MS: '0' })
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/goods`)
  const { data } = (await answer.json()) as { data: { last_page: number; per_page: number } }
  const { rows } = await world.db.pool.query<{ n: number }>('select count(*)::int as n from goods where listed')
  const realLast = Math.min(furthest, Math.ceil(rows[0]!.n / data.per_page))
  for (const [key, { name, paths, budget = {}, like = key, prepare }] of Object.entries(
    await readCases(world, { lastPage: data.last_page, realLast, perPage: data.per_page }),
  )) {
    // What prepares a case writes every row, which takes minutes in the large catalogue.
    if (!isAsked(key) || (large && prepare)) continue
    await prepare?.()
    const small = large?.small.get(like)
    const allowed = small === undefined ? budget : { cpuMs: Math.round(150 * small) / 100 }
    await measure(name + (large?.label ?? ''), api, get(paths), { budget: allowed })
    times.set(key, cpuOf())
  }
  await api.stop()
  return times
}
