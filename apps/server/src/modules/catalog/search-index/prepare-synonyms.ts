import type { Tx } from '../../../kernel/db/db.ts'
import { writeSynonymSpellings } from './search-index.ts'
import { allSynonyms } from './synonyms.db.ts'

/** Makes known how the synonyms that a migration brought are spelled. */
export async function prepareSynonyms(tx: Tx): Promise<void> {
  await writeSynonymSpellings(tx, await allSynonyms(tx))
}
