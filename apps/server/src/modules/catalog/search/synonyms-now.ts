import type { Db } from '../../../kernel/db/db.ts'
import { synonymMap, type SynonymMap } from '../search-index/synonyms.ts'
import { allSynonyms } from '../search-index/synonyms.db.ts'
import { remembered } from './remembered.ts'

/** What people type → tokens, at most a second old. */
export const synonymsNow = remembered<SynonymMap>(1000, async (db: Db) => synonymMap(await allSynonyms(db)))
