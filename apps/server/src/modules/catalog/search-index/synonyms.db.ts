import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Synonym } from './synonyms.ts'

const all = statement('search.synonyms', 'select id, words, meanings from search_synonyms order by id')
const unindexed = statement(
  'search.unindexed_synonyms',
  `select exists (select from goods_search) and not exists (
     select from goods_search where tokens && (select array_agg('~' || id) from search_synonyms)) as is_missing`,
)
const forget = statement('search.forget_spellings', 'delete from search_spellings where word = $1')

export const allSynonyms = (db: Db): Promise<Synonym[]> => db.rows<Synonym>(all)

/** Whether there are goods, and none of them was indexed with synonyms. */
export const lacksSynonyms = async (db: Db): Promise<boolean> =>
  (await db.row<{ is_missing: boolean }>(unindexed))?.is_missing === true

/** Removes the spellings of a word. */
export const forgetSpellings = (tx: Tx, word: string): Promise<unknown> => tx.rows(forget, [word])
