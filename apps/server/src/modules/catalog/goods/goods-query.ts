import type { goodsSorts } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import { statement, type Statement } from '../../../kernel/db/db.ts'
import { pick } from '../../../kernel/db/pick.ts'
import { filterToken, nameToken } from '../search-index/search-index.ts'

/**
 * The SQL of lists and facets. Each combination of filters and order has its own statement text, so that PostgreSQL
 * plans each with the index that fits; the statement's name encodes the combination, and it is prepared once.
 */

/** What goods must be found by: every token of `all` and one of each group of `any`. */
export interface SearchWords {
  all: readonly string[]
  any: readonly (readonly string[])[]
  /** More goods match than the cap, so counting would stop there anyway. */
  isFrequent?: boolean
}

export interface GoodsFilter {
  words: SearchWords | null
  class_id?: number | undefined
  /** Level of the class, 1 to 3. */
  class_level?: number | undefined
  brand_id?: number | undefined
  store_id?: number | undefined
  /** Cents, inclusive. */
  price_min?: number | undefined
  price_max?: number | undefined
  in_stock?: boolean | undefined
}
export type GoodsSort = (typeof goodsSorts)[number]

/** Totals are counted up to this number. */
export const totalCap = 1000

/** Rows of a page where the caller names no number, and the most that a page has. */
export const usualSize = 30
const largestSize = 100

/** A statement with its values. */
export interface Query {
  statement: Statement
  values: readonly unknown[]
}

