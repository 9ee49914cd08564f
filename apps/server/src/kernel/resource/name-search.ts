import { inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import type { FilterSql } from './search-plan.ts'

const separator = '\x1f'

/** The tokens of a text as the SQL function `name_tokens` makes them of names: its pairs of characters, or its only one. */
function tokensOf(text: string): SQL {
  const characters = [...text.replaceAll(separator, ' ')]
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  const tokens = pairs.length ? pairs : characters
  // One text that the database splits: it lowers letters by its own locale, and the planner sees a constant.
  return sql`string_to_array(lower(${tokens.join(separator)}), ${separator})`
}

/**
 * The filter of a name in a large table (rules §12): `like` and equality, regardless of case. A GIN index on
 * `name_tokens(column)` finds the candidates.
 */
export const nameFilter =
  (column: PgColumn | SQL) =>
  ({ op, values }: Condition): FilterSql => {
    const texts = values.map(String)
    const lowered = texts.map((text) => sql`lower(${text})`)
    // Not `like`: the planner's guess for it would spoil what the statistics of the tokens know.
    const where =
      op === 'like' ? sql`strpos(lower(${column}), ${lowered[0]}) <> 0` : inArray(sql`lower(${column})`, lowered)
    const indexed = or(...texts.map((text) => sql`name_tokens(${column}) @> ${tokensOf(text)}`))
    const isToken = op === 'like' && [...(texts[0] ?? '')].length <= 2
    return { where, indexed: texts.includes('') ? undefined : indexed, isExact: isToken }
  }
