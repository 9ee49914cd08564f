import { statement, type Statement } from '../../../kernel/db/db.ts'
import { goodsWithSale } from '../activities/card-sale.sql.ts'

/**
 * Filters of lists and facets as SQL. Each combination of filters and order has its own statement text, so that
 * PostgreSQL plans each with the index that fits; the statement's name encodes the combination, and it is prepared once.
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
  /** The instant of the call, by which flash sales run. */
  now: Date
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

/** A statement with its values. */
export interface Query {
  statement: Statement
  values: readonly unknown[]
}

const statements = new Map<string, Statement>()

/** Collects a statement's values and the letters of its name. */
export class Shape {
  private readonly values: unknown[] = []
  private name: string
  private instant: string | undefined
  constructor(name: string) {
    this.name = name
  }
  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`
  }
  /**
   * The same for a value that the best plan does not depend on. In a subquery the planner cannot see it, so that every
   * call costs the same by its reckoning and the plan made first is kept; planning takes longer than most lists.
   */
  hidden(value: unknown, type: 'bigint' | 'int' | 'text[]' | 'timestamptz'): string {
    return `(select ${this.value(value)}::${type})`
  }
  /** The instant of the call, which is added once. */
  at(now: Date): string {
    return (this.instant ??= this.hidden(now, 'timestamptz'))
  }
  /** Adds a part of the combination to the name. */
  mark(part: string): void {
    this.name += `.${part}`
  }
  /** The statement, whose text is put together once a combination, with the values. */
  query(text: () => string): Query {
    let made = statements.get(this.name)
    if (!made) statements.set(this.name, (made = statement(this.name, text())))
    return { statement: made, values: this.values }
  }
}

const classColumn = (level: number): string => (level === 3 ? 'l.class_id' : `l.class${level}_id`)

/** Goods of the listing that can be bought at the instant `now`: they have ordinary stock, or their flash sale has pieces left. */
export const inStock = (listing: string, now: string): string =>
  `(not ${listing}.sold_out or ${listing}.goods_id = any(${goodsWithSale(now)}))`

/** Conditions on listings `l`, one for each filter that is set. */
export function conditions(filter: GoodsFilter, shape: Shape) {
  const made: Partial<Record<'class' | 'brand' | 'store' | 'price' | 'stock', string>> = {}
  if (filter.class_id !== undefined) {
    shape.mark(`c${filter.class_level ?? 3}`)
    made.class = `${classColumn(filter.class_level ?? 3)} = ${shape.hidden(filter.class_id, 'bigint')}`
  }
  if (filter.brand_id !== undefined) {
    shape.mark('b')
    made.brand = `l.brand_id = ${shape.hidden(filter.brand_id, 'bigint')}`
  }
  if (filter.store_id !== undefined) {
    shape.mark('s')
    made.store = `l.store_id = ${shape.hidden(filter.store_id, 'bigint')}`
  }
  const bounds: string[] = []
  if (filter.price_min !== undefined) {
    shape.mark('lo')
    bounds.push(`l.price_cents >= ${shape.value(filter.price_min)}`)
  }
  if (filter.price_max !== undefined) {
    shape.mark('hi')
    bounds.push(`l.price_cents <= ${shape.value(filter.price_max)}`)
  }
  if (bounds.length) made.price = bounds.join(' and ')
  if (filter.in_stock) {
    shape.mark('in')
    made.stock = inStock('l', shape.at(filter.now))
  }
  return made
}

/** The condition that a token column contains the words. */
export function hasWords(column: string, words: SearchWords, shape: Shape): string {
  shape.mark(`w${words.all.length ? 1 : 0}${words.any.length}`)
  return [
    ...(words.all.length ? [`${column} @> ${shape.hidden(words.all, 'text[]')}`] : []),
    ...words.any.map((group) => `${column} && ${shape.hidden(group, 'text[]')}`),
  ].join(' and ')
}