/** Collects a statement's values and the letters of its name. */
class Shape {
  readonly values: unknown[] = []
  name = ''
  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`
  }
  /**
   * The same for a value that the best plan does not depend on. In a subquery the planner cannot see it, so that every
   * call costs the same by its reckoning and the plan made first is kept; planning takes longer than most lists.
   */
  hidden(value: unknown, type: 'bigint' | 'int' | 'text[]'): string {
    return `(select ${this.value(value)}::${type})`
  }
  /** Adds a part of the combination to the name. */
  mark(part: string): void {
    this.name += `.${part}`
  }
}

/** The columns of a card, from goods `g`, their store `s` and stock `k`. */
export const cardFields = `g.id, ${pick('g.name')} as goods_name, ${pick('g.subname')} as goods_subname, g.price_cents,
  g.market_price_cents, k.stock, g.sale_count, g.images[1] as image, g.store_id, ${pick('s.store_name')} as store_name`
export const cardJoins = `join stores s on s.id = g.store_id
  cross join lateral (select coalesce(sum(on_hand - reserved), 0)::int as stock from skus where goods_id = g.id and deleted_at is null) k`

/** Goods `g` that have a page: approved, not deleted, of a public store (rules §3); on sale or not. */
export const hasPage = `(g.deleted_at is null and g.store_public and g.review = 'examined')`

const classColumn = (level: number): string => (level === 3 ? 'g.class_id' : `g.class${level}_id`)

/** Conditions on goods `g`, one for each filter that is set. */
function conditions(filter: GoodsFilter, shape: Shape) {
  const made: Partial<Record<'class' | 'brand' | 'store' | 'price' | 'stock', string>> = {}
  if (filter.class_id !== undefined) {
    shape.mark(`c${filter.class_level ?? 3}`)
    made.class = `${classColumn(filter.class_level ?? 3)} = ${shape.hidden(filter.class_id, 'bigint')}`
  }
  if (filter.brand_id !== undefined) {
    shape.mark('b')
    made.brand = `g.brand_id = ${shape.hidden(filter.brand_id, 'bigint')}`
  }
  if (filter.store_id !== undefined) {
    shape.mark('s')
    made.store = `g.store_id = ${shape.hidden(filter.store_id, 'bigint')}`
  }
  const bounds: string[] = []
  if (filter.price_min !== undefined) {
    shape.mark('lo')
    bounds.push(`g.price_cents >= ${shape.value(filter.price_min)}`)
  }
  if (filter.price_max !== undefined) {
    shape.mark('hi')
    bounds.push(`g.price_cents <= ${shape.value(filter.price_max)}`)
  }
  if (bounds.length) made.price = bounds.join(' and ')
  if (filter.in_stock) {
    shape.mark('in')
    made.stock = 'not g.sold_out'
  }
  return made
}

/** The condition that a token column contains the words. */
function hasWords(column: string, words: SearchWords, shape: Shape): string {
  shape.mark(`w${words.all.length ? 1 : 0}${words.any.length}`)
  return [
    ...(words.all.length ? [`${column} @> ${shape.hidden(words.all, 'text[]')}`] : []),
    ...words.any.map((group) => `${column} && ${shape.hidden(group, 'text[]')}`),
  ].join(' and ')
}

/** What goods `g` are sorted by before their ids. */
const keys: Record<GoodsSort, { column?: string; direction: '' | ' desc' }> = {
  default: { column: 'sale_count', direction: ' desc' },
  sales: { column: 'sale_count', direction: ' desc' },
  newest: { direction: ' desc' },
  price_up: { column: 'price_cents', direction: '' },
  price_down: { column: 'price_cents', direction: ' desc' },
}
const columnsOf = (sort: GoodsSort): string[] => [...(keys[sort].column ? [keys[sort].column] : []), 'id']
const orderBy = (alias: string, sort: GoodsSort, first: readonly string[] = []): string =>
  `order by ${[...first, ...columnsOf(sort).map((column) => `${alias}.${column}${keys[sort].direction}`)].join(', ')}`

/** One page of cards; each row also carries the total, counted up to one beyond the cap. */
export function listQuery(
  filter: GoodsFilter,
  sort: GoodsSort,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
): Query {
  const shape = new Shape()
  shape.value(locale)
  const page = pageOf(filter, limit, offset, shape)
  const text = filter.words ? wordsList(filter, filter.words, sort, page, shape) : plainList(filter, sort, page, shape)
  return { statement: statement(`goods.list.${sort}${shape.name}`, text), values: shape.values }
}

interface Page {
  /** SQL of the two numbers. */
  limit: string
  offset: string
  /** Cuts the page out of rows `g`; the order is that of the rows. */
  cut: (rows: string, order: string) => string
}

/**
 * Which index a price range is best found by depends on how wide it is, so with one each call is planned, with all
 * numbers seen. Otherwise they are hidden, and the planner is told the most rows that a page has.
 */
function pageOf({ price_min, price_max }: GoodsFilter, limit: number, offset: number, shape: Shape): Page {
  if (price_min !== undefined || price_max !== undefined) {
    const seen = { limit: `${shape.value(limit)}::int`, offset: `${shape.value(offset)}::int` }
    return { ...seen, cut: (rows, order) => `${rows} ${order} limit ${seen.limit} offset ${seen.offset}` }
  }
  const hidden = { limit: shape.hidden(limit, 'int'), offset: shape.hidden(offset, 'int') }
  return {
    ...hidden,
    cut: (rows, order) =>
      `select * from (${rows} ${order} limit ${largestSize} offset ${hidden.offset}) g ${order} limit ${hidden.limit}`,
  }
}

const counted = (from: string) => `select count(*)::int from (select from ${from} limit ${totalCap + 1}) l`

/** The ids of the page come from an index alone; only their rows are read. */
function plainList(filter: GoodsFilter, sort: GoodsSort, page: Page, shape: Shape): string {
  const where = ['g.listed', ...Object.values(conditions(filter, shape))].join(' and ')
  const columns = columnsOf(sort).map((column) => `g.${column}`)
  const ids = page.cut(`select ${columns.join(', ')} from goods g where ${where}`, orderBy('g', sort))
  return `select (${counted(`goods g where ${where}`)}) as total, ${cardFields}
    from (${ids}) p join goods g on g.id = p.id ${cardJoins} ${orderBy('p', sort)}`
}

/**
 * Class, brand and store are tokens beside the words; filters by price and stock and sorting by price need the goods
 * row.
 */
function wordsList(filter: GoodsFilter, words: SearchWords, sort: GoodsSort, page: Page, shape: Shape): string {
  const { price_min, price_max, in_stock } = filter
  const rest = Object.values(conditions({ words, price_min, price_max, in_stock }, shape))
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
  const hits = bySales ? rankedBySales(found, first, page) : rankedByGoods(found, first, rest)
  const isCapped = words.isFrequent && !rest.length && !filters.length
  if (isCapped) shape.mark('f')
  const total = bySales ? counted(`goods_search f where f.listed and ${found}`) : counted('hits')
  const columns = [...columnsOf(sort), 'named'].map((column) => `g.${column}`)
  const ids = page.cut(`select ${columns.join(', ')} from hits g`, orderBy('g', sort, ['g.named desc']))
  return `with ${hits} select ${isCapped ? totalCap + 1 : `(${total})`} as total, ${cardFields}
      from (${ids}) p join goods g on g.id = p.id ${cardJoins} ${orderBy('p', sort, ['p.named desc'])}`
}

const namedAs = (found: string, first: string): string =>
  first === found ? 'true' : `f.goods_id in (select f.goods_id from goods_search f where ${first})`

/** If the best sellers fill the page, only they are read; otherwise everything that has the words is ranked. */
const rankedBySales = (found: string, first: string, { limit, offset }: Page): string => `best as materialized (
      select f.goods_id as id, f.sale_count from goods_search f where f.listed and f.is_top and ${first}
       order by f.sale_count desc, f.goods_id desc limit ${limit} + ${offset}
    ), hits as materialized (
      select id, sale_count, true as named from best where (select count(*) from best) = ${limit} + ${offset}
      union all
      select f.goods_id, f.sale_count, ${namedAs(found, first)} from goods_search f
       where (select count(*) from best) < ${limit} + ${offset} and f.listed and ${found}
    )`

const rankedByGoods = (found: string, first: string, rest: readonly string[]): string => `hits as materialized (
      select g.id, g.sale_count, g.price_cents, ${namedAs(found, first)} as named
        from goods_search f join goods g on g.id = f.goods_id where f.listed and ${[found, ...rest].join(' and ')}
    )`

const grouped = `grouping(class_id, brand_id, store_id)`

/**
 * Counts per class, brand and store in one pass; each ignores its own filter. `kind` says which of them a row belongs
 * to.
 */
export function facetQuery(filter: GoodsFilter): Query {
  const shape = new Shape()
  const is = conditions(filter, shape)
  const words = filter.words ? hasWords('f.tokens', filter.words, shape) : null
  const flag = (name: keyof typeof is) => `${is[name] ?? 'true'} as is_${name}`
  const all = ['class', 'brand', 'store', 'price', 'stock'] as const
  const except = (...names: string[]) =>
    all
      .filter((name) => is[name] && !names.includes(name))
      .map((name) => `is_${name}`)
      .join(' and ') || 'true'
  const count = (...names: string[]) => `count(*) filter (where ${except(...names)})::int`
  const text = `select ${grouped} as kind, class_id, brand_id, store_id,
      case ${grouped} when 3 then ${count('class')} when 5 then ${count('brand')} when 6 then ${count('store')} else ${count()} end as count,
      count(*) filter (where not sold_out and ${except('stock')})::int as in_stock,
      min(price_cents) filter (where ${except('price')}) as price_min, max(price_cents) filter (where ${except('price')}) as price_max
    from (
      select g.class_id, g.brand_id, g.store_id, g.price_cents, g.sold_out, ${all.map(flag).join(', ')}
        from goods g ${words ? 'join goods_search f on f.goods_id = g.id' : ''} where g.listed ${words ? `and ${words}` : ''}
    ) g group by grouping sets ((class_id), (brand_id), (store_id), ())`
  return { statement: statement(`goods.facets${shape.name}`, text), values: shape.values }
}

/** Whether anything on sale has the words. */
export function anyQuery(words: SearchWords): Query {
  const shape = new Shape()
  const found = hasWords('f.tokens', words, shape)
  const text = `select exists(select from goods_search f where f.listed and ${found}) as hit`
  return { statement: statement(`goods.any${shape.name}`, text), values: shape.values }
}
