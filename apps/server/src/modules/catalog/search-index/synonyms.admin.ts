import { searchSynonyms } from '@fangshi/contract/search-synonyms'
import { failFields } from '../../../kernel/fail.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import { searchSynonyms as table } from './schema.ts'
import { writeSynonymSpellings } from './search-index.ts'
import { entriesOf, synonymToken } from './synonyms.ts'
import { forgetSpellings } from './synonyms.db.ts'

/** A change counts for what is typed at once, and for the goods that are meant when they are indexed again. */
export const synonymsAdmin = serve(searchSynonyms, {
  table,
  label: 'words',
  check: async ({ form }) => {
    for (const field of ['words', 'meanings'] as const) {
      const list = form?.[field] as string | undefined
      if (list !== undefined && !entriesOf(list).length) failFields({ [field]: 'INVALID' })
    }
  },
  toColumns: (form) => ({ ...form, is_indexed: false }),
  after: async ({ before, after }, { tx }) => {
    const { id } = (after ?? before)!
    if (before) await forgetSpellings(tx, synonymToken(id))
    if (after) await writeSynonymSpellings(tx, [after])
  },
})
