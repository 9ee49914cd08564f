import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { followName } from './reindex.jobs.ts'
import { writeSynonymSpellings } from './search-index.ts'
import { allSynonyms, lacksSynonyms } from './synonyms.db.ts'

/** Makes the synonyms that a migration brought usable: their spellings, and in a database with goods their index. */
export async function prepareSynonyms(tx: Tx, ctx: Context): Promise<void> {
  await writeSynonymSpellings(tx, await allSynonyms(tx))
  if (await lacksSynonyms(tx)) await followName(tx, ctx, 'synonym', 0)
}
