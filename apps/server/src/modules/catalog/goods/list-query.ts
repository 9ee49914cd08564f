import type { goodsSorts } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import { filterToken, nameToken } from '../search-index/search-index.ts'
import { packedCardsOf } from './cards.db.ts'
import { goodsCount } from '../schema.ts'
import type { CardRow } from './goods.show.ts'
import { conditions, hasWords, Shape, type GoodsFilter, type Query, type SearchWords } from './goods-filter.ts'

export type GoodsSort = (typeof goodsSorts)[number]

/** Totals are counted up to this number. */
export const totalCap = 1000

/** Rows of a page where the caller names no number, and the most that a page has. */
export const usualSize = 30
const largestSize = 100

/** What listings are sorted by before their ids. */
const keys: Record<GoodsSort, { column?: 'sale_count' | 'comment_count' | 'price_cents'; direction: '' | ' desc' }> = {
  default: { column: 'sale_count', direction: ' desc' },
  sales: { column: 'sale_count', direction: ' desc' },
  comments: { column: 'comment_count', direction: ' desc' },
  newest: { direction: ' desc' },
  price_up: { column: 'price_cents', direction: '' },
  price_down: { column: 'price_cents', direction: ' desc' },
}
/** The types of what listings are sorted by. */
const keyTypes = { sale_count: 'int', comment_count: 'int', price_cents: 'bigint', goods_id: 'bigint' } as const

const columnsOf = (sort: GoodsSort): (keyof typeof keyTypes)[] => [
  ...(keys[sort].column ? [keys[sort].column] : []),
  'goods_id',
]
/** What a card stands at in the order. */
export const keyOf = (sort: GoodsSort, card: CardRow): number[] =>
  columnsOf(sort).map((column) => (column === 'goods_id' ? card.id : card[column]))
const orderBy = (alias: string, sort: GoodsSort, first: readonly string[] = []): string =>
  `order by ${[...first, ...columnsOf(sort).map((column) => `${alias}.${column}${keys[sort].direction}`)].join(', ')}`

interface ListPage {
  locale: Locale
  limit: number
  offset: number
  /** The key of the row from which the offset counts; without it, the first one. Not for searches. */
  from?: readonly number[] | undefined
}

/** One page of packed cards; each also carries the total, counted up to one beyond the cap. */
export function listQuery(filter: GoodsFilter, sort: GoodsSort, { locale, limit, offset, from }: ListPage): Query {
  const shape = new Shape(`goods.list.${sort}`)
  shape.value(locale)
  const page = pageOf(filter, limit, offset, shape)
  if (filter.words) return shape.query(wordsList(filter, filter.words, sort, page, shape))
  const start = from ? ` and ${notBefore(sort, from, shape)}` : ''
  return shape.query(plainList(filter, sort, page, shape, start))
}

function notBefore(sort: GoodsSort, from: readonly number[], shape: Shape): string {
  shape.mark('from')
  const columns = columnsOf(sort)
  const values = columns.map((column, index) => shape.hidden(from[index], keyTypes[column]))
  const listed = columns.map((column) => `l.${column}`).join(', ')
  return `(${listed}) ${keys[sort].direction ? '<=' : '>='} (${values.join(', ')})`
}

interface Page {
  /** SQL of the number of rows up to the page's end. */
  reach: () => string
  /** Cuts the page out of rows `l`; the order is that of the rows. */
  cut: (rows: string, order: string) => string
}

/**
 * Which index a price range is best found by depends on how wide it is, so with one the planner sees all
 * numbers and may plan anew for them. Otherwise they are hidden, and the planner gets the page size as its limit.
 */
function pageOf({ price_min, price_max }: GoodsFilter, limit: number, offset: number, shape: Shape): Page {
  const reach = (): string => shape.hidden(limit + offset, 'int')
  if (price_min !== undefined || price_max !== undefined) {
    const shown = { limit: `${shape.value(limit)}::int`, offset: `${shape.value(offset)}::int` }
    return { reach, cut: (rows, order) => `${rows} ${order} limit ${shown.limit} offset ${shown.offset}` }
  }
  const hidden = { limit: shape.hidden(limit, 'int'), offset: shape.hidden(offset, 'int') }
  return {
    reach,
    cut: (rows, order) =>
      `select * from (${rows} ${order} limit ${largestSize} offset ${hidden.offset}) l ${order} limit ${hidden.limit}`,
  }
}

const counted = (from: string): string => `(select count(*)::int from (select from ${from} limit ${totalCap + 1}) c)`

/**
 * The ids of the page come from an index alone, the number of a class, brand or store from where it is kept. What is
 * counted is read in an order, so that it is found by the index that has the filter and never by reading the table.
 */
