import { inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from '@fangshi/contract/filters'
import type { Sifted } from './service.ts'

const separator = '\x1f'

/** What a text needs of the tokens that the SQL function `name_tokens` makes: its pairs of characters, or its one. */
function tokensOf(text: string): SQL {
  const signs = [...text.replaceAll(separator, ' ')]
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  // One text that the database splits: small letters are its locale's, and the planner sees a constant.
  return sql`string_to_array(lower(${(pairs.length ? pairs : signs).join(separator)}), ${separator})`
}

/**
 * The filter of a name in a large table (rules §12): `like` and equality, capitals like small letters. A GIN index on
 * `name_tokens(column)` narrows the rows down.
 */
export const nameFilter =
  (column: PgColumn | SQL) =>
  ({ op, values }: Condition): Sifted => {
    const texts = values.map(String)
    const small = texts.map((text) => sql`lower(${text})`)
    // Not `like`: the planner's guess for it would spoil what the tokens' statistics know.
    const where =
      op === 'like' ? sql`strpos(lower(${column}), ${small[0]}) <> 0` : inArray(sql`lower(${column})`, small)
    const narrow = or(...texts.map((text) => sql`name_tokens(${column}) @> ${tokensOf(text)}`))
    const isToken = op === 'like' && [...(texts[0] ?? '')].length <= 2
    return { where, narrow: texts.includes('') ? undefined : narrow, isSame: isToken }
  }
