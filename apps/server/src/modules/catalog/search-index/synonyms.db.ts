import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Synonym } from './synonyms.ts'

const all = statement('search.synonyms', 'select id, words, meanings from search_synonyms order by id')
const unindexed = statement(
  'search.unindexed_synonyms',
  'select id, words, meanings from search_synonyms where not is_indexed order by id',
)
const mark = statement(
  'search.mark_indexed',
  `update search_synonyms s set is_indexed = true from unnest($1::bigint[], $2::text[], $3::text[]) as t(id, words, meanings)
    where s.id = t.id and s.words = t.words and s.meanings = t.meanings`,
)
const forget = statement('search.forget_spellings', 'delete from search_spellings where word = $1')

export const allSynonyms = (db: Db): Promise<Synonym[]> => db.rows<Synonym>(all)

/** Those changed since goods were last indexed. */
export const unindexedSynonyms = (db: Db): Promise<Synonym[]> => db.rows<Synonym>(unindexed)

/** Marks synonyms as indexed, unless they have changed again. */
export const markIndexed = (db: Db, synonyms: readonly Synonym[]): Promise<unknown> =>
  db.rows(mark, [
    synonyms.map(({ id }) => id),
    synonyms.map(({ words }) => words),
    synonyms.map(({ meanings }) => meanings),
  ])

/** Removes the spellings of a word. */
export const forgetSpellings = (tx: Tx, word: string): Promise<unknown> => tx.rows(forget, [word])
