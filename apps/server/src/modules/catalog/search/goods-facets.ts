import type { goodsFacets as facetsRoute } from '@fangshi/contract/catalog'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { DecodedCall, Reply } from '@fangshi/contract/route'
import { statement, type Db } from '../../../kernel/db/db.ts'
import { brandRows, classRows, type ClassRow } from '../../taxonomy/public.ts'
import { facetQuery } from '../goods/facet-query.ts'
import type { SearchWords } from '../goods/goods-filter.ts'
import { filterOf, kinderWords, wordsOf } from './list-goods.ts'

type FacetsQuery = DecodedCall<typeof facetsRoute>['query']

interface FacetRow {
  /** What the row counts: 3 class, 5 brand, 6 store, 7 everything. */
  kind: number
  class_id: number | null
  brand_id: number | null
  store_id: number | null
  count: number
  in_stock: number
  price_min: number | null
  price_max: number | null
}

const storeNames = statement('goods.facet_stores', 'select id, store_name as name from stores where id = any($1)')

/** Counts for the filters beside a list; each facet ignores its own filter. */
export async function goodsFacets(
  db: Db,
  query: FacetsQuery,
  locale: Locale,
  now: Date,
): Promise<Reply<typeof facetsRoute>> {
  const rows = await facetRows(db, query, locale, now)
  const countsOf = (column: 'class_id' | 'brand_id' | 'store_id', kind: number) =>
    new Map(rows.filter((row) => row.kind === kind && row[column] && row.count).map((row) => [row[column]!, row.count]))
  const byStore = countsOf('store_id', 6)
  const [classes, brands, stores] = await Promise.all([
    classRows(db),
    brandRows(db),
    db.rows<{ id: number; name: LocalText }>(storeNames, [[...byStore.keys()]]),
  ])
  const all = rows.find((row) => row.kind === 7)!
  return {
    classes: classFacets(classes, countsOf('class_id', 3), locale),
    brands: facets(brands, countsOf('brand_id', 5), locale),
    stores: facets(stores, byStore, locale),
    price: { min: formatMoney(all.price_min ?? 0), max: formatMoney(all.price_max ?? 0) },
    in_stock: all.in_stock,
    total: all.count,
  }
}

async function facetRows(db: Db, query: FacetsQuery, locale: Locale, now: Date): Promise<FacetRow[]> {
  const read = async (words: SearchWords | null) => {
    const { statement, values } = facetQuery(await filterOf(db, now, query, words))
    return db.rows<FacetRow>(statement, values)
  }
  const words = await wordsOf(db, query.keywords, locale)
  const rows = await read(words)
  if (rows.length > 1) return rows
  const kinder = await kinderWords(db, query.keywords, words, locale)
  return kinder ? read(kinder) : rows
}

/** Counts of the leaves, added up to every level. */
function classFacets(classes: readonly ClassRow[], leaves: ReadonlyMap<number, number>, locale: Locale) {
  const parents = new Map(classes.map(({ id, pid }) => [id, pid]))
  const counts = new Map<number, number>()
  for (const [leaf, count] of leaves) {
    for (let id: number | null | undefined = leaf; id; id = parents.get(id))
      counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return classes.flatMap(({ id, pid, name }) => {
    const count = counts.get(id)
    return count ? [{ id, pid: pid ?? 0, name: localText(name, locale), count }] : []
  })
}

/** Those that have goods, the most frequent first. */
const facets = (
  rows: readonly { id: number; name: LocalText }[],
  counts: ReadonlyMap<number, number>,
  locale: Locale,
) =>
  rows
    .flatMap(({ id, name }) => (counts.has(id) ? [{ id, name: localText(name, locale), count: counts.get(id)! }] : []))
    .sort((a, b) => b.count - a.count)
