import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, ref } from '../../../kernel/db/columns.ts'
import { goods } from '../schema.ts'

/**
 * The search tokens of goods: Chinese characters and pairs of them, other words, the same prefixed with `=` where they
 * appear in the name, and tokens for class, brand and store. `listed` and `sale_count` repeat those of the listing, so
 * that a search ranks without reading it. `is_top` marks the best sellers, which have their own small index: a page
 * for a frequent word is filled from there without ranking every match.
 */
export const goodsSearch = pgTable(
  'goods_search',
  {
    goods_id: ref()
      .primaryKey()
      .references(() => goods.id),
    listed: boolean().notNull(),
    sale_count: integer().notNull(),
    is_top: boolean().notNull().default(true),
    tokens: text().array().notNull(),
  },
  (t) => [
    // Without a list of pending entries, which every search would read until the next vacuum.
    index('goods_search_tokens').using('gin', t.tokens).with({ fastupdate: false }),
    index('goods_search_top')
      .using('gin', t.tokens)
      .with({ fastupdate: false })
      .where(sql`${t.is_top}`),
  ],
)

/** Spellings of tokens: words as they are, Chinese by pinyin and initials. `near` catches one typo. */
export const searchSpellings = pgTable(
  'search_spellings',
  { spelling: text().notNull(), word: text().notNull(), near: text().array().notNull() },
  (t) => [
    uniqueIndex('search_spellings_spelling').on(t.spelling.op('text_pattern_ops'), t.word),
    index('search_spellings_near').using('gin', t.near).with({ fastupdate: false }),
  ],
)

/** What people type (`words`) for goods whose names and classes hold one of the `meanings`; lists with commas. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    words: text().notNull(),
    meanings: text().notNull(),
    /** The goods have been indexed since its last change. */
    is_indexed: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('search_synonyms_unindexed')
      .on(t.id)
      .where(sql`not ${t.is_indexed}`),
  ],
)