function plainList(filter: GoodsFilter, sort: GoodsSort, page: Page, shape: Shape, start: string): () => string {
  const made = conditions(filter, shape)
  const where = ['l.listed', ...Object.values(made)].join(' and ')
  const [kind, ...others] = Object.keys(made) as (keyof typeof made)[]
  const isKept = !others.length && kind !== 'price' && kind !== 'stock'
  const total = isKept
    ? keptCount(kind, filter, shape)
    : counted(`goods_listings l where ${where} order by l.goods_id desc`)
  const { column } = keys[sort]
  const isBySales = column === 'sale_count'
  const now = shape.at(filter.now)
  return () => {
    const columns = columnsOf(sort).map((column) => `l.${column}`)
    const table = isBySales ? 'goods_sales' : column === 'comment_count' ? 'goods_ratings' : 'goods_listings'
    const ids = page.cut(`select ${columns.join(', ')} from ${table} l where ${where}${start}`, orderBy('l', sort))
    const sales = isBySales
      ? ids
      : `select p.*, s.sale_count from (${ids}) p join goods_sales s on s.goods_id = p.goods_id`
    return `${packedCardsOf(sales, now, total)} ${orderBy('l', sort)}`
  }
}

const keptCount = (kind: 'class' | 'brand' | 'store' | undefined, filter: GoodsFilter, shape: Shape): string =>
  kind ? goodsCount(kind, shape.hidden(filter[`${kind}_id`], 'bigint')) : goodsCount('all', '0')

/**
 * Class, brand and store are tokens beside the words; filters by price and stock and sorting by price need the
 * listing.
 */
function wordsList(filter: GoodsFilter, words: SearchWords, sort: GoodsSort, page: Page, shape: Shape): () => string {
  const { now, price_min, price_max, in_stock } = filter
  const rest = Object.values(conditions({ words, now, price_min, price_max, in_stock }, shape))
  const filters = [
    ...(filter.class_id === undefined ? [] : [filterToken('class', filter.class_id)]),
    ...(filter.brand_id === undefined ? [] : [filterToken('brand', filter.brand_id)]),
    ...(filter.store_id === undefined ? [] : [filterToken('store', filter.store_id)]),
  ]
  const found = hasWords('f.tokens', { all: [...words.all, ...filters], any: words.any }, shape)
  const bySales = !rest.length && (sort === 'default' || sort === 'sales')
  // By default, goods with the words in their name come first.
  const named = { all: words.all.map(nameToken), any: words.any.map((group) => group.map(nameToken)) }
  const first = sort === 'default' ? hasWords('f.tokens', { ...named, all: [...named.all, ...filters] }, shape) : found
  const isCapped = words.isFrequent && !rest.length && !filters.length
  if (isCapped) shape.mark('f')
  const reach = bySales ? page.reach() : ''
  const at = shape.at(now)
  return () => {
    const hits = bySales ? rankedBySales(found, first, reach) : rankedByListings(found, first, rest, sort)
    const all = counted(`goods_search f where f.listed and ${found}`)
    const total = bySales ? `case when ${isFilled} then ${all} else ${counted('hits')} end` : counted('hits')
    const order = orderBy('l', sort, ['l.named desc'])
    const sales = page.cut('select l.* from hits l', order)
    return `${packedCardsOf(sales, at, isCapped ? String(totalCap + 1) : total, hits)} ${order}`
  }
}

const namedAs = (found: string, first: string): string =>
  first === found ? 'true' : `f.goods_id in (select f.goods_id from goods_search f where ${first})`

const isFilled = '(select yes from filled)'

/** If the best sellers fill the page, only they are read; otherwise everything that has the words is ranked. */
const rankedBySales = (found: string, first: string, reach: string): string => `best as materialized (
      select f.goods_id, f.sale_count from goods_search f where f.listed and f.is_top and ${first}
       order by f.sale_count desc, f.goods_id desc limit ${reach}
    ), filled as materialized (
      select count(*) = ${reach} as yes from best
    ), hits as materialized (
      select goods_id, sale_count, true as named from best where ${isFilled}
      union all
      select f.goods_id, f.sale_count, ${namedAs(found, first)} from goods_search f
       where not ${isFilled} and f.listed and ${found}
    )`

const rankedByListings = (
  found: string,
  first: string,
  rest: readonly string[],
  sort: GoodsSort,
): string => `hits as materialized (
      select l.goods_id, l.sale_count, l.price_cents${sort === 'comments' ? ', r.comment_count' : ''}, ${namedAs(found, first)} as named
        from goods_search f join goods_sales l on l.goods_id = f.goods_id
             ${sort === 'comments' ? 'join goods_ratings r on r.goods_id = f.goods_id' : ''} where f.listed and ${[found, ...rest].join(' and ')}
    )`
